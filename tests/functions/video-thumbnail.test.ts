// A video's thumbnail end to end: fetched once from the platform by the function, stored in the account's folder, shown
// on the public page from there.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureBase } from '@marquee/domain/picture';
import { emptyProfile, EMPTY_CONTACT, profileDocument, profileForm } from '@marquee/domain/profile';
import { readProfile } from '@marquee/domain/read-profile';
import { NO_VIDEO_DETAILS } from '@marquee/domain/video-details';
import { BROWSER_AGENT, BUCKET, fromRoot, PROJECT_ID, suiteUrl } from '../../scripts/config/project.ts';
import { authorization } from '../rules/matrix/actors.ts';
import { suiteDatabase } from './environment.ts';
import { serveFunctions, type ServedFunctions } from './served/functions.ts';

const { firestore, auth, close } = suiteDatabase();
const uid = `thumbnail${randomUUID().slice(0, 8)}`;
const claims = { email: `${uid}@example.com`, email_verified: true };
const account = authorization({ name: 'owner', uid, claims }, PROJECT_ID);
const base = pictureBase(BUCKET, suiteUrl('storage', ''));

let functions: ServedFunctions;
beforeAll(async () => {
  await auth.createUser({ uid, email: claims.email, emailVerified: true });
  const hosts = fromRoot('tests/functions/served/video-hosts.ts');
  functions = await serveFunctions({ NODE_OPTIONS: `--import tsx --import ${hosts}` });
});
afterAll(async () => {
  await firestore.recursiveDelete(firestore.doc(`profiles/${uid}`));
  await firestore.doc(`call_limits/${uid}`).delete();
  await auth.deleteUser(uid);
  await close();
  await functions.stop();
});

async function thumbnailOf(url: string): Promise<string> {
  const response = await functions.call('videoThumbnail', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER_AGENT, ...account },
    body: JSON.stringify({ data: { url } }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: { thumb: string } }).result.thumb;
}

const asked = (): string[] =>
  [...functions.output().matchAll(/^asked (\S+)$/gm)].map(([, address]) => address ?? '');

test.each([
  [
    'https://youtu.be/dQw4w9WgXcQ',
    'videos/youtube-dQw4w9WgXcQ.jpg 640x360',
    [
      'https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg',
      'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg',
    ],
  ],
  [
    'https://www.instagram.com/reel/Cabc123_-x/',
    'videos/instagram-Cabc123_-x.jpg 640x360',
    ['https://www.instagram.com/p/Cabc123_-x/media/?size=l', 'https://scontent.cdninstagram.com/a.jpg'],
  ],
])('of %s is fetched once, stored and shown', async (url, stored, addresses) => {
  const before = asked().length;
  expect(await thumbnailOf(url)).toBe(stored);
  expect(await thumbnailOf(url)).toBe(stored);
  expect(asked().slice(before)).toEqual(addresses);

  const thumb = readProfile(uid, { profile_image: stored }, base).profile_image;
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

test('of a video that the platform shows none of is none', async () => {
  expect(await thumbnailOf('https://youtu.be/aaaaaaaaaaa')).toBe('');
});
