import { afterAll, beforeEach, expect, test } from 'vitest';
import { loadPhoneCountries } from './phone-countries.ts';
import { areForeignNumbersChecked, checkForeignNumbers, internationalDigits } from './phone-number.ts';

beforeEach(() => {
  checkForeignNumbers(undefined);
});
afterAll(loadPhoneCountries);

test.each([
  ['+44 20 7946 0958', '442079460958'],
  ['+44 20 7946 095', '44207946095'],
  ['+44 2079', ''],
  ['+44 20 7946 0958 1234', ''],
  ['+0 44 20 7946 0958', ''],
])('before the countries are loaded, the number %s has the digits %j by its length', (typed, digits) => {
  expect(areForeignNumbersChecked()).toBe(false);
  expect(internationalDigits(typed)).toBe(digits);
});

test.each([
  ['+44 20 7946 0958', '442079460958'],
  ['+44 20 7946 095', ''],
])('once the countries are loaded, the number %s has the digits %j', async (typed, digits) => {
  await loadPhoneCountries();
  expect(areForeignNumbersChecked()).toBe(true);
  expect(internationalDigits(typed)).toBe(digits);
});
