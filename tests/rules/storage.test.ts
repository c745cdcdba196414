import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getDownloadURL,
  listAll,
  ref,
  uploadBytes,
  type FirebaseStorage,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { OTHER, OWNER, rulesEnvironment } from './environment.ts';

let env: RulesTestEnvironment;
beforeAll(async () => {
  env = await rulesEnvironment('storage');
});
afterAll(() => env.cleanup());

const storageAs = (uid?: string): FirebaseStorage =>
  (uid === undefined ? env.unauthenticatedContext() : env.authenticatedContext(uid)).storage();

// rules-unit-testing clears the root folder only: each test has names of its own.
let serial = Date.now();
let profilePicture = '';
let galleryPicture = '';
beforeEach(() => {
  serial += 1;
  profilePicture = `profiles/${OWNER}/profile/${OWNER}-profile-${String(serial)}.jpg`;
  galleryPicture = `profiles/${OWNER}/gallery/${OWNER}_gallery_${String(serial)}_a1b2c3.jpg`;
});

const upload = (uid: string | undefined, path: string, bytes = 2048, contentType = 'image/jpeg') =>
  uploadBytes(ref(storageAs(uid), path), new Uint8Array(bytes), { contentType });

describe('adding a picture', () => {
  it.each([
    ['a profile picture', () => profilePicture],
    ['a gallery picture', () => galleryPicture],
    ['a profile thumbnail', () => profilePicture.replace('.jpg', '-thumb.jpg')],
    ['a gallery thumbnail', () => galleryPicture.replace('.jpg', '_thumb.webp')],
  ])('the owner adds %s', async (_name, path) => {
    await assertSucceeds(upload(OWNER, path()));
  });

  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])('of type %s', async (type) => {
    await assertSucceeds(upload(OWNER, galleryPicture, 2048, type));
  });

  it.each([undefined, OTHER])('nobody else does: %s', async (uid) => {
    await assertFails(upload(uid, profilePicture));
    await assertFails(upload(uid, galleryPicture));
  });

  it.each(['image/svg+xml', 'text/html', 'application/pdf', 'image/heic', 'video/mp4'])(
    'not of type %s',
    async (type) => {
      await assertFails(upload(OWNER, galleryPicture, 2048, type));
    },
  );

  it.each([0, 1023, 5 * 1024 * 1024 + 1])('not of %i bytes', async (bytes) => {
    await assertFails(upload(OWNER, galleryPicture, bytes));
  });

  it.each([1024, 5 * 1024 * 1024])('of %i bytes', async (bytes) => {
    await assertSucceeds(upload(OWNER, galleryPicture, bytes));
  });

  it.each([
    `profiles/${OWNER}/profile/anything.jpg`,
    `profiles/${OWNER}/profile/${OTHER}-profile-1.jpg`,
    `profiles/${OWNER}/profile/${OWNER}-profile-1.html`,
    `profiles/${OWNER}/profile/deeper/${OWNER}-profile-1.jpg`,
    `profiles/${OWNER}/gallery/${OWNER}-profile-1.jpg`,
    `profiles/${OWNER}/${OWNER}-profile-1.jpg`,
    `profiles/${OWNER}/other/${OWNER}-profile-1.jpg`,
    `public/${OWNER}-profile-1.jpg`,
    'x.jpg',
  ])('not as %s', async (path) => {
    await assertFails(upload(OWNER, path));
  });

  it('never over another', async () => {
    await assertSucceeds(upload(OWNER, galleryPicture));
    await assertFails(upload(OWNER, galleryPicture));
  });
});

describe('a picture that is there', () => {
  beforeEach(() => upload(OWNER, galleryPicture));

  it.each([undefined, OTHER, OWNER])('is seen by everybody: %s', async (uid) => {
    await assertSucceeds(getDownloadURL(ref(storageAs(uid), galleryPicture)));
  });

  it.each([undefined, OTHER, OWNER])('nobody lists the folder: %s', async (uid) => {
    await assertFails(listAll(ref(storageAs(uid), `profiles/${OWNER}/gallery`)));
  });

  it('is deleted by its owner alone', async () => {
    await assertFails(deleteObject(ref(storageAs(), galleryPicture)));
    await assertFails(deleteObject(ref(storageAs(OTHER), galleryPicture)));
    await assertSucceeds(deleteObject(ref(storageAs(OWNER), galleryPicture)));
  });
});
