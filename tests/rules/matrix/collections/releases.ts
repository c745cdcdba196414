import { Timestamp } from 'firebase/firestore';
import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import { commitRow, type Collection, type Documents, type Writing } from '../collection.ts';
import { anyInt, extend, requestTime } from '../kinds.ts';
import { DAY } from '@marquee/domain/values/time';
import { CREATED, NOW, type Fields } from '../values.ts';

const PATH = `profiles/${OWNER}/private/releases`;
const releases = (count: number, at: unknown = NOW): Fields => ({ count, at });
const released = (count: number, daysAgo: number): Documents => ({
  [PATH]: releases(count, Timestamp.fromMillis(Date.now() - daysAgo * DAY)),
});

/** A count goes up by one with each write, and begins anew once 90 days have passed. */
const writing: Writing = {
  may: THE_OWNER,
  valid: () => releases(1),
  fields: {
    count: extend({ ...anyInt, accepted: {} }, { refused: { none: 0, 'two at once': 2, negative: -1 } }),
    at: requestTime,
  },
};

const row = (name: string, may: Collection['get'], given: Documents, count: number) =>
  commitRow(name, may, given, { set: PATH, fields: releases(count) });

export const releasesOfNames: Collection = {
  name: 'profiles/{uid}/private/releases',
  path: PATH,
  stored: releases(3, CREATED),
  get: THE_OWNER,
  list: [],
  create: writing,
  update: writing,
  delete: NOBODY,
  cases: [
    row('update: one more', THE_OWNER, released(3, 89), 4),
    row('update: the tenth', THE_OWNER, released(9, 1), 10),
    row('update: the eleventh', NOBODY, released(10, 1), 11),
    row('update: the eleventh, after 89 days', NOBODY, released(10, 89), 11),
    row('update: a count that begins anew too early', NOBODY, released(10, 89), 1),
    row('update: a count that begins anew after 90 days', THE_OWNER, released(10, 90.25), 1),
    row('update: a count that stays', NOBODY, released(3, 1), 3),
    row('update: a count that goes down', NOBODY, released(3, 1), 2),
    row(
      'create: of an account that has been deleted',
      NOBODY,
      { [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
      1,
    ),
    row(
      'update: of an account that has been deleted',
      NOBODY,
      { ...released(3, 1), [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
      4,
    ),
  ],
};
