import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import type { Collection, Writing } from '../collection.ts';
import { storedProfile } from './profiles.ts';

const VIEWS = `profiles/${OWNER}/views`;

/** No client may write the counts: functions do. */
const writing: Writing = { may: NOBODY, valid: () => ({ count: 1_000_000 }), fields: {} };

export const views: Collection = {
  name: 'profiles/{uid}/views/{week}',
  path: `${VIEWS}/2026-02-23w`,
  stored: { days: { '2026-03-01': { count: 3 } }, hour: 492_000, notified: 1 },
  world: { [`profiles/${OWNER}`]: storedProfile({ is_profile_public: true }) },
  get: THE_OWNER,
  list: [
    { name: "a profile's", collection: VIEWS, may: THE_OWNER },
    { name: "a profile's last ones", collection: VIEWS, limit: 30, may: THE_OWNER },
    { name: 'of every profile', collection: 'views', everywhere: true, may: NOBODY },
  ],
  create: writing,
  update: writing,
  delete: NOBODY,
};
