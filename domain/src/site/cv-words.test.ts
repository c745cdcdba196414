import { expect, test } from 'vitest';
import { EMPTY_CREDIT } from '../profile/credit.ts';
import { CV_WORDS, ownCvWords, withDirected } from './cv-words.ts';

const written = (title: string, languages: readonly string[] = []) =>
  ownCvWords({ credits: [{ ...EMPTY_CREDIT, title }], introduction: '', education: '', languages });

test.each([
  ['পথের পাঁচালী', 'bn'],
  ['ਅੰਗਰੇਜ', 'pa'],
  ['ગુજરાતી નાટક', 'gu'],
  ['ଚଳଚ୍ଚିତ୍ର', 'or'],
  ['பொன்னியின் செல்வன் (2022) film', 'ta'],
  ['రాష్ట్ర ప్రేమ', 'te'],
  ['ಜ್ಞಾನ ಪ್ರೇಮ', 'kn'],
  ['കൃഷ്ണൻ', 'ml'],
  ['میرا ڈرامہ', 'ur'],
  ['तो मुंबईत आहे', 'mr'],
])('a CV whose credit is %s has the words of the language %s', (title, language) => {
  expect(written(title)).toMatchObject({ language });
});

test('Devanagari is Hindi unless the text or the first named language is Marathi', () => {
  expect(written('द्वितीय संस्कृति')).toBe('hi');
  expect(written('नाटक', ['Hindi', 'Marathi'])).toBe('hi');
  expect(written('नाटक', ['English', 'Marathi', 'Hindi'])).toMatchObject({ language: 'mr' });
});

test('a CV in Latin letters, or without any, has no words of its own', () => {
  expect(written('The Long Monsoon देश')).toBeUndefined();
  expect(written('')).toBeUndefined();
});

test.each([
  ['dir. Mani Ratnam', 'இயக்கம்: Mani Ratnam'],
  ['Dir: Mani Ratnam', 'இயக்கம்: Mani Ratnam'],
  ['Directed by Mani Ratnam', 'இயக்கம்: Mani Ratnam'],
  ['Director: Mani', 'இயக்கம்: Mani'],
  ['Dirty Films', 'Dirty Films'],
  ['dir.', 'dir.'],
])('the production %j is printed in Tamil as %j', (production, printed) => {
  expect(withDirected(production, 'இயக்கம்:')).toBe(printed);
});

test('no language gives two kinds of credits one word', () => {
  for (const { kinds } of CV_WORDS) expect(new Set(Object.values(kinds)).size).toBe(10);
});
