// The skill catalogue, and each account's selected skills.
import { EVERYBODY, NOBODY, OTHER, OWNER, THE_OWNER } from '../actors.ts';
import { commitRow, type Collection, type Writing } from '../collection.ts';
import { extend, list, ownId } from '../kinds.ts';
import { CREATED } from '../values.ts';

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

const link = { user_id: OWNER, skill_ids: ['kathak', 'yoga'] };

const linked: Writing = {
  may: THE_OWNER,
  valid: () => link,
  fields: {
    user_id: ownId(OTHER),
    skill_ids: extend(list(15, 'kathak'), {
      accepted: { 'of the greatest length': ['x'.repeat(3000)] },
      refused: { 'too long together': ['x'.repeat(3001)] },
    }),
  },
};

export const userSkills: Collection = {
  name: 'user_skills/{uid}',
  path: `user_skills/${OWNER}`,
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
    commitRow(
      'create: under an id of its own making',
      NOBODY,
      {},
      { set: `user_skills/${OWNER}_2`, fields: link },
    ),
    commitRow(
      'create: of an account that has been deleted',
      NOBODY,
      { [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
      { set: `user_skills/${OWNER}`, fields: link },
    ),
    commitRow(
      'delete: an older document of one skill',
      THE_OWNER,
      { [`user_skills/${OWNER}_kathak`]: { user_id: OWNER, skill_id: 'kathak' } },
      { delete: `user_skills/${OWNER}_kathak` },
    ),
  ],
};
