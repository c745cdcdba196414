import { expect, test } from 'vitest';
import { addDays } from '../values/calendar-day.ts';
import { LIMITS } from '../values/limits.ts';
import {
  availabilityOf,
  containsPeriod,
  lastDayToPlan,
  mergePeriods,
  readPeriods,
  storedPeriod,
} from './busy-dates.ts';

const TODAY = '2026-11-23';

const read = (...stored: readonly unknown[]): string[] => readPeriods(stored, TODAY).map(storedPeriod);

test('a busy period is read until its last day is over', () => {
  expect(read('2026-11-01/2026-11-22')).toEqual([]);
  expect(read('2026-11-01/2026-11-23')).toEqual(['2026-11-01/2026-11-23']);
});

test.each([
  ['has as many days as one may have', addDays(TODAY, 5), LIMITS.busy.days - 1, true],
  ['has a day more than one may have', addDays(TODAY, 5), LIMITS.busy.days, false],
  ['begins on the last day to plan', lastDayToPlan(TODAY), 3, true],
])('a busy period that %s (from %s for %i days more) is read: %s', (_what, first, days, isRead) => {
  const stored = `${first}/${addDays(first, days)}`;
  expect(read(stored)).toEqual(isRead ? [stored] : []);
});

test('busy periods are read in calendar order, and those that overlap or leave no day between them are joined', () => {
  expect(
    read('2027-01-05/2027-01-05', '2026-12-08/2026-12-12', '2026-12-03/2026-12-09', '2026-12-13/2026-12-14'),
  ).toEqual(['2026-12-03/2026-12-14', '2027-01-05/2027-01-05']);
  expect(read('2026-12-01/2026-12-20', '2026-12-03/2026-12-04')).toEqual(['2026-12-01/2026-12-20']);
  expect(read('2026-12-01/2026-12-02', '2026-12-04/2026-12-05')).toHaveLength(2);
});

test.each([
  'from December',
  '2026-12-03',
  '2026-12-09/2026-12-03',
  '2026-12-03/2026-12-09/2026-12-10',
  '2026-12-03/2026-12-09T18:00',
  '2027-02-29/2027-03-01',
  '2026-12-03/2028-12-03',
  `${addDays(lastDayToPlan(TODAY), 1)}/${addDays(lastDayToPlan(TODAY), 2)}`,
  '9999-12-03/9999-12-09',
  7,
  null,
  { first: '2026-12-03', last: '2026-12-09' },
  ['2026-12-03', '2026-12-09'],
])('the stored entry %j is read as no busy period', (stored) => {
  expect(read(stored)).toEqual([]);
});

test.each([undefined, null, 7, {}, { length: 9 }])(
  'the stored value %j is read as no busy periods',
  (stored) => {
    expect(readPeriods(stored, TODAY)).toEqual([]);
  },
);

test('a text of a million characters is read as no busy period', () => {
  const text = `2026-12-03/${'9'.repeat(1_000_000)}`;
  expect(read(text)).toEqual([]);
  expect(readPeriods(text, TODAY)).toEqual([]);
});

test('the first twenty busy periods to come are read, although thirty that are over are stored before them', () => {
  const over = Array.from({ length: 30 }, () => '2020-01-01/2020-01-02');
  const coming = Array.from({ length: 40 }, (_, index) => addDays(TODAY, 2 * (40 - index)));
  const periods = read(...over, ...coming.map((day) => `${day}/${day}`));
  expect(periods).toHaveLength(LIMITS.busy.periods);
  expect(periods[0]).toBe('2026-11-25/2026-11-25');
});

test('periods that together are longer than a stored one are divided, and are read with every day', () => {
  const [first, next] = [addDays(TODAY, 1), addDays(TODAY, LIMITS.busy.days - 10)];
  const periods = [
    { first, last: addDays(TODAY, LIMITS.busy.days) },
    { first: next, last: addDays(next, 100) },
  ];
  const merged = mergePeriods(periods);
  expect(merged).toHaveLength(2);
  const stored = readPeriods(merged.map(storedPeriod), TODAY);
  expect(stored).toEqual(merged);
  expect(periods.map((period) => containsPeriod(stored, period))).toEqual([true, true]);
});

const ONE = { first: '2026-12-01', last: '2026-12-04' };
const NEXT = { first: '2026-12-05', last: '2026-12-06' };
const LATER = { first: '2026-12-08', last: '2026-12-09' };

test.each([
  ['neighbouring periods that have all its days', [ONE, NEXT, LATER], '2026-12-02', '2026-12-06', true],
  ['periods with a gap', [ONE, LATER], '2026-12-02', '2026-12-06', false],
  ['a period that it outlasts by a day', [ONE], '2026-12-02', '2026-12-05', false],
  ['a period whose last day it is', [ONE], '2026-12-04', '2026-12-04', true],
  ['a period after one that is over before it', [ONE, LATER], '2026-12-08', '2026-12-09', true],
])('a period is contained in %s (%o, from %s to %s): %s', (_what, sorted, first, last, isContained) => {
  expect(containsPeriod(sorted, { first, last })).toBe(isContained);
});

test.each([
  ['no date given', '', [], { free: '', busy: [] }],
  ['a day of which a part is typed', 'unfinished', [], { free: '', busy: [] }],
  ['a day to come', '2026-12-12', [], { free: '2026-12-12', busy: [] }],
  ['today', TODAY, [], { free: TODAY, busy: [] }],
  ['a day that is over', '2024-01-01', [], { free: TODAY, busy: [] }],
  ['work today', TODAY, ['2026-11-20/2026-11-25'], { free: '2026-11-26', busy: [] }],
  [
    'work on the first free day',
    '2026-12-04',
    ['2026-12-01/2026-12-01', '2026-12-03/2026-12-09', '2026-12-20/2026-12-20'],
    { free: '2026-12-10', busy: [{ first: '2026-12-20', last: '2026-12-20' }] },
  ],
  ['work from the chosen day on', '2026-12-03', ['2026-12-03/2026-12-09'], { free: '2026-12-10', busy: [] }],
  ['work until the chosen day', '2026-12-09', ['2026-12-03/2026-12-09'], { free: '2026-12-10', busy: [] }],
  [
    'busy periods alone',
    '',
    ['2026-11-20/2026-11-25'],
    { free: '', busy: [{ first: '2026-11-20', last: '2026-11-25' }] },
  ],
])(
  'availabilityOf returns the first free day and the busy periods after it: %s',
  (_what, from, busy, expected) => {
    expect(availabilityOf(from, busy, TODAY)).toEqual(expected);
  },
);
