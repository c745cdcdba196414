import { collection, getDocsFromServer, limit, query } from 'firebase/firestore';
import { firestore } from '#web/firebase/firestore.ts';

/** Calls the function `seedSkills`, which fills the catalogue when it is empty. Never rejects. */
export async function seedSkillsWhenEmpty(): Promise<void> {
  try {
    const some = await getDocsFromServer(query(collection(firestore, 'skills'), limit(1)));
    if (!some.empty) return;
    const { callFunction } = await import('#web/firebase/functions.ts');
    await callFunction('seedSkills', {});
  } catch (error) {
    console.warn('The skills catalogue could not be seeded.', error);
  }
}
