import { Timestamp } from 'firebase/firestore';
import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import { commitRow, type Collection, type Writing } from '../collection.ts';
import { requestTime, text } from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';
import { HOUR, MINUTE } from '@marquee/domain/values/time';

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
    commitRow(
      'update: the same notification once more',
      NOBODY,
      { [PATH]: last(CREATED) },
      { set: PATH, fields: last(NOW) },
    ),
    commitRow(
      'update: within an hour',
      NOBODY,
      { [PATH]: last(Timestamp.fromMillis(Date.now() - HOUR + 30 * MINUTE)) },
      { set: PATH, fields: last(NOW, 'somebody_owner1_8') },
    ),
    commitRow(
      'create: of an account that has been deleted',
      NOBODY,
      { [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
      { set: PATH, fields: last(NOW) },
    ),
  ],
};
