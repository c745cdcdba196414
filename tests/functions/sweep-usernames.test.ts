// The nightly sweep of usernames that were released 90 days ago.
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import type { Backends } from '../../functions/src/accounts/delete-everything.ts';
import { sweepUsernames } from '../../functions/src/sweep/sweep-usernames.ts';
import { DAY } from '@marquee/domain/values/time';
import { ownDatabase } from './environment.ts';

const { firestore, clear } = await ownDatabase('demo-sweep-usernames');
const backends = { firestore } as Backends;
const names = firestore.collection('usernames');
const NOW = Date.UTC(2026, 10, 26);

const released = (daysAgo: number) => ({
  uid: 'asha',
  released_at: Timestamp.fromMillis(NOW - daysAgo * DAY),
});

beforeEach(clear);

test('the sweep frees names that were released more than 90 days ago, and no others', async () => {
  await names.doc('held').set({ uid: 'asha', created_at: Timestamp.fromMillis(0) });
  await names.doc('young').set(released(89.9));
  await names.doc('old').set(released(90.1));
  await names.doc('deleted').set({ ...released(200), uid: '' });
  expect(await sweepUsernames(backends, NOW)).toBe(2);
  expect((await names.get()).docs.map(({ id }) => id)).toEqual(['held', 'young']);
  expect(await sweepUsernames(backends, NOW)).toBe(0);
});

test('the sweep frees more names than one of its pages has', async () => {
  const batch = firestore.batch();
  for (let index = 0; index < 450; index += 1) batch.set(names.doc(`old-${String(index)}`), released(91));
  await batch.commit();
  expect(await sweepUsernames(backends, NOW)).toBe(450);
  expect((await names.get()).size).toBe(0);
});

test('a name that its owner takes back while the sweep runs stays', async () => {
  await names.doc('back').set(released(91));
  const taking = {
    collection: () => ({
      where: () => ({
        limit: () => ({
          get: async () => {
            const found = await names.where('released_at', '<', Timestamp.fromMillis(NOW)).get();
            await names.doc('back').set({ uid: 'asha', created_at: Timestamp.fromMillis(NOW) });
            return found;
          },
        }),
      }),
    }),
  };
  expect(await sweepUsernames({ firestore: taking } as unknown as Backends, NOW)).toBe(0);
  expect((await names.doc('back').get()).exists).toBe(true);
});
