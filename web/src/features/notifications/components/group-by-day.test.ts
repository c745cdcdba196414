import { expect, test } from 'vitest';
import { readNotification } from '@marquee/domain/notifications/notification';
import { groupByDay, namedDay } from './group-by-day.ts';

const local = (day: number, hour: number, minute = 0): number =>
  new Date(2026, 2, day, hour, minute).getTime();
const at = (id: string, created_at: number) => readNotification(id, { created_at });

test('groupByDay groups by the days of the user’s time zone and keeps the order', () => {
  const groups = groupByDay([at('c', local(2, 0, 1)), at('b', local(1, 23, 59)), at('a', local(1, 8))]);
  expect(groups.map(({ day, notifications }) => [day, notifications.map(({ id }) => id)])).toEqual([
    ['2026-03-02', ['c']],
    ['2026-03-01', ['b', 'a']],
  ]);
});

test('namedDay names today and yesterday, also across the end of a month, and no other day', () => {
  const now = local(1, 12);
  expect(namedDay('2026-03-01', now)).toBe('today');
  expect(namedDay('2026-02-28', now)).toBe('yesterday');
  expect(namedDay('2026-02-27', now)).toBeUndefined();
});
