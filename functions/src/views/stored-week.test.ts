import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { noViews } from '@marquee/domain/views/views';
import { HOUR } from '@marquee/domain/values/time';
import { expect, test } from 'vitest';
import { notifiedInHour, readWeek, weekFields } from './stored-week.ts';

const WEEK = '2026-11-16w';
const DAY_OF_WEEK = '2026-11-18';

const document = (data: unknown) => ({ id: WEEK, data: () => data }) as unknown as DocumentSnapshot;

test('a week is read as it was stored, and a change adds to the counts of its day', () => {
  const counts = { ...noViews(DAY_OF_WEEK), count: 2 };
  const first = weekFields(readWeek(document(undefined)), { counts, hour: 7, notified: 3 });
  const second = weekFields(readWeek(document(first)), { counts, hour: 8, notified: 1 });
  expect(readWeek(document(second))).toMatchObject({
    days: [{ day: DAY_OF_WEEK, count: 4 }],
    hour: 8,
    notified: 1,
  });
});

test.each([undefined, {}, { days: 'x', hour: 'x', notified: null }, { days: [7], hour: {}, notified: [3] }])(
  'the stored week %j has no views, and nobody was notified in it',
  (data) => {
    expect(readWeek(document(data))).toEqual({ days: [], hour: 0, notified: 0 });
  },
);

test('the viewers notified in an hour are forgotten in the next, and a late view counts towards the present one', () => {
  const week = { days: [], hour: 100, notified: 9 };
  expect(notifiedInHour(week, 100 * HOUR + 1)).toEqual({ hour: 100, notified: 9 });
  expect(notifiedInHour(week, 101 * HOUR)).toEqual({ hour: 101, notified: 0 });
  expect(notifiedInHour(week, 99 * HOUR)).toEqual({ hour: 100, notified: 9 });
});
