// The catalogue, and accounts' links to it.
import { EVERYBODY, NOBODY, OTHER, OWNER, THE_OWNER } from '../actors.ts';
import type { Collection, Writing } from '../collection.ts';
import { immutable, ownId } from '../kinds.ts';

/** A function writes the catalogue. */
const seeded: Writing = {
  may: NOBODY,
  valid: () => ({ category: 'Dance', skill_name: 'Kathak' }),
  fields: {},
};

export const skills: Collection = {
  name: 'skills/{id}',
  path: 'skills/kathak',
  stored: { category: 'Dance', skill_name: 'Kathak' },
  get: EVERYBODY,
  list: [
    { name: 'all', collection: 'skills', may: EVERYBODY },
    { name: 'of a category', collection: 'skills', where: [['category', 'EQUAL', 'Dance']], may: EVERYBODY },
  ],
  create: seeded,
  update: seeded,
  delete: NOBODY,
};

const LONGEST = 'x'.repeat(200);
const link = { user_id: OWNER, skill_id: 'kathak' };

/** The id says both fields, so that neither can be another. */
const linked: Writing = {
  may: THE_OWNER,
  valid: () => link,
  fields: { user_id: ownId(OTHER), skill_id: immutable('yoga') },
};

export const userSkills: Collection = {
  name: 'user_skills/{uid}_{skill}',
  path: `user_skills/${OWNER}_kathak`,
  stored: link,
  get: THE_OWNER,
  list: [
    { name: 'all', collection: 'user_skills', may: NOBODY },
    { name: "the owner's", collection: 'user_skills', where: [['user_id', 'EQUAL', OWNER]], may: THE_OWNER },
    {
      name: "two accounts'",
      collection: 'user_skills',
      where: [['user_id', 'IN', [OWNER, OTHER]]],
      may: NOBODY,
    },
  ],
  create: linked,
  update: linked,
  delete: THE_OWNER,
  cases: [
    {
      name: 'create: with the longest id of a skill',
      given: {},
      may: THE_OWNER,
      act: () => ({
        commit: [{ set: `user_skills/${OWNER}_${LONGEST}`, fields: { user_id: OWNER, skill_id: LONGEST } }],
      }),
    },
    {
      name: 'create: with an id of a skill that is too long',
      given: {},
      may: NOBODY,
      act: () => ({
        commit: [
          { set: `user_skills/${OWNER}_${LONGEST}x`, fields: { user_id: OWNER, skill_id: `${LONGEST}x` } },
        ],
      }),
    },
    {
      name: "update: somebody else's, whose id reads as one's own",
      given: { [`user_skills/${OWNER}_b_c`]: { user_id: `${OWNER}_b`, skill_id: 'c' } },
      may: NOBODY,
      act: () => ({
        commit: [{ set: `user_skills/${OWNER}_b_c`, fields: { user_id: OWNER, skill_id: 'b_c' } }],
      }),
    },
  ],
};
