// A deleted account in others' documents, and deletions that the nightly sweep finishes. Auth and Storage are fakes.
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MODERATION_LIMITS } from '@marquee/domain/accounts/moderation';
import { DAY, HOUR } from '@marquee/domain/values/time';
import {
  countLeft,
  deleteEverything,
  type Backends,
} from '../../functions/src/accounts/delete-everything.ts';
import { finishTombstone, writeTombstone } from '../../functions/src/accounts/tombstones.ts';
import {
  MAX_DELETIONS,
  sweepAccounts,
  UnknownAccountsError,
} from '../../functions/src/sweep/sweep-accounts.ts';
import { logFailure, logProblem } from '../../functions/src/runtime/log.ts';
import { ownDatabase } from './environment.ts';

vi.mock(import('../../functions/src/runtime/log.ts'), () => ({
  logFailure: vi.fn(),
  logInfo: vi.fn(),
  logProblem: vi.fn(),
}));

const { firestore, clear } = await ownDatabase('demo-deleted-accounts');

/** The e-mail addresses of the accounts that exist, by id. */
const accounts = new Map<string, string>();
/** What Auth lists of an account besides its id: by default an old, verified one. */
const listed = new Map<string, object>();
const bucket = { getFiles: () => Promise.resolve([[]]) };
const auth = {
  getUsers: (ids: readonly { uid: string }[]) =>
    Promise.resolve({
      users: ids.flatMap(({ uid }) => (accounts.has(uid) ? [{ uid, email: accounts.get(uid) }] : [])),
    }),
  deleteUser: (uid: string) => Promise.resolve(accounts.delete(uid)),
  listUsers: () =>
    Promise.resolve({
      users: [...accounts.keys()].map((uid) => ({
        uid,
        emailVerified: true,
        metadata: { creationTime: new Date(0).toUTCString(), lastSignInTime: '' },
        ...listed.get(uid),
      })),
    }),
};
const backends = { firestore, auth, bucket } as unknown as Backends;

beforeEach(async () => {
  await clear();
  accounts.clear();
  listed.clear();
  accounts.set('ravi', 'ravi@example.com');
});

describe('other users’ notifications', () => {
  const VIEW = {
    user_id: 'owner',
    message: 'Someone viewed your profile',
    metadata: { viewer_id: null, viewer_name: 'Someone', viewer_email: 'ravi@example.com' },
  };
  const store = (id: string, data: object) => firestore.doc(`notifications/${id}`).set(data);
  const stored = async (): Promise<DocumentData[]> =>
    (await firestore.collection('notifications').get()).docs.map((document) => document.data());

  test('others’ notifications lose the e-mail address of a deleted viewer who showed it without a name', async () => {
    await store('owner_anonymous-key_1', VIEW);
    await store('owner_anonymous-other_1', {
      ...VIEW,
      metadata: { ...VIEW.metadata, viewer_email: 'meera@example.com' },
    });
    expect(await countLeft(backends, 'ravi')).toBe(1);
    await deleteEverything(backends, 'ravi');
    expect((await stored()).map(({ metadata }) => metadata as unknown)).toEqual(
      expect.arrayContaining([
        { viewer_id: null, viewer_name: 'Someone', viewer_email: null, viewer_deleted: true },
        { viewer_id: null, viewer_name: 'Someone', viewer_email: 'meera@example.com' },
      ]),
    );
    expect(JSON.stringify(await stored())).not.toContain('ravi@example.com');
  });

  test('others’ notifications keep a named viewer who had a deleted account’s address before', async () => {
    const metadata = { viewer_id: 'meera', viewer_name: 'Meera', viewer_email: 'ravi@example.com' };
    await store('owner_meera_1', { ...VIEW, metadata });
    await deleteEverything(backends, 'ravi');
    expect(await stored()).toEqual([{ ...VIEW, metadata }]);
  });

  test('others’ notifications still say whose link a deleted viewer opened', async () => {
    await store('owner_ravi_1', {
      ...VIEW,
      message: 'Dharma opened your profile',
      metadata: { ...VIEW.metadata, viewer_id: 'ravi', link_code: '0123456789abc', link_label: 'Dharma' },
    });
    await deleteEverything(backends, 'ravi');
    expect(await stored()).toMatchObject([
      { message: 'Dharma opened your profile', metadata: { viewer_id: null, viewer_email: null } },
    ]);
  });
});

test('an open case of a deleted account expires with its last report', async () => {
  const last_reported_at = Timestamp.fromMillis(Date.UTC(2026, 4, 20));
  await firestore.doc('moderation/ravi').set({ status: 'open', name: 'Ravi Menon', last_reported_at });
  await deleteEverything(backends, 'ravi');
  const expires: unknown = (await firestore.doc('moderation/ravi').get()).get('expires_at');
  expect(expires).toEqual(
    Timestamp.fromMillis(last_reported_at.toMillis() + MODERATION_LIMITS.reportLifetime),
  );
});

describe('the daily sweep of deleted accounts', () => {
  const left = async (): Promise<string[]> =>
    (await firestore.collection('settings').get()).docs.map(({ id }) => id);
  /** Makes an account whose deletion began and was cut off. */
  async function cutOff(uid: string): Promise<void> {
    accounts.set(uid, `${uid}@example.com`);
    await firestore.doc(`settings/${uid}`).set({ theme: 'dark' });
    await writeTombstone(firestore, uid);
  }
  const inTwoHours = (with_ = backends) => sweepAccounts(with_, Date.now() + 2 * HOUR);

  test('the sweep finishes a deletion that was cut off, however many were finished before it', async () => {
    const finished = Array.from({ length: 120 }, (_, index) => `finished-${String(index)}`);
    for (const uid of finished) {
      await writeTombstone(firestore, uid);
      await finishTombstone(firestore, uid);
    }
    await cutOff('asha');
    expect(await sweepAccounts(backends, Date.now())).toBe(0);
    expect(await inTwoHours()).toBe(1);
    expect(accounts.has('asha')).toBe(false);
    expect(await left()).toEqual([]);
    expect(await inTwoHours()).toBe(0);
  });

  test('the sweep finishes a deletion whose account is gone already', async () => {
    await cutOff('asha');
    accounts.delete('asha');
    expect(await inTwoHours()).toBe(1);
    expect(await left()).toEqual([]);
  });

  test('the sweep deletes an account that nobody has verified or used for 30 days, with its name, and no other', async () => {
    const ago = (days: number) => new Date(Date.now() - days * DAY).toUTCString();
    const unverified = (created: number, lastUsed: number, more: object = {}) => ({
      emailVerified: false,
      metadata: { creationTime: ago(created), lastSignInTime: ago(created), lastRefreshTime: ago(lastUsed) },
      ...more,
    });
    const KEPT = {
      new: unverified(29, 29),
      used: unverified(90, 29),
      phone: unverified(90, 90, { phoneNumber: '+919820012345' }),
      verified: unverified(90, 90, { emailVerified: true }),
      published: unverified(90, 90),
    };
    for (const [uid, user] of Object.entries({ ...KEPT, old: unverified(31, 31) })) {
      accounts.set(uid, `${uid}@example.com`);
      listed.set(uid, user);
      await firestore.doc(`profiles/${uid}`).set({ username: uid, is_profile_public: uid === 'published' });
      await firestore.doc(`usernames/${uid}`).set({ uid });
    }
    expect(await sweepAccounts(backends, Date.now())).toBe(1);
    expect([...accounts.keys()].filter((uid) => uid === 'old' || uid in KEPT)).toEqual(Object.keys(KEPT));
    expect((await firestore.doc('usernames/old').get()).exists).toBe(false);
    expect((await firestore.doc('usernames/used').get()).exists).toBe(true);
  });

  test('the sweep goes on after a deletion that fails, and tries it again the next time', async () => {
    await cutOff('asha');
    await cutOff('dev');
    const failing = {
      ...backends,
      bucket: {
        getFiles: ({ prefix }: { prefix: string }) =>
          prefix === 'profiles/asha/' ? Promise.reject(new Error('Storage is down')) : bucket.getFiles(),
      },
    } as unknown as Backends;
    expect(await inTwoHours(failing)).toBe(1);
    expect([...accounts.keys()]).toEqual(['ravi', 'asha']);
    expect(logFailure).toHaveBeenCalledExactlyOnceWith('account not deleted', expect.any(Error));
    expect(await inTwoHours()).toBe(1);
    expect(accounts.has('asha')).toBe(false);
  });

  async function storeProfiles(gone: number, present: number): Promise<void> {
    const batch = firestore.batch();
    for (let index = 0; index < gone; index += 1)
      batch.set(firestore.doc(`profiles/gone-${String(index).padStart(3, '0')}`), { first_name: 'Asha' });
    for (let index = 0; index < present; index += 1) {
      accounts.set(`here-${String(index)}`, '');
      batch.set(firestore.doc(`profiles/here-${String(index)}`), { first_name: 'Dev' });
    }
    await batch.commit();
  }
  const profiles = async (): Promise<string[]> =>
    (await firestore.collection('profiles').get()).docs.map(({ id }) => id);

  test('the sweep deletes nothing while Auth knows none of the first accounts, but finishes deletions', async () => {
    await cutOff('asha');
    await storeProfiles(3, 0);
    await expect(inTwoHours()).rejects.toThrow(UnknownAccountsError);
    expect(accounts.has('asha')).toBe(false);
    expect(await profiles()).toHaveLength(3);
  });

  test('the sweep deletes a limited number of missing accounts a night, logs that, and goes on the next night', async () => {
    await storeProfiles(MAX_DELETIONS + 2, 3);
    expect(await inTwoHours()).toBe(MAX_DELETIONS);
    expect(logProblem).toHaveBeenCalledExactlyOnceWith('many accounts missing');
    expect(await inTwoHours()).toBe(2);
    expect(await profiles()).toEqual(['here-0', 'here-1', 'here-2']);
    expect(logProblem).toHaveBeenCalledTimes(1);
  });

  test('the sweep goes on after the last page that a killed run finished', async () => {
    await storeProfiles(1, 120);
    await firestore.doc('profiles/z-gone').set({ first_name: 'Asha' });
    let calls = 0;
    const killed = {
      ...backends,
      auth: {
        ...auth,
        getUsers: (ids: readonly { uid: string }[]) => {
          calls += 1;
          // Call 1 is for the first page, 2 checks Auth itself, 3 is for a deletion, 4 for the second page.
          return calls === 4 ? Promise.reject(new Error('killed')) : auth.getUsers(ids);
        },
      },
    } as unknown as Backends;
    await expect(inTwoHours(killed)).rejects.toThrow('killed');
    const after: unknown = (await firestore.doc('sweeps/accounts').get()).get('after');
    expect(after).toMatch(/^here-/);
    expect(await inTwoHours()).toBe(1);
    expect(await profiles()).toHaveLength(120);
    expect((await firestore.doc('sweeps/accounts').get()).get('after')).toBe('');
  });
});
