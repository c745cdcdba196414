// The link rows between a user and the skills catalogue, and the catalogue's seeding. Their failures are logged and
// shown to no one (specification, section 8, silent failures).
import {
  collection,
  doc,
  getDocs,
  getDocsFromServer,
  limit,
  query,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { User } from 'firebase/auth';
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

/** Has the function `seedSkills` fill the catalogue when it is empty. Never rejects. */
export async function seedSkillsWhenEmpty(user: Pick<User, 'getIdToken'>): Promise<void> {
  try {
    const some = await getDocsFromServer(query(collection(firestore, 'skills'), limit(1)));
    if (!some.empty) return;
    const response = await fetch('/api/seedSkills', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await user.getIdToken()}`,
      },
      body: JSON.stringify({ data: {} }),
    });
    if (!response.ok) throw new Error(`seedSkills answered ${String(response.status)}.`);
  } catch (error) {
    console.warn('The skills catalogue could not be seeded.', error);
  }
}
