// The rows of `user_skills` between a user and the skills catalogue. A failure is logged and shown to no one: the skills
// are on the profile too.
import { collection, doc, getDocs, query, where, writeBatch } from 'firebase/firestore';
import { findSkill } from '@marquee/domain/skills';
import { firestore } from '../../../firebase/firestore.ts';

/** The id a stored skill has in `user_skills`: the catalogue's, or the custom one; safe inside a document's id. */
function skillId(stored: string): string {
  return findSkill(stored)?.id ?? stored.replaceAll('/', '%2F');
}

/** Whether two profiles have the same rows: most saves change no skill, and need not read them. */
export function sameSkills(some: readonly string[], others: readonly string[]): boolean {
  const ids = new Set(some.map(skillId));
  return others.every((skill) => ids.has(skillId(skill))) && ids.size === new Set(others.map(skillId)).size;
}

/** Replaces the user's `user_skills` rows. Never rejects. */
export async function replaceUserSkills(uid: string, skills: readonly string[]): Promise<void> {
  try {
    const rows = collection(firestore, 'user_skills');
    const before = await getDocs(query(rows, where('user_id', '==', uid)));
    const ids = new Set(skills.map(skillId));
    const stored = new Set(before.docs.map((row) => String(row.get('skill_id'))));
    const left = before.docs.filter((row) => !ids.has(String(row.get('skill_id'))));
    const added = [...ids].filter((id) => !stored.has(id));
    if (left.length === 0 && added.length === 0) return;
    const batch = writeBatch(firestore);
    for (const row of left) batch.delete(row.ref);
    for (const skill_id of added) batch.set(doc(rows, `${uid}_${skill_id}`), { user_id: uid, skill_id });
    await batch.commit();
  } catch (error) {
    console.warn('user_skills could not be replaced; the skills stay on the profile.', error);
  }
}
