import { Timestamp } from 'firebase/firestore';
import { VALID_PROFILE } from '../../valid-profile.ts';
import { EVERYBODY, NOBODY, OTHER, OWNER, THE_OWNER, THE_VERIFIED_OWNER } from '../actors.ts';
import { commitRow, type Collection, type Documents, type Writing } from '../collection.ts';
import type { Write } from '../firestore-rest.ts';
import { dependsOnWho, emptyList, immutable, exactly, otherThan, requestTime, type Kind } from '../kinds.ts';
import { content, LONGEST_TEXTS } from '../profile-field-values.ts';
import { DAY } from '@marquee/domain/values/time';
import { CREATED, NOW, type Fields } from '../values.ts';

const PATH = `profiles/${OWNER}`;

/** A full stored profile. */
export const storedProfile = (changes: Fields = {}): Fields => ({
  ...VALID_PROFILE,
  created_at: CREATED,
  updated_at: CREATED,
  // A save sets both timestamps to the request's time.
  confirmed_at: changes['updated_at'] ?? CREATED,
  ...changes,
});

/** A username needs a document of its own, so only none is accepted here; collections/usernames.ts tries the others. */
const noNames: Readonly<Record<string, Kind>> = {
  username: {
    accepted: { none: '' },
    refused: { ...otherThan('text'), 'that nobody holds': 'asha-rao', "that is somebody else's": 'taken' },
    required: true,
  },
  former_usernames: emptyList('taken'),
};

const create: Writing = {
  may: THE_OWNER,
  valid: () => storedProfile({ created_at: NOW, updated_at: NOW }),
  fields: { ...content, ...noNames, is_profile_public: exactly(false), created_at: requestTime },
};

const update: Writing = {
  may: THE_OWNER,
  valid: () => storedProfile({ updated_at: NOW }),
  fields: {
    ...content,
    ...noNames,
    is_profile_public: dependsOnWho(exactly(false), 'another'),
    created_at: immutable(NOW),
  },
};

const world: Documents = { 'usernames/taken': { uid: OTHER, created_at: CREATED } };
const there: Documents = { ...world, [PATH]: storedProfile() };
const open: Documents = { ...world, [PATH]: storedProfile({ is_profile_public: true }) };

/** A profile in an old format: null for texts that are empty, and a picture by its address in place of its file. */
const OLDER = storedProfile({
  username: null,
  height: null,
  profile_image: { url: 'https://pictures.example/a.jpg', thumb_url: '', width: 1, height: 1 },
  additional_videos: [{ platform: 'youtube', url: 'https://youtu.be/x' }],
});

const TAKEN_DOWN = { at: CREATED, reason: 'spam' };
const down: Documents = { ...world, [PATH]: storedProfile({ taken_down: TAKEN_DOWN }) };

const changed = (fields: Fields): Write => ({ update: PATH, fields: { updated_at: NOW, ...fields } });
const whole = (changes: Fields): Write => ({
  set: PATH,
  fields: storedProfile({ updated_at: NOW, ...changes }),
});

const RENAMED = { first_name: 'Usha', confirmed_at: NOW };

/** With an unknown field in place of `created_at`. */
const { created_at: _left, ...withoutCreation } = storedProfile({ updated_at: NOW, foreign: 1 });

const YEAR = new Date().getUTCFullYear();

/** The date of birth of whoever turns 18 in so many days, by UTC, as the rules count. */
const eighteenIn = (days: number): string =>
  new Date(Date.now() + days * DAY)
    .toISOString()
    .slice(0, 10)
    .replace(String(YEAR), String(YEAR - 18));

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
    { name: 'get: a missing one', given: world, may: EVERYBODY, act: () => ({ get: 'profiles/nobody' }) },
    {
      name: 'get: one that does not say whether it is public',
      given: { [PATH]: { first_name: 'Asha' } },
      may: THE_OWNER,
      act: () => ({ get: PATH }),
    },
    commitRow('create: taken down', NOBODY, world, whole({ created_at: NOW, taken_down: TAKEN_DOWN })),
    commitRow('update: taken down', NOBODY, open, changed({ taken_down: TAKEN_DOWN })),
    commitRow('update: taken_down set to null', NOBODY, open, changed({ taken_down: null })),
    commitRow('update: of a taken-down one', THE_OWNER, down, changed(RENAMED)),
    commitRow('update: of a taken-down one, whole', THE_OWNER, down, whole({ taken_down: TAKEN_DOWN })),
    commitRow('update: no longer taken down', NOBODY, down, whole({})),
    commitRow(
      'update: taken down for another reason',
      NOBODY,
      down,
      changed({ taken_down: { ...TAKEN_DOWN, reason: 'other' }, confirmed_at: NOW }),
    ),
    commitRow('update: made public', THE_VERIFIED_OWNER, there, changed({ is_profile_public: true })),
    commitRow('update: made private', THE_OWNER, open, changed({ is_profile_public: false })),
    commitRow('update: of a public one', THE_OWNER, open, changed(RENAMED)),
    ...Object.entries({ joiner: '\u200d', accent: '\u0301', 'vowel sign': '\u200c\u093f' }).map(
      ([of, nothing]) =>
        commitRow(
          `update: whole, with names of nothing but a ${of}`,
          NOBODY,
          there,
          whole({ first_name: nothing, last_name: nothing }),
        ),
    ),
    commitRow('update: confirmed as it is', THE_OWNER, open, changed({ confirmed_at: NOW })),
    commitRow(
      'update: confirmed at another time',
      NOBODY,
      open,
      changed({ confirmed_at: Timestamp.fromMillis(CREATED.toMillis() + 1) }),
    ),
    commitRow(
      'update: with a contact shield, without the link',
      THE_OWNER,
      there,
      changed({ contact_shield: true, whatsapp_link: '', confirmed_at: NOW }),
    ),
    ...(
      [
        ['of a grown-up', `${String(YEAR - 19)}-12-31`, THE_VERIFIED_OWNER],
        ['of a child', `${String(YEAR - 17)}-01-01`, NOBODY],
        ['of somebody who turns 18 today', eighteenIn(0), THE_VERIFIED_OWNER],
        // Not tomorrow: a slow test may pass midnight.
        ['of somebody who turns 18 in two days', eighteenIn(2), NOBODY],
        ['without a date of birth', '', THE_VERIFIED_OWNER],
      ] as const
    ).map(([whose, date_of_birth, may]) =>
      commitRow(
        `update: made public, ${whose}`,
        may,
        { ...there, [`${PATH}/private/contact`]: { date_of_birth } },
        changed({ is_profile_public: true }),
      ),
    ),
    commitRow(
      'update: of a public one, of a child',
      NOBODY,
      { ...open, [`${PATH}/private/contact`]: { date_of_birth: `${String(YEAR - 17)}-01-01` } },
      changed(RENAMED),
    ),
    commitRow(
      'update: an older document of another shape becomes a clean one',
      THE_OWNER,
      { [PATH]: { first_name: 'Asha', skills: 'Kathak, Yoga', social: '{"imdb":"nm1"}', phone_number: '1' } },
      whole({ created_at: NOW }),
    ),
    commitRow(
      'update: of an older document into a clean one, made at another time',
      NOBODY,
      { [PATH]: { first_name: 'Asha' } },
      whole({}),
    ),
    commitRow(
      'update: whole, with nothing filled in',
      THE_OWNER,
      there,
      whole({
        height: '',
        location: '',
        education: '',
        introduction: '',
        introduction_video: '',
        additional_videos: [],
        skills: [],
        languages: [],
        profile_image: null,
        photos: [],
        whatsapp_link: '',
        social: { facebook: '', instagram: '', imdb: '', website: '' },
      }),
    ),
    commitRow('update: whole, with each text as long as it may be', THE_OWNER, there, whole(LONGEST_TEXTS)),
    commitRow(
      'update: whole, with one character more than all texts may have',
      NOBODY,
      there,
      whole({ ...LONGEST_TEXTS, location: `${String(LONGEST_TEXTS['location'])}x` }),
    ),
    commitRow(
      'update: whole, and made public',
      THE_VERIFIED_OWNER,
      there,
      whole({ is_profile_public: true }),
    ),
    commitRow(
      'update: whole, with another field in the place of a missing one',
      NOBODY,
      { ...world, [PATH]: { first_name: 'Asha' } },
      { set: PATH, fields: withoutCreation },
    ),
    ...(['username', 'former_usernames'] as const).map((field) =>
      commitRow(
        `update: of an older shape, without a ${field}, made public`,
        field === 'username' ? THE_VERIFIED_OWNER : NOBODY,
        { ...world, [PATH]: { ...OLDER, [field]: null } },
        changed({ is_profile_public: true }),
      ),
    ),
    commitRow(
      'update: of an older shape, made public',
      THE_VERIFIED_OWNER,
      { ...world, [PATH]: OLDER },
      changed({ is_profile_public: true }),
    ),
    commitRow(
      'update: of an older shape, confirmed as it is',
      THE_OWNER,
      { ...world, [PATH]: OLDER },
      changed({ confirmed_at: NOW }),
    ),
    commitRow(
      'update: of an older shape, another field',
      NOBODY,
      { ...world, [PATH]: OLDER },
      changed(RENAMED),
    ),
    commitRow(
      'create: of an account that has been deleted',
      NOBODY,
      { ...world, [`tombstones/${OWNER}`]: { deleted_at: CREATED, expires_at: CREATED } },
      whole({ created_at: NOW }),
    ),
    commitRow(
      'create: by an account that has been deleted, of another account',
      THE_OWNER,
      { ...world, [`tombstones/${OTHER}`]: { deleted_at: CREATED } },
      whole({ created_at: NOW }),
    ),
  ],
};
