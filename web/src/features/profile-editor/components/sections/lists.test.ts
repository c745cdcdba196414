import { expect, test } from 'vitest';
import { LIMITS } from '@marquee/domain/values/limits';
import { skillName } from '@marquee/domain/profile/skills';
import { moved } from '#web/components/sorting/sortable-ids.ts';
import { parseWhole } from '#web/profile-form/fields/number-field.tsx';
import { platformOf } from '#web/profile-form/fields/platform-of.ts';
import { withLanguage } from '#web/profile-form/fields/with-language.ts';
import { addSkill, skillCategory } from './skill-list.ts';

test('a skill of the catalogue is stored by its name, whatever its case', () => {
  expect(addSkill([], ' kathak ', 5)).toEqual({ skills: ['Kathak'] });
  expect(skillCategory('kathak')).toBe('Dance');
});

test('a skill that the catalogue lacks is stored as a custom skill, whose name is as typed', () => {
  const added = addSkill(['Kathak'], 'Fire-eating / juggling', 5);
  const skills = 'skills' in added ? added.skills : [];
  expect(skills).toEqual(['Kathak', 'custom-5-Fire-eating%20%2F%20juggling']);
  expect(skillName(skills[1] ?? '')).toBe('Fire-eating / juggling');
  expect(skillCategory(skills[1] ?? '')).toBeUndefined();
});

test('addSkill refuses an empty skill, one that is listed, a sixteenth and one that is too long', () => {
  const full = Array.from({ length: LIMITS.skills }, (_, at) => `custom-1-skill${String(at)}`);
  expect(addSkill([], '  ', 5)).toEqual({ problem: 'empty' });
  expect(addSkill(['custom-1-Fire%20eating'], 'fire EATING', 5)).toEqual({ problem: 'duplicate' });
  expect(addSkill(full, 'Kathak', 5)).toEqual({ problem: 'full' });
  expect(addSkill([], 'x'.repeat(LIMITS.skill), 5)).toEqual({ problem: 'too-long' });
});

test('withLanguage adds a language unless it is empty or listed in any case', () => {
  expect(withLanguage(['Hindi'], ' konkani ')).toEqual(['Hindi', 'konkani']);
  expect(withLanguage(['Hindi'], 'tamil')).toEqual(['Hindi', 'Tamil']);
  expect(withLanguage(['Hindi'], 'HINDI')).toEqual(['Hindi']);
  expect(withLanguage(['Hindi'], ' ')).toEqual(['Hindi']);
});

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube'],
  ['instagram.com/reel/x', 'instagram'],
  ['https://vimeo.com/1', undefined],
])('the platform of %j is %s', (url, platform) => {
  expect(platformOf(url)).toBe(platform);
});

test.each([
  ['25', 25],
  ['025', 25],
  ['abc', 0],
  ['-3', 0],
  ['3.7', 3],
  ['', 0],
])('parseWhole reads %j as %i', (typed, number) => {
  expect(parseWhole(typed)).toBe(number);
});

test('moved puts an item at its new index, and returns the list as it was for an index beyond its end', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a'], 5, 0)).toEqual(['a']);
});
