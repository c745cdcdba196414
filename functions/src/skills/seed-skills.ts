// Writes the built-in skills catalogue when there is none.
import type { Firestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/https';
import { SKILLS } from '@marquee/domain/profile/skills';
import { firestore } from '../runtime/admin.ts';
import { CALL_OPTIONS } from '../runtime/function-options.ts';
import { requireCaller } from '../requests/caller.ts';
import { orUnavailable } from '../requests/or-unavailable.ts';

/** Returns how many skills were written: none when some exist. Ids are fixed: a second call changes nothing. */
export async function seedCatalogue(database: Firestore): Promise<number> {
  const skills = database.collection('skills');
  const { empty } = await skills.limit(1).get();
  if (!empty) return 0;
  const batch = database.batch();
  for (const { id, category, skill_name } of SKILLS) batch.set(skills.doc(id), { category, skill_name });
  await batch.commit();
  return SKILLS.length;
}

export const seedSkills = onCall(CALL_OPTIONS, async (request): Promise<{ readonly seeded: number }> => {
  await requireCaller(request);
  return orUnavailable('skills not seeded', 'The skills could not be written', async () => ({
    seeded: await seedCatalogue(firestore()),
  }));
});
