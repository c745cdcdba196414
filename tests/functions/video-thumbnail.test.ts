// A video's thumbnail end to end: fetched once from the platform by the function, stored in the account's folder, shown
// on the public page from there.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyProfile, EMPTY_CONTACT, profileDocument, profileForm } from '@marquee/domain/profile/profile';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { utcDate } from '@marquee/domain/values/time';
import { fromRoot, PROJECT_ID, suiteUrl } from '../../scripts/config/project.ts';
import { authorization } from '../rules/matrix/actors.ts';
import { callable, suiteDatabase, useFunctions } from './environment.ts';

const { firestore, auth } = suiteDatabase();
const uid = `thumbnail${randomUUID().slice(0, 8)}`;
const claims = { email: `${uid}@example.com`, email_verified: true };
const limit = firestore.doc(`call_limits/${uid}`);
const account = authorization({ name: 'owner', uid, claims }, PROJECT_ID);

const functions = useFunctions({}, { preload: [fromRoot('tests/functions/served/video-hosts.mjs')] });
beforeAll(() => auth.createUser({ uid, email: claims.email, emailVerified: true }));
beforeEach(() => limit.delete());
afterAll(async () => {
  await firestore.recursiveDelete(firestore.doc(`profiles/${uid}`));
  await limit.delete();
  await auth.deleteUser(uid);
});

async function thumbnailOf(url: string): Promise<unknown> {
  const response = await functions.call('videoThumbnail', callable({ url }, account));
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: { thumb: unknown } }).result.thumb;
}

const asked = (): string[] =>
  [...functions.output().matchAll(/^asked (\S+)$/gm)].map(([, address]) => address ?? '');

test.each([
  [
    'https://youtu.be/dQw4w9WgXcQ',
    { file: 'videos/youtube-dQw4w9WgXcQ.jpg', width: 640, height: 360 },
    [
      'https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg',
      'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg',
    ],
  ],
  [
    'https://www.instagram.com/reel/Cabc123_-x/',
    { file: 'videos/instagram-Cabc123_-x.jpg', width: 640, height: 360 },
    ['https://www.instagram.com/p/Cabc123_-x/media/?size=l', 'https://scontent.cdninstagram.com/a.jpg'],
  ],
])('the thumbnail of %s is fetched once, stored and shown', async (url, stored, addresses) => {
  const before = asked().length;
  expect(await thumbnailOf(url)).toEqual(stored);
  expect(await thumbnailOf(url)).toEqual(stored);
  expect(asked().slice(before)).toEqual(addresses);

  const thumb = readProfile(uid, { profile_image: stored }).profile_image;
  const form = {
    ...profileForm(emptyProfile(uid), EMPTY_CONTACT),
    first_name: 'Asha',
    is_profile_public: true,
    additional_videos: [{ ...NO_VIDEO_DETAILS, platform: 'youtube' as const, url, thumb }],
  };
  await firestore.doc(`profiles/${uid}`).set(profileDocument(form));
  const html = await (await fetch(suiteUrl('hosting', `/actor/${uid}`))).text();
  const [, source = ''] = /<img[^>]* src="([^"]*videos%2F[^"]*)"/.exec(html) ?? [];
  const image = await fetch(source.replaceAll('&amp;', '&'));
  expect(image.status).toBe(200);
  const shown = await sharp(await image.arrayBuffer()).metadata();
  expect(shown).toMatchObject({ format: 'jpeg', width: 640, height: 360 });
});

test('no thumbnail is returned for a video of which the platform shows none', async () => {
  expect(await thumbnailOf('https://youtu.be/aaaaaaaaaaa')).toBeNull();
});

test('an account that has reached the day’s limit of thumbnails gets no other', async () => {
  await limit.set({ thumbnail_day: utcDate(Date.now()), thumbnails: 60 });
  const before = asked().length;
  expect(await thumbnailOf('https://youtu.be/bbbbbbbbbbb')).toBeNull();
  expect(asked()).toHaveLength(before);
});
