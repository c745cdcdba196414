import { expect, test } from 'vitest';
import { EMPTY_FACTS, type Facts } from '@marquee/domain/profile/facts';
import { emptyProfile, type Profile } from '@marquee/domain/profile/profile';
import { textsIn } from '../document/site-texts.ts';
import { confirmedMonth, factRows, keyFacts, languageNames, monthText, sizeRows } from './fact-rows.ts';

const ENGLISH = textsIn('en');

const profile = (changes: Partial<Profile>): Profile => ({ ...emptyProfile('u1'), ...changes });
const withFacts = (facts: Partial<Facts>): Profile => profile({ facts: { ...EMPTY_FACTS, ...facts } });

test('the key facts are playing age, height and city, as far as given', () => {
  const full = profile({ screen_age_min: 22, screen_age_max: 32, height: '165 cm', location: 'Pune' });
  expect(keyFacts(full, ENGLISH).map(({ value }) => value)).toEqual(['22 - 32 yrs', '165 cm', 'Pune']);
  expect(keyFacts(profile({ screen_age_min: 22, location: 'Pune' }), ENGLISH)).toEqual([
    { label: 'Location', value: 'Pune' },
  ]);
});

test('languages are shown with their level, and a language named ‘constructor’ without a level', () => {
  const speaker = profile({
    languages: ['Marathi', 'Hindi', 'constructor'],
    language_levels: { Marathi: 'native' },
  });
  expect(languageNames(speaker, ENGLISH)).toEqual(['Marathi (native)', 'Hindi', 'constructor']);
});

test('a month is worded in Hindi', () => {
  expect(monthText('2031-04', 'hi')).toBe('अप्रैल 2031');
});

test('a fact is shown with the label of its stored id, and a text of the actor’s own unchanged', () => {
  const rows = factRows(withFacts({ eyes: 'dark_brown', hair: 'Undercut', travel: 'yes' }), ENGLISH, 'en');
  expect(rows).toEqual([
    { label: 'Eyes', value: 'Dark brown' },
    { label: 'Hair', value: 'Undercut' },
    { label: 'Willing to travel', value: 'Yes' },
  ]);
});

test('an association and its number are one fact', () => {
  const rows = factRows(withFacts({ association: 'CINTAA', association_number: '123' }), ENGLISH, 'en');
  expect(rows).toEqual([{ label: 'Association', value: 'CINTAA · 123' }]);
});

test('sizes are listed apart from the other facts', () => {
  expect(sizeRows(withFacts({ chest: '38 in', eyes: 'green' }), ENGLISH, 'en')).toEqual([
    { label: 'Chest', value: '38 in' },
  ]);
});

test.each([
  // In India it is half past midnight on the first of December.
  [Date.UTC(2026, 10, 30, 19, 0), 'December 2026'],
  [null, ''],
  [8_640_000_000_000_001, ''],
])('the month in India of details that were confirmed at %j is %j', (confirmed_at, month) => {
  expect(confirmedMonth(profile({ confirmed_at }), 'en')).toBe(month);
});
