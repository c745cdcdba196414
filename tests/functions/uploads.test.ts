// Files that are put into the suite's bucket, as the Storage trigger finds them, and the daily sweep.
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { FORMER_CACHE_CONTROL, UPLOAD_HEADERS } from '@marquee/domain/profile/upload-headers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeTombstone } from '../../functions/src/accounts/tombstones.ts';
import { FILES_PER_ACCOUNT } from '@marquee/domain/profile/files-per-account';
import { DAY } from '@marquee/domain/values/time';
import { judgeUpload } from '../../functions/src/pictures/judge-upload.ts';
import { sweepAccounts } from '../../functions/src/sweep/sweep-accounts.ts';
import { isNamed, sweepPictures } from '../../functions/src/sweep/sweep-pictures.ts';
import { suiteDatabase } from './environment.ts';
import { TRIGGER_TIMEOUT } from '../setup/vitest-options.ts';

const suite = suiteDatabase();
/** A project whose bucket has no trigger: only that of the suite's own project has the trigger. */
const quiet = suiteDatabase('demo-uploads');

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
});

let uid: string;
beforeEach(() => {
  uid = `up${randomUUID().slice(0, 8)}`;
});

const portrait = (serial: number | string = 1, folder = 'profile'): string =>
  `profiles/${uid}/${folder}/${uid}-profile-${String(serial)}.jpg`;

async function put(
  { bucket }: Pick<typeof suite, 'bucket'>,
  path: string,
  bytes: Buffer = jpeg,
  metadata: object = { contentType: 'image/jpeg' },
): Promise<void> {
  await bucket.file(path).save(bytes, { resumable: false, metadata });
}

const names = async ({ bucket }: Pick<typeof suite, 'bucket'>): Promise<string[]> => {
  const [files] = await bucket.getFiles({ prefix: `profiles/${uid}/` });
  return files.map(({ name }) => name);
};

describe('a newly uploaded file', () => {
  test('a new file that is no picture of its type, or has odd headers, is deleted, and a picture stays', async () => {
    await put(suite, portrait('page'), Buffer.from('<html><script>alert(1)</script>'.repeat(100)));
    await put(suite, portrait('png'), jpeg, { contentType: 'image/png' });
    await put(suite, portrait('setup'), jpeg, {
      contentType: 'image/jpeg',
      contentDisposition: 'attachment; filename=setup.exe',
    });
    await put(suite, portrait('cached-for-ever'), jpeg, {
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=999999999',
    });
    await put(suite, portrait('luggage'), jpeg, {
      contentType: 'image/jpeg',
      metadata: { anything: 'x'.repeat(6000) },
    });
    await put(suite, portrait('former-app'), jpeg, {
      contentType: 'image/jpeg',
      ...UPLOAD_HEADERS,
      cacheControl: FORMER_CACHE_CONTROL,
    });
    await put(suite, portrait('good'), jpeg, {
      contentType: 'image/jpeg',
      ...UPLOAD_HEADERS,
      metadata: { firebaseStorageDownloadTokens: randomUUID() },
    });
    await vi.waitFor(
      async () => expect(await names(suite)).toEqual([portrait('former-app'), portrait('good')]),
      TRIGGER_TIMEOUT,
    );
    await suite.bucket.deleteFiles({ prefix: `profiles/${uid}/` });
  });

  test('a new file of an account with a tombstone is deleted', async () => {
    await suite.firestore.doc(`tombstones/${uid}`).set({ deleted_at: Timestamp.now() });
    await put(suite, portrait());
    await vi.waitFor(async () => expect(await names(suite)).toEqual([]), TRIGGER_TIMEOUT);
  });

  const upload = (path: string) => ({
    path,
    generation: '0',
    contentType: 'image/jpeg',
    contentDisposition: '',
    contentEncoding: '',
    cacheControl: '',
    metadata: {},
  });

  test('a new file beyond those that an account may have is deleted, and the first stay', async () => {
    const paths = Array.from({ length: FILES_PER_ACCOUNT + 3 }, (_, index) => portrait(100 + index));
    for (const path of paths) await put(quiet, path);
    const verdicts = [];
    for (const path of [...paths.slice(-4).toReversed(), portrait(100)]) {
      verdicts.push(await judgeUpload(quiet.firestore, quiet.bucket, upload(path)));
    }
    expect(verdicts).toEqual(['too many', 'too many', 'too many', 'accepted', 'accepted']);
    expect(await names(quiet)).toEqual(paths.slice(0, FILES_PER_ACCOUNT));
  });

  test('an uploaded file outside the folders of pictures is ignored', async () => {
    expect(await judgeUpload(quiet.firestore, quiet.bucket, upload(portrait()))).not.toBe('elsewhere');
    expect(await judgeUpload(quiet.firestore, quiet.bucket, upload('backups/x.jpg'))).toBe('elsewhere');
  });

  test('a new file that is stored compressed is deleted', async () => {
    const packed = { ...upload(portrait()), contentEncoding: 'gzip' };
    await put(quiet, portrait());
    expect(await judgeUpload(quiet.firestore, quiet.bucket, packed)).toBe('odd headers');
    expect(await names(quiet)).toEqual([]);
  });
});

describe('the daily sweep of uploaded files', () => {
  const stem = (serial: number): string => `u1-profile-${String(serial)}`;
  const path = (file: string): string => `profiles/u1/profile/${file}`;

  test.each<[string, unknown]>([
    [
      'an address',
      { profile_image: `https://x/v0/b/b/o/profiles%2Fu1%2Fprofile%2F${stem(1)}.jpg?alt=media` },
    ],
    [
      'an object',
      { profile_image: { url: `https://x/${stem(1)}.jpg`, thumb_url: `https://x/${stem(1)}-thumb.jpg` } },
    ],
    ['a name', { profile_image: { file: `profile/${stem(1)}.jpg`, steps: [480, 800] } }],
    ['a photo', { photos: [`profile/${stem(1)}.jpg 800x600`] }],
  ])(
    'isNamed finds a file and its smaller copies in a profile that names the file by %s',
    (_shape, profile) => {
      expect(isNamed(profile, path(`${stem(1)}.jpg`))).toBe(true);
      expect(isNamed(profile, path(`${stem(1)}-thumb.jpg`))).toBe(true);
      expect(isNamed(profile, path(`${stem(1)}-medium.jpg`))).toBe(true);
      expect(isNamed(profile, path(`${stem(2)}.jpg`))).toBe(false);
      expect(isNamed(profile, path(`${stem(11)}.jpg`))).toBe(false);
      expect(isNamed(undefined, path(`${stem(1)}.jpg`))).toBe(false);
    },
  );

  test('the sweep deletes files that no profile names, once they are old', async () => {
    await quiet.firestore
      .doc(`profiles/${uid}`)
      .set({ profile_image: { url: `https://x/${uid}-profile-1.jpg` } });
    await put(quiet, portrait(1));
    await put(quiet, portrait('1-thumb'));
    await put(quiet, portrait(2));
    await put(quiet, portrait(3, 'gallery'));
    await sweepPictures(quiet, Date.now() + 6 * DAY);
    expect(await names(quiet)).toHaveLength(4);
    await sweepPictures(quiet, Date.now() + 8 * DAY);
    expect(await names(quiet)).toEqual([portrait('1-thumb'), portrait(1)]);
  });

  test('the sweep deletes the remains of missing accounts, and finishes deletions', async () => {
    await quiet.firestore.recursiveDelete(quiet.firestore.collection('profiles'));
    const present = await quiet.auth.createUser({});
    const halfDeleted = await quiet.auth.createUser({});
    await quiet.firestore.doc(`profiles/${present.uid}`).set({ first_name: 'Asha' });
    await quiet.firestore.doc(`profiles/${uid}`).set({ first_name: 'Gone', username: `gone-${uid}` });
    await quiet.firestore.doc(`usernames/gone-${uid}`).set({ uid });
    await writeTombstone(quiet.firestore, halfDeleted.uid);
    expect(await sweepAccounts(quiet, Date.now())).toBe(1);
    expect((await quiet.firestore.doc(`profiles/${uid}`).get()).exists).toBe(false);
    // The name is nobody's, and stays so for 90 days (sweep-usernames.ts).
    expect((await quiet.firestore.doc(`usernames/gone-${uid}`).get()).get('uid')).toBe('');
    expect((await quiet.firestore.doc(`profiles/${present.uid}`).get()).exists).toBe(true);
    await quiet.auth.getUser(halfDeleted.uid);

    expect(await sweepAccounts(quiet, Date.now() + 2 * 60 * 60 * 1000)).toBe(1);
    await expect(quiet.auth.getUser(halfDeleted.uid)).rejects.toThrow('no user record');
    await quiet.auth.getUser(present.uid);
  });

  test('the sweep checks once the files that the trigger gave up on', async () => {
    const named = {
      profile_image: {
        url: [1, 2, 4].map((number) => `https://x/${uid}-profile-${String(number)}.jpg`).join(' '),
      },
    };
    await quiet.firestore.doc(`profiles/${uid}`).set(named);
    await put(quiet, portrait(1));
    await put(quiet, portrait(2), Buffer.from('<html><script>alert(1)</script>'.repeat(100)));
    await put(quiet, portrait(3), jpeg, { contentType: 'image/jpeg', metadata: { judged: '1' } });
    // As restored by an operator, who keeps the mark of the former generation.
    await put(quiet, portrait(4), jpeg, {
      contentType: 'image/jpeg',
      metadata: { judged: '1763971200000000' },
    });
    await sweepPictures(quiet, Date.now());
    expect(await names(quiet)).toHaveLength(4);
    await sweepPictures(quiet, Date.now() + 2 * 60 * 60 * 1000);
    expect(await names(quiet)).toEqual([portrait(1), portrait(4)]);
    const stored = async () => (await quiet.bucket.file(portrait(1)).getMetadata())[0];
    const first = await stored();
    expect(first.metadata).toMatchObject({ judged: String(first.generation) });
    await sweepPictures(quiet, Date.now() + 2 * 60 * 60 * 1000);
    expect((await stored()).metageneration).toBe(first.metageneration);
  });
});
