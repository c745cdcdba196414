// The document that links a user to the skills catalogue. A failure is only logged: the skills are in the profile too.
import { doc, setDoc } from 'firebase/firestore';
import { findSkill } from '@marquee/domain/profile/skills';
import { firestore } from '#web/firebase/firestore.ts';

/** A skill's id in `user_skills`: the catalogue's id, or the stored id of a custom skill. */
function skillId(stored: string): string {
  return findSkill(stored)?.id ?? stored;
}

/** Whether two lists hold the same skills, as they do before and after most saves. */
export function sameSkills(some: readonly string[], others: readonly string[]): boolean {
  const ids = new Set(some.map(skillId));
  return others.every((skill) => ids.has(skillId(skill))) && ids.size === new Set(others.map(skillId)).size;
}

/** Replaces the user's `user_skills` document. Never rejects. */
export async function replaceUserSkills(uid: string, skills: readonly string[]): Promise<void> {
  try {
    const skill_ids = [...new Set(skills.map(skillId))];
    await setDoc(doc(firestore, 'user_skills', uid), { user_id: uid, skill_ids });
  } catch (error) {
    console.warn('user_skills could not be replaced; the skills stay on the profile.', error);
  }
}
