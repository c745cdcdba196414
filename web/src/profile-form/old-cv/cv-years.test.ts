import { expect, test } from 'vitest';
import { isStatus, yearNamed } from './cv-years.ts';

test.each([
  ['2019', 2019, true],
  ['(2019)', 2019, true],
  ['’19', 2019, true],
  ['2019-20', 2020, false],
  ['२०१९-२०', 2020, false],
  ['2018, 2020 & 2021', 2021, false],
  ['2019–present', 2019, false],
  ['since 2018', 2018, false],
  ['2018 onwards', 2018, false],
  ['Jan-Mar 2020', 2020, false],
  ['15-20 Jan 2018', 2018, false],
  ['12th January 2020', 2020, false],
  ['Jan’20', 2020, false],
  ['11/25', 2025, false],
  ['15/01/2018', 2018, false],
  ['2019-05-12', 2019, false],
  ['2005-06-12', 2005, false],
  ['Late 2019', 2019, false],
  ['2019 Season', 2019, false],
])('‘%s’ says the year %i', (text, year, isExact) => {
  expect(yearNamed(text)).toEqual({ year, isExact });
});

test.each([
  ['- 2025'],
  ['Summer of 2019'],
  ['Mission 2020'],
  ['1942'],
  ['2099 shows'],
  ['120 2019'],
  ['May'],
  ['5-10'],
  ['7.0/10'],
  ['8.1/10'],
])('‘%s’ says no year', (text) => {
  expect(yearNamed(text)).toBeUndefined();
});

test.each([
  ['Post-production'],
  ['Yet to be released'],
  ['Releasing in 2026'],
  ['Season 2'],
  ['S1 E4'],
  ['25 episodes'],
  ['Shooting'],
])('‘%s’ stands in place of a year', (text) => {
  expect(isStatus(text)).toBe(true);
});
