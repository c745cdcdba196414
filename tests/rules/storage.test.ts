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
beforeEach(() => env.clearStorage());
afterAll(() => env.cleanup());

const storageAs = (uid?: string): FirebaseStorage =>
  (uid === undefined
    ? env.unauthenticatedContext()
    : env.authenticatedContext(uid)
  ).storage();

const PROFILE_PICTURE = `profiles/${OWNER}/profile/${OWNER}-profile-1700000000000.jpg`;
const GALLERY_PICTURE = `profiles/${OWNER}/gallery/${OWNER}_gallery_1700000000000_a1b2c3.jpg`;

const upload = (uid: string | undefined, path: string, bytes = 2048, contentType = 'image/jpeg') =>
  uploadBytes(ref(storageAs(uid), path), new Uint8Array(bytes), { contentType });

describe('adding a picture', () => {
  it.each([
    PROFILE_PICTURE,
    GALLERY_PICTURE,
    PROFILE_PICTURE.replace('.jpg', '-thumb.jpg'),
    GALLERY_PICTURE.replace('.jpg', '_thumb.webp'),
  ])('the owner adds %s', async (path) => {
    await assertSucceeds(upload(OWNER, path));
  });

  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])('of type %s', async (type) => {
    await assertSucceeds(upload(OWNER, GALLERY_PICTURE, 2048, type));
  });

  it.each([undefined, OTHER])('nobody else does: %s', async (uid) => {
    await assertFails(upload(uid, PROFILE_PICTURE));
    await assertFails(upload(uid, GALLERY_PICTURE));
  });

  it.each(['image/svg+xml', 'text/html', 'application/pdf', 'image/heic', 'video/mp4'])(
    'not of type %s',
    async (type) => {
      await assertFails(upload(OWNER, GALLERY_PICTURE, 2048, type));
    },
  );

  it.each([0, 1023, 5 * 1024 * 1024 + 1])('not of %i bytes', async (bytes) => {
    await assertFails(upload(OWNER, GALLERY_PICTURE, bytes));
  });

  it.each([1024, 5 * 1024 * 1024])('of %i bytes', async (bytes) => {
    await assertSucceeds(upload(OWNER, GALLERY_PICTURE, bytes));
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
    await assertSucceeds(upload(OWNER, GALLERY_PICTURE));
    await assertFails(upload(OWNER, GALLERY_PICTURE));
  });
});

describe('a picture that is there', () => {
  beforeEach(() => upload(OWNER, GALLERY_PICTURE));

  it.each([undefined, OTHER, OWNER])('is seen by everybody: %s', async (uid) => {
    await assertSucceeds(getDownloadURL(ref(storageAs(uid), GALLERY_PICTURE)));
  });

  it.each([undefined, OTHER, OWNER])('nobody lists the folder: %s', async (uid) => {
    await assertFails(listAll(ref(storageAs(uid), `profiles/${OWNER}/gallery`)));
  });

  it('is deleted by its owner alone', async () => {
    await assertFails(deleteObject(ref(storageAs(), GALLERY_PICTURE)));
    await assertFails(deleteObject(ref(storageAs(OTHER), GALLERY_PICTURE)));
    await assertSucceeds(deleteObject(ref(storageAs(OWNER), GALLERY_PICTURE)));
  });
});
