import { expect, test } from 'vitest';
import { bestLanguage, languageOf, languageVariety } from './languages.ts';

test.each([
  [['hi-IN', 'en-IN'], 'hi'],
  [['en-IN', 'hi'], 'en'],
  [['mr-IN', 'hi-IN', 'en'], 'hi'],
  [['HI'], 'hi'],
  [['fr', 'hit'], 'en'],
  [[], 'en'],
])('the best language for a browser that prefers %j is %s', (wanted, language) => {
  expect(bestLanguage(wanted)).toBe(language);
});

test('languageOf returns undefined for an unsupported language and for no language', () => {
  for (const tag of ['', 'xx', '__proto__', null, undefined]) expect(languageOf(tag)).toBeUndefined();
});

test('languageVariety returns the first preferred variant of a language that Intl accepts, or else the language', () => {
  expect(languageVariety('en', ['hi-IN', 'en-IN', 'en'])).toBe('en-IN');
  expect(languageVariety('hi', ['en-GB'])).toBe('hi');
  // A browser reports this tag on a system without a locale; Intl rejects it.
  expect(languageVariety('en', ['en-US@posix'])).toBe('en');
});
