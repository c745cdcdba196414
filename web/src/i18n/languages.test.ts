import { expect, test } from 'vitest';
import { bestLanguage, languageOf, languageVariety } from './languages.ts';

test.each([
  [['hi-IN', 'en-IN'], 'hi'],
  [['en-IN', 'hi'], 'en'],
  [['mr-IN', 'hi-IN', 'en'], 'hi'],
  [['HI'], 'hi'],
  [['fr', 'hit'], 'en'],
  [[], 'en'],
])('a browser that asks for %j gets %s', (wanted, language) => {
  expect(bestLanguage(wanted)).toBe(language);
});

test('a stored or linked language that we do not offer is undefined', () => {
  for (const tag of ['', 'xx', '__proto__', null, undefined]) expect(languageOf(tag)).toBeUndefined();
});

test('languageVariety returns the visitor’s regional variant of a language, unless Intl rejects it', () => {
  expect(languageVariety('en', ['hi-IN', 'en-IN', 'en'])).toBe('en-IN');
  expect(languageVariety('hi', ['en-GB'])).toBe('hi');
  // A browser reports this tag on a system without a locale; Intl rejects it.
  expect(languageVariety('en', ['en-US@posix'])).toBe('en');
});
