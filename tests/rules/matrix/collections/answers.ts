import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import type { Collection, Writing } from '../collection.ts';
import { storedProfile } from './profiles.ts';

/** No client may write the answers: a function does. */
const writing: Writing = { may: NOBODY, valid: () => ({ answers: {} }), fields: {} };

export const answers: Collection = {
  name: 'profiles/{uid}/private/answers',
  path: `profiles/${OWNER}/private/answers`,
  stored: { answers: { '0123456789abc': { answer: 'got_it', first_at: 1, answered_at: 1 } } },
  world: { [`profiles/${OWNER}`]: storedProfile({ is_profile_public: true }) },
  get: THE_OWNER,
  list: [],
  create: writing,
  update: writing,
  delete: NOBODY,
};
