import { expect, test } from 'vitest';
import { shortNumber, shortTick } from './short-number.ts';

test.each([0, 7, 4321, 99_999])('shortNumber shows the number %i in full', (count) => {
  for (const locale of ['en', 'en-IN', 'hi']) {
    expect(shortNumber(count, locale).replace(/\D/g, '')).toBe(String(count));
  }
});

test.each([100_000, 5_370_075, 96_291_000])(
  'shortNumber shortens the number %i to at most 6 characters in English and 8 in Hindi',
  (count) => {
    expect(shortNumber(count, 'en').length).toBeLessThanOrEqual(6);
    expect(shortNumber(count, 'hi').length).toBeLessThanOrEqual(8);
  },
);

test('numbers are grouped and shortened as in the locale, in Western digits', () => {
  expect(shortNumber(12_345, 'en-US')).toBe('12,345');
  expect(shortNumber(5_370_075, 'en-US')).toBe('5.4M');
  expect(shortNumber(5_370_075, 'en-IN')).toBe('53.7L');
  expect(shortNumber(5_370_075, 'hi')).toMatch(/^53\.7\sलाख$/);
  expect(shortTick(20_000, 'en-US')).toBe('20K');
});
