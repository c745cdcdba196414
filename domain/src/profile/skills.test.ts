import { expect, it } from 'vitest';
import { customSkill, findSkill, skillName, SKILLS } from './skills.ts';

it('the catalogue has 62 skills in 5 categories of 15, 6, 15, 15 and 11', () => {
  const counts = new Map<string, number>();
  for (const { category } of SKILLS) counts.set(category, (counts.get(category) ?? 0) + 1);
  expect([...counts.values()]).toEqual([15, 6, 15, 15, 11]);
});

it('the ids of the skills catalogue are unique slugs that no custom skill has, and findSkill finds one of them', () => {
  const ids = SKILLS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(62);
  expect(ids.every((id) => /^[a-z0-9-]+$/.test(id) && !/^(temp|custom)-/.test(id))).toBe(true);
  expect(findSkill('acting-tv-web-series')?.skill_name).toBe('Acting (TV / Web Series)');
});

it.each([
  ['Kathak', 'Kathak'],
  ['kathak', 'Kathak'],
  [customSkill('Kalari-payattu & more', 12), 'Kalari-payattu & more'],
  ['temp-17-Stage%20Combat', 'Stage Combat'],
  ['custom-17-100%', '100%'],
  ['Puppets, custom-made by hand', 'Puppets, custom-made by hand'],
  ['Something of one’s own', 'Something of one’s own'],
])('the stored skill %s is named %s', (stored, name) => {
  expect(skillName(stored)).toBe(name);
});
