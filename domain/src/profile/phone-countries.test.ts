import { expect, test, vi } from 'vitest';

/** The module as an app that has just opened has it. */
async function opened() {
  vi.resetModules();
  return await import('./phone-number.ts');
}

test.each([
  ['+44 20 7946 0958', '442079460958'],
  ['+44 20 7946 095', '44207946095'],
  ['+44 2079', ''],
  ['+44 20 7946 0958 1234', ''],
  ['+0 44 20 7946 0958', ''],
])(
  'before the countries are loaded, the number %s has the digits %j by its length',
  async (typed, digits) => {
    const { internationalDigits } = await opened();
    expect(internationalDigits(typed)).toBe(digits);
  },
);

test.each([
  ['+44 20 7946 0958', '442079460958'],
  ['+44 20 7946 095', ''],
])('once the countries are loaded, the number %s has the digits %j', async (typed, digits) => {
  const { areForeignNumbersChecked, internationalDigits } = await opened();
  const { loadPhoneCountries } = await import('./phone-countries.ts');
  expect(areForeignNumbersChecked()).toBe(false);
  await loadPhoneCountries();
  expect(areForeignNumbersChecked()).toBe(true);
  expect(internationalDigits(typed)).toBe(digits);
});
