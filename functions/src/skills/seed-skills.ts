// Writes the built-in skills catalogue when there is none.
import type { Firestore } from 'firebase-admin/firestore';
import { SKILLS } from '@marquee/domain/profile/skills';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { firestore } from '../runtime/admin.ts';
import { callRoute } from '../requests/call-route.ts';
import { anyInput } from '../requests/input.ts';

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

export const seedSkills = callRoute({
  path: ENDPOINTS.seedSkills,
  callers: 'account',
  accountPerMinute: 60,
  atOnce: 20,
  seconds: 30,
  input: anyInput,
  badInput: '',
  failure: { event: 'skills not seeded', message: 'The skills could not be written' },
  act: async (): Promise<{ readonly seeded: number }> => ({ seeded: await seedCatalogue(firestore()) }),
});
