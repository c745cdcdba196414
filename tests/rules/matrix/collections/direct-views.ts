import { Timestamp } from 'firebase/firestore';
import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import type { Collection, Writing } from '../collection.ts';
import { requestTime, text } from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';

const PATH = `direct_views/${OWNER}`;

const last = (at: unknown, notification = 'somebody_owner1_7'): Fields => ({ at, notification });

const writing: Writing = {
  may: THE_OWNER,
  valid: () => last(NOW),
  fields: { at: requestTime, notification: text(300) },
};

export const directViews: Collection = {
  name: 'direct_views/{uid}',
  path: PATH,
  stored: last(CREATED),
  get: NOBODY,
  list: [{ name: 'all', collection: 'direct_views', may: NOBODY }],
  create: writing,
  update: { ...writing, valid: () => last(NOW, 'somebody_owner1_8') },
  delete: NOBODY,
  cases: [
    {
      name: 'update: the same notification once more',
      given: { [PATH]: last(CREATED) },
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: last(NOW) }] }),
    },
    {
      name: 'update: within a minute',
      given: { [PATH]: last(Timestamp.fromMillis(Date.now() + 60 * 60 * 1000)) },
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: last(NOW, 'somebody_owner1_8') }] }),
    },
    {
      name: 'create: of an account that has been deleted',
      given: { [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: last(NOW) }] }),
    },
  ],
};
