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

test('a period is contained in neighbouring ones that have all its days, and in none with a gap', () => {
  const [one, next, later] = ['2026-12-01/2026-12-04', '2026-12-05/2026-12-06', '2026-12-08/2026-12-09'].map(
    (stored) => ({ first: stored.slice(0, 10), last: stored.slice(11) }),
  );
  const period = { first: '2026-12-02', last: '2026-12-06' };
  expect(
    containsPeriod(
      [one, next, later].flatMap((each) => each ?? []),
      period,
    ),
  ).toBe(true);
  expect(
    containsPeriod(
      [one, later].flatMap((each) => each ?? []),
      period,
    ),
  ).toBe(false);
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
