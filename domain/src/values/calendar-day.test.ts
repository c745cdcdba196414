import { expect, test } from 'vitest';
import { addDays, isCalendarDate, dayInIndia } from './calendar-day.ts';

test('isCalendarDate accepts a day that exists, and refuses other days and those from 2100 on', () => {
  expect(isCalendarDate('2000-02-29')).toBe(true);
  expect(isCalendarDate('1999-02-29')).toBe(false);
  expect(isCalendarDate('2100-01-01')).toBe(false);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
])('the day %s plus %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  ['2026-11-23T18:29:59Z', '2026-11-23'],
  ['2026-11-23T18:30:00Z', '2026-11-24'],
])('dayInIndia at %s is %s', (now, day) => {
  expect(dayInIndia(Date.parse(now))).toBe(day);
});
