// Exporting an account's data and deleting the account, on the suite's Auth, Firestore and Storage, in a project that has
// no triggers.
import { randomUUID } from 'node:crypto';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  countLeft,
  deleteEverything,
  type Backends,
} from '../../functions/src/accounts/delete-everything.ts';
import { exportParts, writeExport, type ExportPart } from '../../functions/src/accounts/write-export.ts';
import { decideCase } from '../../functions/src/moderation/decide-case.ts';
import { suiteDatabase } from './environment.ts';
import { DAY } from '@marquee/domain/values/time';

const backends = suiteDatabase('demo-accounts');
const { auth, firestore, bucket } = backends;

let uid: string;
/** The uid of somebody whose profile the account has viewed. */
let neighbour: string;
let username: string;
const picture = Buffer.from('a picture');
const NOTIFICATIONS = 450;
const LINKS = {
  links: { '0123456789abc': { label: 'Office', note: 'Gate 3', answer: { answer: 'got_it' } } },
  remind_on: '2999-01-01',
};

beforeEach(async () => {
  neighbour = `neighbour-${randomUUID().slice(0, 8)}`;
  username = `gone-${randomUUID().slice(0, 8)}`;
  ({ uid } = await auth.createUser({ email: `${username}@example.com`, password: 'secret-1' }));
  const profile = firestore.doc(`profiles/${uid}`);
  const created_at = Timestamp.fromMillis(Date.UTC(2026, 2, 1));
  const batch = firestore.batch();
  batch.set(profile, {
    username,
    first_name: 'Asha',
    credits: [{ kind: 'film', title: 'Kalari, again', role: 'Meera', year: 2024 }],
    created_at,
  });
  batch.set(profile.collection('private').doc('contact'), { phone_number: '+91 98200 12345' });
  batch.set(profile.collection('private').doc('yesterday'), {
    profile: { first_name: 'Usha' },
    contact: { phone_number: '+91 98200 54321' },
    kept_at: created_at,
  });
  batch.set(profile.collection('views').doc('2026-02-23w'), { days: { '2026-03-01': { count: 3 } } });
  batch.set(profile.collection('private').doc('links'), LINKS);
  batch.set(profile.collection('private').doc('versions'), { versions: {}, changed: '' });
  batch.set(profile.collection('private').doc('releases'), { count: 1, at: created_at });
  batch.set(profile.collection('viewers').doc('984560'), { seen: ['key'], expires_at: created_at });
  batch.set(firestore.doc(`usernames/${username}`), { uid, created_at });
  batch.set(firestore.doc(`usernames/${username}-old`), { uid, created_at });
  batch.set(firestore.doc(`settings/${uid}`), { theme: 'dark', language: 'hi' });
  batch.set(firestore.doc(`direct_views/${uid}`), { at: created_at, notification: 'n' });
  batch.set(firestore.doc(`message_blocks/${uid}`), { senders: ['hash'] });
  batch.set(firestore.doc(`call_limits/${uid}`), { day: '2026-03-01', test_notifications: 1 });
  batch.set(firestore.doc(`user_skills/${uid}`), { user_id: uid, skill_ids: ['kathak'] });
  batch.set(firestore.doc(`notifications/${neighbour}_${uid}_1`), {
    user_id: neighbour,
    message: 'Asha viewed your profile',
    read: true,
    metadata: { viewer_id: uid, viewer_name: 'Asha', viewer_email: 'asha@example.com' },
  });
  batch.set(firestore.doc(`settings/blocker-of-${uid}`), {
    theme: 'dark',
    blocked_viewers: { [uid]: 'Asha', 'somebody-else': 'Dev' },
  });
  batch.set(firestore.doc(`moderation/${uid}`), { status: 'closed', name: 'Asha' });
  batch.set(firestore.doc(`moderation/${uid}/reports/1`), { reason: 'spam', text: 'Asha is a fraud' });
  for (let index = 0; index < NOTIFICATIONS; index += 1) {
    batch.set(firestore.doc(`notifications/${uid}_${String(index)}`), {
      user_id: uid,
      message: 'Hello',
      created_at,
    });
  }
  await batch.commit();
  await bucket
    .file(`profiles/${uid}/profile/${uid}-profile-1.jpg`)
    .save(picture, { resumable: false, metadata: { contentType: 'image/jpeg' } });
  await bucket
    .file(`profiles/${uid}/gallery/${uid}_gallery_1_a.jpg`)
    .save(picture, { resumable: false, metadata: { contentType: 'image/jpeg' } });
});

/** How much data of the account is left in each place where it is stored. */
async function leftovers(): Promise<Record<string, number>> {
  const profile = firestore.doc(`profiles/${uid}`);
  const size = async (collection: string, field: string): Promise<number> =>
    (await firestore.collection(collection).where(field, '==', uid).get()).size;
  const existing = async (...paths: readonly string[]): Promise<number> =>
    (await firestore.getAll(...paths.map((path) => firestore.doc(path)))).filter(({ exists }) => exists)
      .length;
  const [pictures] = await bucket.getFiles({ prefix: `profiles/${uid}/` });
  const viewers = await firestore.collectionGroup('viewers').get();
  const account = await auth.getUser(uid).catch(() => undefined);
  return {
    account: account ? 1 : 0,
    profile: (await profile.get()).exists ? 1 : 0,
    subcollections: (await profile.listCollections()).length,
    marks: viewers.docs.filter(({ ref }) => ref.path.includes(uid)).length,
    usernames: await size('usernames', 'uid'),
    notifications: await size('notifications', 'user_id'),
    mentions: await size('notifications', 'metadata.viewer_id'),
    skills: await size('user_skills', 'user_id'),
    settings: (await firestore.doc(`settings/${uid}`).get()).exists ? 1 : 0,
    limits: await existing(`direct_views/${uid}`, `call_limits/${uid}`, `message_blocks/${uid}`),
    ids: (await firestore.collection('notifications').where('user_id', '==', neighbour).get()).docs.filter(
      ({ id }) => id.includes(uid),
    ).length,
    blocked: (await firestore.collection('settings').orderBy(new FieldPath('blocked_viewers', uid)).get())
      .size,
    cases: (await firestore.doc(`moderation/${uid}`).get()).exists ? 1 : 0,
    reports: (await firestore.collection(`moderation/${uid}/reports`).get()).size,
    pictures: pictures.length,
  };
}

const everythingGone = {
  account: 0,
  profile: 0,
  subcollections: 0,
  marks: 0,
  usernames: 0,
  notifications: 0,
  mentions: 0,
  skills: 0,
  settings: 0,
  limits: 0,
  ids: 0,
  blocked: 0,
  cases: 0,
  reports: 0,
  pictures: 0,
};

test('a deletion leaves no data of the account, and takes its name out of others’ notifications', async () => {
  expect(await leftovers()).toMatchObject({
    notifications: NOTIFICATIONS,
    usernames: 2,
    pictures: 2,
    mentions: 1,
    blocked: 1,
    cases: 1,
    reports: 1,
    limits: 3,
    ids: 1,
  });
  await deleteEverything(backends, uid);
  expect(await leftovers()).toEqual(everythingGone);
  const { docs } = await firestore.collection('notifications').where('user_id', '==', neighbour).get();
  expect(docs.map((document) => document.data())).toEqual([
    {
      user_id: neighbour,
      message: 'Someone viewed your profile',
      read: true,
      metadata: { viewer_id: null, viewer_name: 'Someone', viewer_email: null, viewer_deleted: true },
    },
  ]);
  expect((await firestore.doc(`settings/blocker-of-${uid}`).get()).data()).toEqual({
    theme: 'dark',
    blocked_viewers: { 'somebody-else': 'Dev' },
  });
});

test('the names of a verified account that is deleted stay nobody’s, without a sign of whose they were', async () => {
  await auth.updateUser(uid, { emailVerified: true });
  const earlier = Timestamp.fromMillis(Date.UTC(2026, 1, 1));
  await firestore.doc(`usernames/${username}-gone`).set({ uid, released_at: earlier });
  await deleteEverything(backends, uid);
  for (const name of [username, `${username}-old`, `${username}-gone`]) {
    const stored = (await firestore.doc(`usernames/${name}`).get()).data();
    expect(Object.keys(stored ?? {}).sort(), name).toEqual(['released_at', 'uid']);
    expect(stored?.['uid'], name).toBe('');
  }
});

test('the names of an account that nobody verified are free once it is deleted', async () => {
  await deleteEverything(backends, uid);
  expect((await firestore.doc(`usernames/${username}`).get()).exists).toBe(false);
});

test('a deleted account leaves a tombstone, which outlives every ID token of the account by a week at most', async () => {
  await deleteEverything(backends, uid);
  const tombstone = (await firestore.doc(`tombstones/${uid}`).get()).data();
  expect(Object.keys(tombstone ?? {}).sort()).toEqual(['deleted_at', 'expires_at']);
  const expires: unknown = tombstone?.['expires_at'];
  const left = expires instanceof Timestamp ? expires.toMillis() - Date.now() : 0;
  expect(left).toBeGreaterThan(DAY);
  expect(left).toBeLessThanOrEqual(7 * DAY);
});

test('a deletion writes the tombstone before anything is deleted', async () => {
  const failing: Backends = {
    ...backends,
    firestore: new Proxy(firestore, {
      get: (target, name) =>
        name === 'collection'
          ? (path: string) => {
              if (path === 'profiles') throw new Error('Firestore is down');
              return target.collection(path);
            }
          : (Reflect.get(target, name, target) as unknown),
    }),
  };
  await expect(deleteEverything(failing, uid)).rejects.toThrow('down');
  expect((await firestore.doc(`tombstones/${uid}`).get()).exists).toBe(true);
  expect((await leftovers())['profile']).toBe(1);
});

test('a deletion keeps the reports that no moderator has decided on, as evidence', async () => {
  await firestore.doc(`moderation/${uid}`).update({ status: 'open', open_reports: 1 });
  await deleteEverything(backends, uid);
  expect(await leftovers()).toEqual({ ...everythingGone, cases: 1, reports: 1 });
  expect((await firestore.doc(`moderation/${uid}`).get()).get('account_deleted_at')).toBeInstanceOf(
    Timestamp,
  );
  const dismissal = {
    profileId: uid,
    action: 'dismiss',
    reason: undefined,
    note: '',
    moderator: 'mod',
  } as const;
  expect(await decideCase(firestore, dismissal)).toBe('done');
  expect(await leftovers()).toEqual(everythingGone);
});

test('a second call finishes a deletion that failed', async () => {
  const failing = {
    ...backends,
    bucket: {
      getFiles: () => Promise.reject(new Error('Storage is down')),
    } as unknown as Backends['bucket'],
  };
  await expect(deleteEverything(failing, uid)).rejects.toThrow('Storage is down');
  expect(await leftovers()).toMatchObject({ account: 1, profile: 0, pictures: 2 });
  await deleteEverything(backends, uid);
  expect(await leftovers()).toEqual(everythingGone);
  await deleteEverything(backends, uid);
});

describe('a deletion that runs out of time', () => {
  /** A signal that aborts after `looks` calls of `throwIfAborted`, as a clock would abort it after some pages. */
  function endsAfter(looks: number): AbortSignal {
    const controller = new AbortController();
    let left = looks;
    return Object.assign(controller.signal, {
      throwIfAborted: () => {
        left -= 1;
        if (left < 0) controller.abort(new Error('Time is over.'));
        if (controller.signal.aborted) throw controller.signal.reason;
      },
    });
  }

  test('a deletion that runs out of time reports what is left, and the next call finishes it', async () => {
    const counts: number[] = [];
    // A deletion of an empty account needs 11 checks, so that earlier calls have to leave something.
    for (let call = 0; call < 30 && (await leftovers())['account'] === 1; call += 1) {
      await deleteEverything(backends, uid, endsAfter(11)).catch((error: unknown) => {
        expect(String(error)).toContain('Time is over.');
      });
      counts.push(await countLeft(backends, uid));
    }
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts.at(-1)).toBe(0);
    expect(await leftovers()).toEqual(everythingGone);
  });

  test('a deletion that runs out of time does not wait for a step that hangs', async () => {
    const hanging: Backends = {
      ...backends,
      firestore: new Proxy(firestore, {
        get: (target, name) =>
          name === 'recursiveDelete'
            ? () => new Promise(() => undefined)
            : (Reflect.get(target, name, target) as unknown),
      }),
    };
    await expect(deleteEverything(hanging, uid, AbortSignal.timeout(1))).rejects.toThrow(/timeout/);
    expect((await leftovers())['account']).toBe(1);
  });
});

/** Writes a part of the export, and returns the files of its ZIP by name. */
async function exported(
  pictures: ExportPart['pictures'],
  isFirst = true,
): Promise<Record<string, Uint8Array>> {
  const chunks: Uint8Array[] = [];
  await writeExport(
    backends,
    uid,
    { isFirst, pictures, renderCopy: ({ first_name }, language) => `${first_name} ${String(language)}` },
    { write: (chunk) => chunks.push(chunk), drained: () => Promise.resolve() },
  );
  return unzipSync(Buffer.concat(chunks));
}

test('an export of many large pictures comes in parts, each picture in one of them', async () => {
  const sizes = [4, 3.5, 1, 5, 3].map((megabytes) => megabytes * 1024 * 1024);
  const parts = await exportParts(
    {
      ...backends,
      bucket: {
        getFiles: () =>
          Promise.resolve([sizes.map((size, index) => ({ name: String(index), metadata: { size } }))]),
      } as unknown as Backends['bucket'],
    },
    uid,
  );
  expect(parts.map((part) => part.map(({ name }) => name))).toEqual([['0', '1'], ['2', '3'], ['4']]);
});

test('the export leaves out messages whose senders have not confirmed their address', async () => {
  const mail = firestore.collection('mail');
  await mail.doc(`message_${uid}_1`).set({ uid, kind: 'message', message: { text: 'Audition?' } });
  await mail.doc(`message_${uid}_2`).set({ uid, kind: 'message', held_by: 's', held: { text: 'Hold on' } });
  const { 'mails.json': mails } = await exported([]);
  expect(JSON.parse(Buffer.from(mails ?? []).toString('utf8'))).toMatchObject([
    { message: { text: 'Audition?' } },
  ]);
});

test('the export holds all documents as JSON and every picture, byte for byte', async () => {
  const [pictures = [], ...more] = await exportParts(backends, uid);
  expect(more).toEqual([]);
  expect(Object.keys(await exported(pictures, false)), 'a later part').toEqual([
    `pictures/gallery/${uid}_gallery_1_a.jpg`,
    `pictures/profile/${uid}-profile-1.jpg`,
  ]);
  const files = await exported(pictures);
  const json = (name: string): unknown =>
    JSON.parse(Buffer.from(files[name] ?? []).toString('utf8')) as unknown;
  expect(Object.keys(files).sort()).toEqual([
    'README.txt',
    'account.json',
    'call_limits.json',
    'contact.json',
    'credits.csv',
    'direct_views.json',
    'index.html',
    'links.json',
    'mails.json',
    'message_blocks.json',
    'notifications.json',
    `pictures/gallery/${uid}_gallery_1_a.jpg`,
    `pictures/profile/${uid}-profile-1.jpg`,
    'profile.json',
    'push_devices.json',
    'push_outbox.json',
    'releases.json',
    'settings.json',
    'skills.json',
    'summary_schedules.json',
    'usernames.json',
    'versions.json',
    'views.json',
    'yesterday.json',
  ]);
  expect(Buffer.from(files['index.html'] ?? []).toString()).toBe('Asha hi');
  expect(Buffer.from(files['credits.csv'] ?? []).toString()).toContain('2024,film,"Kalari, again",Meera,,,');
  expect(json('account.json')).toMatchObject({ uid, email: `${username}@example.com` });
  expect(json('profile.json')).toEqual({
    username,
    first_name: 'Asha',
    credits: [{ kind: 'film', title: 'Kalari, again', role: 'Meera', year: 2024 }],
    created_at: '2026-03-01T00:00:00.000Z',
  });
  expect(json('yesterday.json')).toMatchObject({ profile: { first_name: 'Usha' } });
  expect(json('contact.json')).toEqual({ phone_number: '+91 98200 12345' });
  expect(json('views.json')).toMatchObject([{ day: '2026-03-01', count: 3 }]);
  expect(json('links.json')).toEqual(LINKS);
  expect(json('versions.json')).toEqual({ versions: {}, changed: '' });
  expect(json('notifications.json')).toHaveLength(NOTIFICATIONS);
  expect(Buffer.from(files[`pictures/profile/${uid}-profile-1.jpg`] ?? []).equals(picture)).toBe(true);
});
