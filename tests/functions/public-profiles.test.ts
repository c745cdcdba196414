import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureBase } from '@marquee/domain/picture';
import { SKILLS } from '@marquee/domain/skills';
import { readAddress } from '../../functions/src/public-page/address.ts';
import { findProfile, type ProfileSource } from '../../functions/src/public-page/find-profile.ts';
import { firestoreProfiles } from '../../functions/src/public-page/firestore-profiles.ts';
import { firestoreSitemap, listPublicProfiles, sitemap } from '../../functions/src/sitemap/sitemap.ts';
import { seedCatalogue } from '../../functions/src/skills/seed-skills.ts';
import { testDatabase } from './environment.ts';

const { firestore, clear, close } = testDatabase('demo-functions-profiles');
const PICTURES = pictureBase('demo-functions-profiles');
const find = (path: string) => findProfile(firestoreProfiles(firestore, PICTURES), readAddress(path));

beforeEach(async () => {
  await clear();
  await firestore.doc('profiles/u1').set({
    first_name: 'Asha',
    username: 'asha-rao',
    former_usernames: ['asha'],
    is_profile_public: true,
    updated_at: new Date('2026-02-03T04:05:06Z'),
  });
  await firestore.doc('profiles/u2').set({ first_name: 'Dev', username: 'dev', is_profile_public: false });
  await firestore.doc('profiles/u3').set({ first_name: 'Jo', username: null, is_profile_public: true });
  for (const [name, uid] of [
    ['asha-rao', 'u1'],
    ['asha', 'u1'],
    ['dev', 'u2'],
    ['ghost', 'gone'],
  ] as const) {
    await firestore.doc(`usernames/${name}`).set({ uid });
  }
});

afterAll(close);

describe('a public address', () => {
  test.each([
    ['/asha-rao', 'public'],
    ['/actor/u/asha-rao', 'public'],
    ['/actor/u3', 'public'],
    ['/profile/u3', 'public'],
    ['/dev', 'private'],
    ['/DEV', 'private'],
    ['/actor/u2', 'private'],
    ['/nobody', 'missing'],
    ['/ghost', 'missing'],
    ['/actor/u9', 'missing'],
  ])('%s turns out %s', async (path, outcome) => {
    expect(await find(path)).toMatchObject({ outcome });
  });

  test.each(['/actor/u1', '/profile/u1', '/asha', '/Asha-Rao', '/actor/u/ASHA', '/actor/u/asha'])(
    '%s moves to the current name',
    async (path) => {
      expect(await find(path)).toEqual({ outcome: 'moved', path: '/asha-rao' });
    },
  );
});

test('the sitemap lists public profiles at their best address', async () => {
  const listed = await listPublicProfiles(firestore);
  expect(listed.toSorted((left, right) => left.path.localeCompare(right.path))).toEqual([
    { path: '/actor/u3', updatedAt: undefined },
    { path: '/asha-rao', updatedAt: Date.UTC(2026, 1, 3, 4, 5, 6) },
  ]);
});

test('each of its parts is a range of ids, and together they are all of them', async () => {
  const ids = ['0a', 'Kx', 'Zz', 'm1', 'zz', 'ünï'];
  await Promise.all(
    ids.map((id) => firestore.doc(`profiles/${id}`).set({ username: null, is_profile_public: true })),
  );
  const whole = await listPublicProfiles(firestore);
  const parts = await Promise.all(
    [1, 2, 3, 4].map((index) => listPublicProfiles(firestore, { index, of: 4 })),
  );
  expect(parts.map((part) => part.length)).not.toContain(whole.length);
  expect(parts.flat()).toEqual(whole);
  expect(await sitemap(firestoreSitemap(firestore), 'https://m.example', undefined)).toContain(
    '/actor/Kx</loc>',
  );
});

test('an address costs one read by id and two by username', async () => {
  const source = firestoreProfiles(firestore, PICTURES);
  const reads = async (path: string): Promise<number> => {
    let count = 0;
    const counting: ProfileSource = {
      pictureBase: source.pictureBase,
      profile: (uid) => ((count += 1), source.profile(uid)),
      uidOf: (username) => ((count += 1), source.uidOf(username)),
    };
    await findProfile(counting, readAddress(path));
    return count;
  };
  expect(await reads('/actor/u3')).toBe(1);
  expect(await reads('/actor/u1')).toBe(1);
  expect(await reads('/asha-rao')).toBe(2);
  expect(await reads('/dev')).toBe(2);
  expect(await reads('/nobody')).toBe(1);
  expect(await reads('/actor/__none__')).toBe(0);
});

test('the catalogue is written once', async () => {
  expect(await seedCatalogue(firestore)).toBe(62);
  expect(await seedCatalogue(firestore)).toBe(0);
  const { docs } = await firestore.collection('skills').get();
  expect(docs.map(({ id }) => id).toSorted()).toEqual(SKILLS.map(({ id }) => id).toSorted());
});
