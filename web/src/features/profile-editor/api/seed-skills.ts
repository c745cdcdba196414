import { collection, getDocsFromServer, limit, query } from 'firebase/firestore';
import type { User } from 'firebase/auth';
import { firestore } from '../../../firebase/firestore.ts';

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
