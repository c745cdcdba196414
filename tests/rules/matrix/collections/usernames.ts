import { Timestamp } from 'firebase/firestore';
import { EVERYBODY, NOBODY, OTHER, OWNER, THE_OWNER, THE_VERIFIED_OWNER } from '../actors.ts';
import { commitRow, type Collection, type Documents, type Writing } from '../collection.ts';
import type { Write } from '../firestore-rest.ts';
import { ownId, requestTime } from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';
import { storedProfile } from './profiles.ts';

const PROFILE = `profiles/${OWNER}`;
const held = (uid: string) => ({ uid, created_at: CREATED });

const claimed = (name: string): Write => ({
  set: `usernames/${name}`,
  fields: { uid: OWNER, created_at: NOW },
});
/** A released name is marked; its deletion is the sweep's. */
const released = (name: string): Write => ({
  set: `usernames/${name}`,
  fields: { uid: OWNER, released_at: NOW },
});
const RELEASES = `${PROFILE}/private/releases`;
const counted = (count = 1): Write => ({ set: RELEASES, fields: { count, at: NOW } });
const RECENTLY = Timestamp.fromMillis(Date.now() - 60_000);
const profileWith = (username: string, former_usernames: readonly string[]): Write => ({
  update: PROFILE,
  fields: { username, former_usernames, updated_at: NOW },
});

/** The owner's profile with these names, each with its document; another account holds `taken`. */
const holding = (username: string, former: readonly string[] = []): Documents => ({
  [PROFILE]: storedProfile({ username, former_usernames: former }),
  ...Object.fromEntries(
    [...(username === '' ? [] : [username]), ...former].map((name) => [`usernames/${name}`, held(OWNER)]),
  ),
  'usernames/taken': held(OTHER),
});

const noName = holding('');
const oneName = holding('first');
const threeNames = holding('third', ['second', 'first']);

/** A username's document is created in one commit with the profile that has the name. */
const create: Writing = {
  may: THE_OWNER,
  valid: () => ({ uid: OWNER, created_at: NOW }),
  fields: { uid: ownId(OTHER), created_at: requestTime },
  with: () => [profileWith('asha-rao', [])],
};

const update: Writing = { may: NOBODY, valid: () => ({ uid: OWNER, created_at: NOW }), fields: {} };

const BAD_NAMES = [
  'ab',
  'a'.repeat(31),
  'Asha',
  'asha rao',
  '-asha',
  'asha_',
  'ashá',
  'a.b',
  'login',
  'settings',
  'api',
  'marquee',
  'marquee-support',
  'the_mar-quee',
  'verified',
  'sw.js',
  'favicon.svg',
];
const GOOD_NAMES = ['abc', 'a'.repeat(30), 'a-b_c', '007'];

export const usernames: Collection = {
  name: 'usernames/{name}',
  path: 'usernames/asha-rao',
  stored: held(OWNER),
  world: noName,
  get: EVERYBODY,
  list: [
    { name: 'all', collection: 'usernames', may: NOBODY },
    { name: "the owner's", collection: 'usernames', where: [['uid', 'EQUAL', OWNER]], may: NOBODY },
  ],
  create,
  update,
  delete: NOBODY,
  cases: [
    { name: 'get: a free one', given: noName, may: EVERYBODY, act: () => ({ get: 'usernames/free' }) },
    ...GOOD_NAMES.map((name) =>
      commitRow(`create: ${name}`, THE_OWNER, noName, claimed(name), profileWith(name, [])),
    ),
    ...BAD_NAMES.map((name) =>
      commitRow(`create: ${name}`, NOBODY, noName, claimed(name), profileWith(name, [])),
    ),
    commitRow('create: without the profile', NOBODY, noName, claimed('asha-rao')),
    commitRow(
      'create: without any profile there',
      NOBODY,
      { 'usernames/taken': held(OTHER) },
      claimed('asha-rao'),
    ),
    commitRow('create: in the profile alone', NOBODY, noName, profileWith('asha-rao', [])),
    commitRow(
      'create: two at once',
      NOBODY,
      noName,
      claimed('asha-rao'),
      claimed('asha-two'),
      profileWith('asha-rao', []),
    ),
    commitRow("create: somebody else's", NOBODY, noName, claimed('taken'), profileWith('taken', [])),
    commitRow("create: somebody else's, in the profile alone", NOBODY, noName, profileWith('taken', [])),
    commitRow(
      'change: keeping the former',
      THE_VERIFIED_OWNER,
      oneName,
      claimed('second'),
      profileWith('second', ['first']),
    ),
    commitRow(
      'change: releasing the former',
      THE_OWNER,
      oneName,
      claimed('second'),
      profileWith('second', []),
      released('first'),
      counted(),
    ),
    commitRow('change: forgetting the former', NOBODY, oneName, claimed('second'), profileWith('second', [])),
    commitRow(
      'change: giving up the only one',
      THE_OWNER,
      oneName,
      profileWith('', []),
      released('first'),
      counted(),
    ),
    commitRow(
      'change: back to a former one',
      THE_OWNER,
      holding('second', ['first']),
      profileWith('first', ['second']),
    ),
    commitRow(
      'change: to a fourth',
      NOBODY,
      threeNames,
      claimed('fourth'),
      profileWith('fourth', ['third', 'second', 'first']),
    ),
    commitRow(
      'change: to a fourth for the oldest',
      THE_VERIFIED_OWNER,
      threeNames,
      claimed('fourth'),
      profileWith('fourth', ['third', 'second']),
      released('first'),
      counted(),
    ),
    // The most expensive save: the write of the profile also makes it public.
    commitRow(
      'change: to a fourth for the oldest, with all of the profile and the contact',
      THE_VERIFIED_OWNER,
      threeNames,
      {
        set: PROFILE,
        fields: storedProfile({
          username: 'fourth',
          former_usernames: ['third', 'second'],
          introduction: 'Another.',
          is_profile_public: true,
          updated_at: NOW,
        }),
      },
      {
        set: `${PROFILE}/private/contact`,
        fields: {
          phone_number: '+91 98200 12345',
          date_of_birth: '1996-04-12',
          show_whatsapp: true,
          whatsapp_link: 'https://wa.me/919820012345?text=Hello',
          hidden: { gender: 'female' },
          updated_at: NOW,
        },
      },
      claimed('fourth'),
      released('first'),
      counted(),
    ),
    commitRow(
      'change: of an older profile, whose empty name is null',
      THE_OWNER,
      { [PROFILE]: storedProfile({ username: null }) },
      claimed('first'),
      profileWith('first', []),
    ),
    commitRow(
      'create: of an account that has been deleted',
      NOBODY,
      { [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
      claimed('first'),
      { set: PROFILE, fields: storedProfile({ username: 'first', created_at: NOW, updated_at: NOW }) },
    ),
    commitRow(
      'change: releasing two',
      NOBODY,
      threeNames,
      profileWith('third', []),
      released('second'),
      released('first'),
      counted(),
    ),
    commitRow('change: a former one that never was held', NOBODY, oneName, profileWith('first', ['taken'])),
    commitRow('release: one that is held', NOBODY, oneName, released('first'), counted()),
    commitRow('release: a former one that is held', NOBODY, threeNames, released('second'), counted()),
    commitRow('release: without a count', NOBODY, oneName, profileWith('', []), released('first')),
    commitRow(
      'release: with the count of an earlier one',
      NOBODY,
      { ...oneName, [RELEASES]: { count: 1, at: RECENTLY } },
      profileWith('', []),
      released('first'),
    ),
    commitRow(
      'release: an eleventh',
      NOBODY,
      { ...oneName, [RELEASES]: { count: 10, at: RECENTLY } },
      profileWith('', []),
      released('first'),
      counted(11),
    ),
    commitRow(
      'release: a tenth',
      THE_OWNER,
      { ...oneName, [RELEASES]: { count: 9, at: RECENTLY } },
      profileWith('', []),
      released('first'),
      counted(10),
    ),
    commitRow(
      'release: a former one that has no document',
      THE_OWNER,
      { ...holding('second'), [PROFILE]: storedProfile({ username: 'second', former_usernames: ['first'] }) },
      profileWith('second', []),
    ),
    // The rules of the profile do not look at a name that it holds already, nor at one that it never held.
    ...Object.entries<readonly [Fields, Collection['get']]>({
      'its own': [{ uid: OWNER, created_at: NOW }, THE_OWNER],
      "somebody else's": [{ uid: OTHER, created_at: NOW }, NOBODY],
      'of another time': [{ uid: OWNER, created_at: CREATED }, NOBODY],
      'with more': [{ uid: OWNER, created_at: NOW, released_at: NOW }, NOBODY],
    }).map(([whose, [fields, may]]) =>
      commitRow(
        `create: one that the profile has without a document, as ${whose}`,
        may,
        { [PROFILE]: storedProfile({ username: 'first' }) },
        { set: 'usernames/first', fields },
        profileWith('first', []),
      ),
    ),
    ...Object.entries<readonly [Fields, Collection['get']]>({
      'as it is to be': [{ uid: OWNER, released_at: NOW }, THE_OWNER],
      'to another account': [{ uid: OTHER, released_at: NOW }, NOBODY],
      'of another time': [{ uid: OWNER, released_at: CREATED }, NOBODY],
    }).map(([how, [fields, may]]) =>
      commitRow(
        `release: one that the profile does not have, ${how}`,
        may,
        { ...noName, 'usernames/first': held(OWNER) },
        { set: 'usernames/first', fields },
        counted(),
      ),
    ),
    ...Object.entries<Fields>({
      'of another time': { uid: OWNER, released_at: CREATED },
      'to another account': { uid: OTHER, released_at: NOW },
      'to nobody': { uid: '', released_at: NOW },
      'with more': { uid: OWNER, released_at: NOW, created_at: CREATED },
    }).map(([name, fields]) =>
      commitRow(
        `release: ${name}`,
        NOBODY,
        oneName,
        profileWith('', []),
        { set: 'usernames/first', fields },
        counted(),
      ),
    ),
    commitRow(
      'release: by deletion, which would give the name away at once',
      NOBODY,
      oneName,
      profileWith('', []),
      { delete: 'usernames/first' },
      counted(),
    ),
    commitRow(
      "release: somebody else's",
      NOBODY,
      { ...oneName, [`profiles/${OTHER}`]: storedProfile() },
      released('taken'),
      counted(),
    ),
    commitRow(
      'release: by an owner without a profile',
      NOBODY,
      { 'usernames/first': held(OWNER) },
      released('first'),
      counted(),
    ),
    ...[CREATED, RECENTLY].map((released_at) =>
      commitRow(
        `create: one that another account released ${released_at === CREATED ? 'years' : 'a moment'} ago`,
        NOBODY,
        { ...noName, 'usernames/gone': { uid: OTHER, released_at } },
        claimed('gone'),
        profileWith('gone', []),
      ),
    ),
    commitRow(
      'create: one that a deleted account released',
      NOBODY,
      { ...noName, 'usernames/gone': { uid: '', released_at: RECENTLY } },
      claimed('gone'),
      profileWith('gone', []),
    ),
    commitRow(
      'create: one that another account released, in the profile alone',
      NOBODY,
      { ...noName, 'usernames/gone': { uid: OTHER, released_at: RECENTLY } },
      profileWith('gone', []),
    ),
    commitRow(
      'create: its own released one again',
      THE_OWNER,
      { ...noName, 'usernames/gone': { uid: OWNER, released_at: RECENTLY } },
      claimed('gone'),
      profileWith('gone', []),
    ),
    commitRow(
      'create: its own released one again, in the profile alone',
      NOBODY,
      { ...noName, 'usernames/gone': { uid: OWNER, released_at: RECENTLY } },
      profileWith('gone', []),
    ),
    commitRow(
      'create: its own released one again, without the profile',
      NOBODY,
      { ...noName, 'usernames/gone': { uid: OWNER, released_at: RECENTLY } },
      claimed('gone'),
    ),
    commitRow(
      'delete: a released one',
      NOBODY,
      { ...noName, 'usernames/gone': { uid: OWNER, released_at: CREATED } },
      { delete: 'usernames/gone' },
    ),
    {
      name: 'get: one that the owner released',
      given: { 'usernames/gone': { uid: OWNER, released_at: RECENTLY } },
      may: THE_OWNER,
      act: () => ({ get: 'usernames/gone' }),
    },
    {
      name: 'get: one that a deleted account released',
      given: { 'usernames/gone': { uid: '', released_at: RECENTLY } },
      may: NOBODY,
      act: () => ({ get: 'usernames/gone' }),
    },
  ],
};
