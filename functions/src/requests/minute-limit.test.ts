import { expect, test } from 'vitest';
import { MINUTE } from '@marquee/domain/values/time';
import { minuteLimit } from './minute-limit.ts';

const own = { name: '192.0.2.1', share: 1 };
const around = { name: '192.0.2.0/24', share: 2 };
const NOON = Date.UTC(2026, 4, 20, 12);

test('a network’s calls are accepted up to the limit in a minute of the clock, and again in the next minute', () => {
  const isWithin = minuteLimit(2);
  expect([0, 1, MINUTE - 1, MINUTE].map((later) => isWithin([own], NOON + later))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('a call is refused if one of its networks has reached its share, and then counts for none', () => {
  const isWithin = minuteLimit(2);
  const neighbour = { ...own, name: '192.0.2.2' };
  expect([own, own, own].map((source) => isWithin([source, around], NOON))).toEqual([true, true, false]);
  expect([neighbour, neighbour, neighbour].map((source) => isWithin([source, around], NOON))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isWithin([{ ...own, name: '192.0.2.3' }, around], NOON)).toBe(false);
  expect(isWithin([{ ...own, name: '192.0.2.3' }], NOON)).toBe(true);
});

test('each route has a limit of its own', () => {
  const [one, other] = [minuteLimit(1), minuteLimit(1)];
  expect([one([own], NOON), one([own], NOON), other([own], NOON)]).toEqual([true, false, true]);
});
