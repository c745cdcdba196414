import { expect, test } from 'vitest';
import { shortNumber } from './short-number.ts';

test.each([0, 7, 4321, 99_999])('%i stays whole', (count) => {
  expect(shortNumber(count).replace(/\D/g, '')).toBe(String(count));
});

test.each([100_000, 5_370_075, 96_291_000])('%i is short', (count) => {
  expect(shortNumber(count).length).toBeLessThanOrEqual(6);
});
