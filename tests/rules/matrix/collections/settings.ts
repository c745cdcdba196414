import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import type { Collection, Writing } from '../collection.ts';
import { also, bool, map, oneOf, requestTime, type Kind } from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';

const chosen = (updated_at: unknown): Fields => ({
  theme: 'system',
  notify_views: true,
  show_name_when_viewing: true,
  show_email_when_viewing: false,
  updated_at,
});

const viewers = (count: number, name = 'Dev Menon') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`viewer${String(index)}`, name]));

/** Names by user id. */
const blocked: Kind = also(map({}, {}), {
  taken: { empty: {}, one: viewers(1), 'as many as may be': viewers(100, 'x'.repeat(120)) },
  refused: {
    'one too many': viewers(101),
    'with names too long': viewers(100, 'x'.repeat(122)),
  },
});
const { 'with a foreign key': _key, empty: _empty, ...refused } = blocked.refused;

const writing: Writing = {
  may: THE_OWNER,
  valid: () => chosen(NOW),
  fields: {
    theme: oneOf('system', 'light', 'dark'),
    notify_views: bool,
    show_name_when_viewing: bool,
    show_email_when_viewing: bool,
    blocked_viewers: { taken: blocked.taken, refused, required: false },
    updated_at: requestTime,
  },
};

export const settings: Collection = {
  name: 'settings/{uid}',
  path: `settings/${OWNER}`,
  stored: chosen(CREATED),
  get: THE_OWNER,
  list: [{ name: 'all', collection: 'settings', may: NOBODY }],
  create: writing,
  update: writing,
  delete: NOBODY,
  cases: [
    {
      name: 'create: of an account that has been deleted',
      given: { [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
      may: NOBODY,
      act: () => ({ commit: [{ set: `settings/${OWNER}`, fields: chosen(NOW) }] }),
    },
  ],
};
