// Taking one's data along and deleting the account, on the suite's own Auth, Firestore and Storage.
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldPath, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { shardId } from '@marquee/domain/views';
import { deleteEverything, type Backends } from '../../functions/src/accounts/delete-everything.ts';
import { writeExport } from '../../functions/src/accounts/write-export.ts';
import { decideCase } from '../../functions/src/moderation/decide-case.ts';
import { BUCKET, PORTS, PROJECT_ID } from '../../scripts/lib/project.ts';

const at = (emulator: string): string => `127.0.0.1:${String(PORTS[emulator] ?? 0)}`;
process.env['FIRESTORE_EMULATOR_HOST'] = at('firestore');
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = at('auth');
// No machine in the cloud is asked who we are.
process.env['METADATA_SERVER_DETECTION'] = 'none';
process.env['STORAGE_EMULATOR_HOST'] = `http://${at('storage')}`;

const app = initializeApp({ projectId: PROJECT_ID, storageBucket: BUCKET }, 'accounts');
const backends: Backends = {
  auth: getAuth(app),
  firestore: getFirestore(app),
  bucket: getStorage(app).bucket(),
};
const { auth, firestore, bucket } = backends;

afterAll(async () => {
  await firestore.terminate();
  await deleteApp(app);
});

let uid: string;
/** Somebody whose profile the account has viewed. */
let neighbour: string;
let username: string;
/** A picture: the Storage trigger deletes anything else. */
const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer();
const NOTIFICATIONS = 450;

beforeEach(async () => {
  neighbour = `neighbour-${randomUUID().slice(0, 8)}`;
  username = `gone-${randomUUID().slice(0, 8)}`;
  ({ uid } = await auth.createUser({ email: `${username}@example.com`, password: 'secret-1' }));
  const profile = firestore.doc(`profiles/${uid}`);
  const created_at = Timestamp.fromMillis(Date.UTC(2026, 2, 1));
  const batch = firestore.batch();
  batch.set(profile, { username, first_name: 'Asha', created_at });
  batch.set(profile.collection('private').doc('contact'), { phone_number: '+91 98200 12345' });
  batch.set(profile.collection('views').doc('2026-03-01'), { count: 3 });
  batch.set(profile.collection('views').doc(shardId('2026-03-01', 7)), { count: 39 });
  batch.set(profile.collection('views').doc('2026-03-01').collection('viewers').doc('k_1'), {
    expires_at: created_at,
  });
  batch.set(firestore.doc(`usernames/${username}`), { uid, created_at });
  batch.set(firestore.doc(`usernames/${username}-old`), { uid, created_at });
  batch.set(firestore.doc(`settings/${uid}`), { theme: 'dark' });
  batch.set(firestore.doc(`direct_views/${uid}`), { at: created_at, notification: 'n' });
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

/** Every place in which something of the account could be left, with what is there. */
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
    limits: await existing(`direct_views/${uid}`, `call_limits/${uid}`),
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

describe('deleting an account', () => {
  test('leaves nothing, and takes the name out of what others were told', async () => {
    expect(await leftovers()).toMatchObject({
      notifications: NOTIFICATIONS,
      usernames: 2,
      pictures: 2,
      mentions: 1,
      blocked: 1,
      cases: 1,
      reports: 1,
      limits: 2,
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
        metadata: { viewer_id: null, viewer_name: 'Someone', viewer_email: null },
      },
    ]);
    expect((await firestore.doc(`settings/blocker-of-${uid}`).get()).data()).toEqual({
      theme: 'dark',
      blocked_viewers: { 'somebody-else': 'Dev' },
    });
  });

  test('leaves a tombstone, which outlives every ID token of the account', async () => {
    await deleteEverything(backends, uid);
    const tombstone = (await firestore.doc(`tombstones/${uid}`).get()).data();
    expect(Object.keys(tombstone ?? {}).sort()).toEqual(['deleted_at', 'expires_at']);
    const expires: unknown = tombstone?.['expires_at'];
    expect(expires instanceof Timestamp && expires.toMillis() - Date.now()).toBeGreaterThan(
      24 * 60 * 60 * 1000,
    );
  });

  test('writes the tombstone before anything is deleted', async () => {
    const failing: Backends = {
      ...backends,
      firestore: new Proxy(firestore, {
        get: (target, name) =>
          name === 'recursiveDelete'
            ? () => Promise.reject(new Error('Firestore is down'))
            : (Reflect.get(target, name, target) as unknown),
      }),
    };
    await expect(deleteEverything(failing, uid)).rejects.toThrow('down');
    expect((await firestore.doc(`tombstones/${uid}`).get()).exists).toBe(true);
    expect((await leftovers())['profile']).toBe(1);
  });

  test('keeps the reports that no moderator has decided about, as evidence', async () => {
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

  test('goes on where a failure stopped it', async () => {
    const failing = {
      ...backends,
      bucket: {
        deleteFiles: () => Promise.reject(new Error('Storage is down')),
      } as unknown as Backends['bucket'],
    };
    await expect(deleteEverything(failing, uid)).rejects.toThrow('Storage is down');
    // The Storage trigger may have deleted the pictures already: they lie below a folder of an account with a tombstone.
    expect(await leftovers()).toMatchObject({ account: 1, profile: 0 });
    await deleteEverything(backends, uid);
    expect(await leftovers()).toEqual(everythingGone);
    await deleteEverything(backends, uid);
  });
});

test('the export holds all documents as JSON and every picture, byte for byte', async () => {
  const chunks: Uint8Array[] = [];
  await writeExport(backends, uid, {
    write: (chunk) => chunks.push(chunk),
    drained: () => Promise.resolve(),
  });
  const files = unzipSync(Buffer.concat(chunks));
  const json = (name: string): unknown =>
    JSON.parse(Buffer.from(files[name] ?? []).toString('utf8')) as unknown;
  expect(Object.keys(files).sort()).toEqual([
    'account.json',
    'contact.json',
    'mails.json',
    'notifications.json',
    `pictures/gallery/${uid}_gallery_1_a.jpg`,
    `pictures/profile/${uid}-profile-1.jpg`,
    'profile.json',
    'push_devices.json',
    'settings.json',
    'skills.json',
    'usernames.json',
    'views.json',
  ]);
  expect(json('account.json')).toMatchObject({ uid, email: `${username}@example.com` });
  expect(json('profile.json')).toEqual({
    username,
    first_name: 'Asha',
    created_at: '2026-03-01T00:00:00.000Z',
  });
  expect(json('contact.json')).toEqual({ phone_number: '+91 98200 12345' });
  expect(json('views.json')).toEqual({ '2026-03-01': 42 });
  expect(json('notifications.json')).toHaveLength(NOTIFICATIONS);
  expect(Buffer.from(files[`pictures/profile/${uid}-profile-1.jpg`] ?? []).equals(picture)).toBe(true);
});
