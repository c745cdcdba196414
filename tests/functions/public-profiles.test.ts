import { beforeEach, describe, expect, test } from 'vitest';
import { SKILLS } from '@marquee/domain/profile/skills';
import { readAddress } from '../../functions/src/public-page/address.ts';
import { findProfile, type ProfileSource } from '../../functions/src/public-page/find-profile.ts';
import { firestoreProfiles } from '../../functions/src/public-page/firestore-profiles.ts';
import { listPublicProfiles } from '../../functions/src/sitemap/sitemap.ts';
import { seedCatalogue } from '../../functions/src/skills/seed-skills.ts';
import { ownDatabase, storeLinks } from './environment.ts';

const { firestore, clear } = await ownDatabase('demo-functions-profiles');
/** Accounts whose e-mail address nobody has verified. */
const unverified = new Set<string>();
const backends = { firestore, isVerified: (uid: string) => Promise.resolve(!unverified.has(uid)) };
const find = (path: string) => findProfile(firestoreProfiles(backends), readAddress(path));

beforeEach(async () => {
  unverified.clear();
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
])('the profile at the address %s is %s', async (path, outcome) => {
  expect(await find(path)).toMatchObject({ outcome });
});

test.each(['/actor/u1', '/profile/u1', '/asha', '/Asha-Rao', '/actor/u/ASHA', '/actor/u/asha'])(
  'the address %s is redirected to the current name',
  async (path) => {
    expect(await find(path)).toEqual({ outcome: 'moved', path: '/asha-rao' });
  },
);

test.each(['https://asha.example', 'asha rao', '-asha', '𝒂sha'])(
  'a profile whose stored username is "%s", which no address can have, stays at its id',
  async (username) => {
    await firestore.doc('profiles/u3').update({ username });
    expect(await find('/actor/u3')).toMatchObject({ outcome: 'public' });
    expect(await listPublicProfiles(firestore)).toContainEqual({ path: '/actor/u3', updatedAt: undefined });
  },
);

test('the sitemap lists public profiles by username, or by id if they have none', async () => {
  const listed = await listPublicProfiles(firestore);
  expect(listed.toSorted((left, right) => left.path.localeCompare(right.path))).toEqual([
    { path: '/actor/u3', updatedAt: undefined },
    { path: '/asha-rao', updatedAt: Date.UTC(2026, 1, 3, 4, 5, 6) },
  ]);
});

describe('named links', () => {
  const CODE = '0123456789abc';
  const PRIVATE = 'zyxwvtsrqpnmk';
  const store = (uid: string, changes: object = {}) =>
    storeLinks(firestore, uid, { [CODE]: changes, [PRIVATE]: { opens_private: true, ...changes } });

  test('a named link opens a public profile', async () => {
    await store('u1');
    expect(await find(`/asha-rao/${CODE}`)).toMatchObject({
      outcome: 'public',
      profile: { first_name: 'Asha', former_usernames: [] },
      link: { code: CODE, isPrivate: false },
    });
  });

  test('a named link of a former name or another spelling moves with its code', async () => {
    await store('u1');
    for (const path of [`/asha/${CODE}`, `/Asha-Rao/${CODE}`, `/asha-rao/${CODE.toUpperCase()}`]) {
      expect(await find(path)).toEqual({ outcome: 'moved', path: `/asha-rao/${CODE}` });
    }
  });

  test('a named link opens a private profile if its owner chose so', async () => {
    await store('u2');
    expect(await find(`/dev/${CODE}`)).toEqual({ outcome: 'ended' });
    expect(await find(`/dev/${PRIVATE}`)).toMatchObject({ outcome: 'public', link: { isPrivate: true } });
  });

  test('a named link of somebody under 18 does not open the private profile, whenever the date of birth was set', async () => {
    await store('u2');
    const contact = firestore.doc('profiles/u2/private/contact');
    await contact.set({ date_of_birth: `${String(new Date().getUTCFullYear() - 17)}-01-01` });
    expect(await find(`/dev/${PRIVATE}`)).toEqual({ outcome: 'ended' });
    await contact.set({ date_of_birth: '1990-01-01' });
    expect(await find(`/dev/${PRIVATE}`)).toMatchObject({ outcome: 'public' });
  });

  test('a named link of an unverified account does not open the private profile', async () => {
    await store('u2');
    unverified.add('u2');
    expect(await find(`/dev/${PRIVATE}`)).toEqual({ outcome: 'ended' });
  });

  test.each([
    ['revoked', { revoked: true }],
    ['ended', { ends: Date.now() - 1 }],
  ])(
    'a named link that is %s leads to the page of a public profile, and opens no private one',
    async (_state, changes) => {
      await store('u1', changes);
      await store('u2', changes);
      expect(await find(`/asha-rao/${CODE}`)).toEqual({ outcome: 'plain', path: '/asha-rao' });
      expect(await find(`/dev/${PRIVATE}`)).toEqual({ outcome: 'ended' });
    },
  );

  test('a named link that never existed is answered as one that has ended', async () => {
    await store('u2', { revoked: true });
    expect(await find('/asha-rao/aaaaaaaaaaaaa')).toEqual({ outcome: 'plain', path: '/asha-rao' });
    expect(await find('/dev/aaaaaaaaaaaaa')).toEqual(await find(`/dev/${PRIVATE}`));
  });

  test('a named link of a taken-down profile, a missing one or another owner opens nothing', async () => {
    await store('u1', { opens_private: true });
    await firestore.doc('profiles/u1').update({ taken_down: { reason: 'spam' } });
    expect(await find(`/asha-rao/${CODE}`)).toEqual({ outcome: 'removed' });
    expect(await find(`/nobody/${CODE}`)).toEqual({ outcome: 'missing' });
    expect(await find(`/dev/${CODE}`)).toEqual({ outcome: 'ended' });
  });

  test('a named link chooses the photo and the video that come first', async () => {
    const photo = (name: string) => ({ file: `gallery/${name}.jpg`, width: 800, height: 600, steps: [480] });
    await firestore.doc('profiles/u1').update({
      photos: [photo('a'), photo('b'), photo('c')],
      additional_videos: ['https://youtu.be/aaaaaaaaaaa', 'https://youtu.be/bbbbbbbbbbb'],
    });
    await store('u1', { photo: 'gallery/c.jpg', video: 'https://youtu.be/bbbbbbbbbbb' });
    const found = await find(`/asha-rao/${CODE}`);
    const profile = found.outcome === 'public' ? found.profile : undefined;
    expect(profile?.photos.map(({ file }) => /(\w)\.jpg/.exec(file)?.[1])).toEqual(['c', 'a', 'b']);
    expect(profile?.introduction_video).toBe('https://youtu.be/bbbbbbbbbbb');
    expect(profile?.additional_videos.map(({ url }) => url.at(-1))).toEqual(['a']);
  });

  describe('named links with a version', () => {
    const VERSION = 'vvvvvvvvvvvvv';
    const shownBy = async (path: string) => {
      const found = await find(path);
      if (found.outcome !== 'public') return found.outcome;
      const { headline, introduction } = found.profile;
      return { headline, introduction, hasVersion: found.link?.hasVersion };
    };
    const versions = (uid: string) => firestore.doc(`profiles/${uid}/private/versions`);
    const ITSELF = { headline: undefined, introduction: 'I act.', hasVersion: false };
    beforeEach(async () => {
      await firestore.doc('profiles/u1').update({ introduction: 'I act.' });
      await store('u1', { version: VERSION });
      await versions('u1').set({
        versions: { [VERSION]: { name: 'Comedy', headline: 'Comedian', introduction: 'I am funny.' } },
      });
    });

    test('a named link with a version shows it, and the public page stays the profile itself', async () => {
      expect(await shownBy(`/asha-rao/${CODE}`)).toEqual({
        headline: 'Comedian',
        introduction: 'I am funny.',
        hasVersion: true,
      });
      expect(await shownBy('/asha-rao')).toEqual({ ...ITSELF, hasVersion: undefined });
    });

    test.each([
      ['was deleted', {}],
      ['cannot be read', { versions: 'x' }],
      ['is no map', { versions: { [VERSION]: null } }],
    ])('a named link shows the profile where its version %s', async (_how, stored) => {
      await versions('u1').set(stored);
      expect(await shownBy(`/asha-rao/${CODE}`)).toMatchObject({ introduction: 'I act.' });
    });

    test("a named link shows the profile where its version is somebody else's or has the name of a prototype's property", async () => {
      await versions('u2').set({ versions: { zyxwvtsrqpnmk: { name: 'Dancer', headline: 'Dancer' } } });
      for (const version of [
        'zyxwvtsrqpnmk',
        '__proto__',
        'constructor',
        '../u2',
        7,
        null,
        { toString: 1 },
      ]) {
        await store('u1', { version });
        expect(await shownBy(`/asha-rao/${CODE}`)).toEqual(ITSELF);
      }
    });

    test('a revoked link shows nothing of its version', async () => {
      await store('u1', { version: VERSION, revoked: true });
      expect(await find(`/asha-rao/${CODE}`)).toEqual({ outcome: 'plain', path: '/asha-rao' });
    });
  });
});

test('an address costs one read by id, two by username, three by a named link and four by one with a version', async () => {
  const source = firestoreProfiles(backends);
  const reads = async (path: string): Promise<number> => {
    let count = 0;
    const counting: ProfileSource = {
      profile: (uid) => ((count += 1), source.profile(uid)),
      liveLink: (uid, code) => ((count += 1), source.liveLink(uid, code)),
      version: (uid, id) => ((count += 1), source.version(uid, id)),
      uidOf: (username) => ((count += 1), source.uidOf(username)),
    };
    await findProfile(counting, readAddress(path));
    return count;
  };
  expect(await reads('/actor/u3')).toBe(1);
  expect(await reads('/actor/u1')).toBe(1);
  expect(await reads('/asha-rao')).toBe(2);
  await storeLinks(firestore, 'u1', { '0123456789abc': {}, zyxwvtsrqpnmk: { version: '0123456789abc' } });
  expect(await reads('/asha-rao/0123456789abc')).toBe(3);
  expect(await reads('/asha-rao/zyxwvtsrqpnmk')).toBe(4);
  expect(await reads('/asha-rao/0123456789ab')).toBe(0);
  expect(await reads('/dev')).toBe(2);
  expect(await reads('/nobody')).toBe(1);
  expect(await reads('/actor/__none__')).toBe(0);
});

test('the skills catalogue is written once', async () => {
  expect(await seedCatalogue(firestore)).toBe(62);
  expect(await seedCatalogue(firestore)).toBe(0);
  const { docs } = await firestore.collection('skills').get();
  expect(docs.map(({ id }) => id).toSorted()).toEqual(SKILLS.map(({ id }) => id).toSorted());
});
