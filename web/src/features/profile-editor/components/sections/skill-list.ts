// Adds to the list of stored skills: nothing empty, no duplicates, 15 at most.
import { LIMITS } from '@marquee/domain/values/limits';
import { customSkill, SKILLS, skillName, type SkillCategory } from '@marquee/domain/profile/skills';

export type SkillProblem = 'empty' | 'duplicate' | 'full' | 'too-long';

/** A skill's category in the catalogue; `undefined` for a custom one. */
export function skillCategory(stored: string): SkillCategory | undefined {
  const name = skillName(stored);
  return SKILLS.find((skill) => skill.skill_name === name)?.category;
}

/** The list with a skill added, or the problem. Catalogue skills are stored by name, others as a custom id. */
export function addSkill(
  skills: readonly string[],
  typed: string,
  now: number,
): { readonly skills: readonly string[] } | { readonly problem: SkillProblem } {
  const name = typed.trim();
  if (name === '') return { problem: 'empty' };
  const isSame = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
  if (skills.some((skill) => isSame(skillName(skill)))) return { problem: 'duplicate' };
  if (skills.length >= LIMITS.skills) return { problem: 'full' };
  const catalogued = SKILLS.find((skill) => isSame(skill.skill_name));
  const stored = catalogued?.skill_name ?? customSkill(name, now);
  return stored.length > LIMITS.skill ? { problem: 'too-long' } : { skills: [...skills, stored] };
}
