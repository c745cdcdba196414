import { expect, test } from 'vitest';
import { LANGUAGES, LOCATIONS } from '@marquee/domain/profile/options';
import { SKILL_CATEGORIES, SKILLS } from '@marquee/domain/profile/skills';
import * as english from './catalogue.ts';
import { createI18n } from './create-i18n.ts';
import { casting as hindi } from './hi/casting.ts';
import { shownCity, shownLanguage, shownSkill } from './listed-name.ts';

const en = createI18n(english).getFixedT('en', 'casting');
const hi = createI18n({ casting: hindi }, 'hi').getFixedT('hi', 'casting');

test('every language, city and skill of the lists has a Hindi name, and so has each kind of skills', () => {
  const names = [
    ...LANGUAGES.map((name) => shownLanguage(name, hi)),
    ...LOCATIONS.map((name) => shownCity(name, hi)),
    ...SKILLS.map(({ skill_name }) => shownSkill(skill_name, hi)),
    ...SKILL_CATEGORIES.map((name) => hi(`skillCategories.${name}`)),
  ];
  for (const name of names) expect(name).toMatch(/^[\p{Script=Devanagari}\p{P} -]+$/u);
  expect(Object.keys(hindi.skills)).toHaveLength(SKILLS.length);
});

test('a city, language or skill of the lists is shown by its English name', () => {
  expect([shownLanguage('Hindi', en), shownCity('Pune', en), shownSkill('kathak', en)]).toEqual([
    'Hindi',
    'Pune',
    'Kathak',
  ]);
});

test('a city, language or skill that is not in the lists is shown as it was typed', () => {
  expect([
    shownLanguage('Ahirani', hi),
    shownCity('Nashik', hi),
    shownSkill('custom-1-Fire%20eating', hi),
  ]).toEqual(['Ahirani', 'Nashik', 'Fire eating']);
});
