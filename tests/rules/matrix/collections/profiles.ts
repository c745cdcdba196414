import { VALID_PROFILE } from '../../valid-profile.ts';
import { EVERYBODY, NOBODY, OTHER, OWNER, THE_OWNER, THE_VERIFIED_OWNER } from '../actors.ts';
import type { Collection, Documents, Row, Writing } from '../collection.ts';
import type { Write } from '../firestore-rest.ts';
import {
  also,
  anyInt,
  bool,
  dependsOnWho,
  emptyList,
  immutable,
  int,
  list,
  map,
  oneOf,
  only,
  orNull,
  requestTime,
  text,
  texts,
  webAddress,
  type Kind,
} from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';

const PATH = `profiles/${OWNER}`;

const PICTURE = VALID_PROFILE.profile_image;
const VIDEO = { platform: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' };

/** A full profile as it is stored. */
export const storedProfile = (changes: Fields = {}): Fields => ({
  ...VALID_PROFILE,
  created_at: CREATED,
  updated_at: CREATED,
  ...changes,
});

const picture = map(PICTURE, {
  url: webAddress(1000, { emptyToo: false }),
  thumb_url: webAddress(1000, { emptyToo: false }),
  width: anyInt,
  height: anyInt,
});

const video = map(VIDEO, { platform: oneOf('youtube', 'instagram'), url: webAddress(500) });

const whatsApp: Kind = also(text(500), {
  taken: {
    'at wa.me': 'https://wa.me/91',
    'at api.whatsapp.com': 'https://api.whatsapp.com/send?phone=91',
    'at web.whatsapp.com': 'https://web.whatsapp.com/send?phone=91',
    'of the greatest length': `https://wa.me/${'9'.repeat(486)}`,
  },
  refused: {
    elsewhere: 'https://evil.example/?wa.me',
    'at a lookalike': 'https://wa.me.evil.example/1',
    unencrypted: 'http://wa.me/91',
    'too long': `https://wa.me/${'9'.repeat(487)}`,
  },
});
const { 'of many scripts': _text, ...whatsAppTaken } = whatsApp.taken;

/** What the editor fills in. */
const content: Readonly<Record<string, Kind>> = {
  first_name: text(60),
  last_name: text(60),
  height: orNull(text(80)),
  location: orNull(text(80)),
  screen_age_min: int(0, 120),
  screen_age_max: int(0, 120),
  skills: texts(15, 'Kathak', 3000),
  languages: texts(20, 'Hindi', 1600),
  education: orNull(text(4000)),
  introduction: orNull(text(4000)),
  introduction_video: orNull(text(500)),
  additional_videos: list(10, VIDEO, { 'a bad video': { ...VIDEO, platform: 'vimeo' } }),
  social: map(VALID_PROFILE.social, {
    facebook: text(100),
    instagram: text(100),
    imdb: text(100),
    website: webAddress(500),
  }),
  is_profile_complete: bool,
  profile_image: orNull(picture),
  photos: list(5, PICTURE, { 'a bad picture': { ...PICTURE, url: 'x' } }),
  whatsapp_link: { ...whatsApp, taken: whatsAppTaken },
  updated_at: requestTime,
};

/** Names need documents of their own beside the profile: see the cases. */
const noNames: Readonly<Record<string, Kind>> = {
  username: also(only(null), {
    refused: { 'that nobody holds': 'asha-rao', "that is somebody else's": 'taken' },
  }),
  former_usernames: emptyList('taken'),
};

const create: Writing = {
  may: THE_OWNER,
  valid: () => storedProfile({ created_at: NOW, updated_at: NOW }),
  fields: { ...content, ...noNames, is_profile_public: only(false), created_at: requestTime },
};

const update: Writing = {
  may: THE_OWNER,
  valid: () => storedProfile({ updated_at: NOW }),
  fields: {
    ...content,
    ...noNames,
    is_profile_public: dependsOnWho(only(false), 'another'),
    created_at: immutable(NOW),
  },
};

const world: Documents = { 'usernames/taken': { uid: OTHER, created_at: CREATED } };
const there: Documents = { ...world, [PATH]: storedProfile() };
const open: Documents = { ...world, [PATH]: storedProfile({ is_profile_public: true }) };

const TAKEN_DOWN = { at: CREATED, reason: 'spam' };
const down: Documents = { ...world, [PATH]: storedProfile({ taken_down: TAKEN_DOWN }) };

const change =
  (fields: Fields): (() => { commit: Write[] }) =>
  () => ({
    commit: [{ update: PATH, fields: { updated_at: NOW, ...fields } }],
  });

/** A list in a list is nothing that Firestore stores. */
const singly = ({ refused }: Kind) => Object.entries(refused).filter(([, value]) => !Array.isArray(value));

/** A list's entries one by one: every wrong video and every wrong picture. */
const entries: readonly Row[] = [
  ...singly(video).map(([how, value]) => ({
    name: `update: a video ${how}`,
    given: there,
    may: NOBODY,
    act: change({ additional_videos: [value] }),
  })),
  ...singly(picture).map(([how, value]) => ({
    name: `update: a photo ${how}`,
    given: there,
    may: NOBODY,
    act: change({ photos: [value] }),
  })),
];

export const profiles: Collection = {
  name: 'profiles/{uid}',
  path: PATH,
  stored: storedProfile(),
  world,
  get: THE_OWNER,
  list: [
    { name: 'all', collection: 'profiles', may: NOBODY },
    {
      name: 'the public ones',
      collection: 'profiles',
      where: [['is_profile_public', 'EQUAL', true]],
      may: NOBODY,
    },
    { name: 'of every parent', collection: 'profiles', everywhere: true, may: NOBODY },
  ],
  create,
  update,
  delete: NOBODY,
  cases: [
    { name: 'get: a public one', given: open, may: EVERYBODY, act: () => ({ get: PATH }) },
    {
      name: 'get: one that is taken down',
      given: { [PATH]: storedProfile({ is_profile_public: true, taken_down: TAKEN_DOWN }) },
      may: [...THE_OWNER, 'moderator'],
      act: () => ({ get: PATH }),
    },
    {
      name: 'create: taken down',
      given: world,
      may: NOBODY,
      act: () => ({
        commit: [
          { set: PATH, fields: storedProfile({ created_at: NOW, updated_at: NOW, taken_down: TAKEN_DOWN }) },
        ],
      }),
    },
    { name: 'update: taken down', given: open, may: NOBODY, act: change({ taken_down: TAKEN_DOWN }) },
    { name: 'update: taken down by nothing', given: open, may: NOBODY, act: change({ taken_down: null }) },
    { name: 'update: of a taken-down one', given: down, may: THE_OWNER, act: change({ first_name: 'Usha' }) },
    {
      name: 'update: of a taken-down one, whole',
      given: down,
      may: THE_OWNER,
      act: () => ({
        commit: [{ set: PATH, fields: storedProfile({ updated_at: NOW, taken_down: TAKEN_DOWN }) }],
      }),
    },
    {
      name: 'update: no longer taken down',
      given: down,
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: storedProfile({ updated_at: NOW }) }] }),
    },
    {
      name: 'update: taken down for another reason',
      given: down,
      may: NOBODY,
      act: change({ taken_down: { ...TAKEN_DOWN, reason: 'other' } }),
    },
    { name: 'get: a missing one', given: world, may: EVERYBODY, act: () => ({ get: 'profiles/nobody' }) },
    {
      name: 'get: one that does not say whether it is public',
      given: { [PATH]: { first_name: 'Asha' } },
      may: THE_OWNER,
      act: () => ({ get: PATH }),
    },
    {
      name: 'update: made public',
      given: there,
      may: THE_VERIFIED_OWNER,
      act: change({ is_profile_public: true }),
    },
    { name: 'update: of a public one', given: open, may: THE_OWNER, act: change({ first_name: 'Usha' }) },
    { name: 'update: made private', given: open, may: THE_OWNER, act: change({ is_profile_public: false }) },
    {
      name: 'update: an older document of another shape becomes a clean one',
      given: {
        [PATH]: { first_name: 'Asha', skills: 'Kathak, Yoga', social: '{"imdb":"nm1"}', phone_number: '1' },
      },
      may: THE_OWNER,
      act: () => ({ commit: [{ set: PATH, fields: storedProfile({ created_at: NOW, updated_at: NOW }) }] }),
    },
    ...entries,
  ],
};
