import { Timestamp } from 'firebase/firestore';
import { VALID_PROFILE } from '../../valid-profile.ts';
import { EVERYBODY, NOBODY, OTHER, OWNER, THE_OWNER, THE_VERIFIED_OWNER } from '../actors.ts';
import type { Collection, Documents, Writing } from '../collection.ts';
import type { Write } from '../firestore-rest.ts';
import { dependsOnWho, emptyList, immutable, exactly, otherThan, requestTime, type Kind } from '../kinds.ts';
import { content } from '../profile-field-values.ts';
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

/** Usernames need documents of their own: see the cases. */
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

const TOMBSTONE = `tombstones/${OWNER}`;

/** An old format: before pictures were files and videos were URLs. */
const OLDER = storedProfile({
  username: null,
  height: null,
  profile_image: { url: 'https://pictures.example/a.jpg', thumb_url: '', width: 1, height: 1 },
  additional_videos: [{ platform: 'youtube', url: 'https://youtu.be/x' }],
});

const TAKEN_DOWN = { at: CREATED, reason: 'spam' };
const down: Documents = { ...world, [PATH]: storedProfile({ taken_down: TAKEN_DOWN }) };

const change =
  (fields: Fields): (() => { commit: Write[] }) =>
  () => ({
    commit: [{ update: PATH, fields: { updated_at: NOW, ...fields } }],
  });

const RENAMED = { first_name: 'Usha', confirmed_at: NOW };

/** The date of birth of a private document. */
const born = (date_of_birth: string): Fields => ({ date_of_birth });

const YEAR = new Date().getUTCFullYear();

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
    { name: 'update: of a taken-down one', given: down, may: THE_OWNER, act: change(RENAMED) },
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
      act: change({ taken_down: { ...TAKEN_DOWN, reason: 'other' }, confirmed_at: NOW }),
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
    { name: 'update: of a public one', given: open, may: THE_OWNER, act: change(RENAMED) },
    ...Object.entries({ joiner: '\u200d', accent: '\u0301', 'vowel sign': '\u200c\u093f' }).map(
      ([of, nothing]) => ({
        name: `update: whole, with names of nothing but a ${of}`,
        given: there,
        may: NOBODY,
        act: () => ({
          commit: [
            {
              set: PATH,
              fields: storedProfile({ updated_at: NOW, first_name: nothing, last_name: nothing }),
            },
          ],
        }),
      }),
    ),
    {
      name: 'update: confirmed as it is',
      given: open,
      may: THE_OWNER,
      act: change({ confirmed_at: NOW }),
    },
    {
      name: 'update: confirmed at another time',
      given: open,
      may: NOBODY,
      act: change({ confirmed_at: Timestamp.fromMillis(CREATED.toMillis() + 1) }),
    },
    {
      name: 'update: with a contact shield, without the link',
      given: there,
      may: THE_OWNER,
      act: change({ contact_shield: true, whatsapp_link: '', confirmed_at: NOW }),
    },
    ...(
      [
        ['of a grown-up', `${String(YEAR - 19)}-12-31`, THE_VERIFIED_OWNER],
        ['of a child', `${String(YEAR - 17)}-01-01`, NOBODY],
        ['without a date of birth', '', THE_VERIFIED_OWNER],
      ] as const
    ).map(([whose, date, may]) => ({
      name: `update: made public, ${whose}`,
      given: { ...there, [`${PATH}/private/contact`]: born(date) },
      may,
      act: change({ is_profile_public: true }),
    })),
    {
      name: 'update: of a public one, of a child',
      given: { ...open, [`${PATH}/private/contact`]: born(`${String(YEAR - 17)}-01-01`) },
      may: NOBODY,
      act: change(RENAMED),
    },
    { name: 'update: made private', given: open, may: THE_OWNER, act: change({ is_profile_public: false }) },
    {
      name: 'update: an older document of another shape becomes a clean one',
      given: {
        [PATH]: { first_name: 'Asha', skills: 'Kathak, Yoga', social: '{"imdb":"nm1"}', phone_number: '1' },
      },
      may: THE_OWNER,
      act: () => ({ commit: [{ set: PATH, fields: storedProfile({ created_at: NOW, updated_at: NOW }) }] }),
    },
    {
      name: 'update: whole, and made public',
      given: there,
      may: THE_VERIFIED_OWNER,
      act: () => ({
        commit: [{ set: PATH, fields: storedProfile({ updated_at: NOW, is_profile_public: true }) }],
      }),
    },
    {
      name: 'update: whole, with another field in the place of a missing one',
      given: { ...world, [PATH]: { first_name: 'Asha' } },
      may: NOBODY,
      act: () => {
        const { created_at: _left, ...fields } = storedProfile({ updated_at: NOW, foreign: 1 });
        return { commit: [{ set: PATH, fields }] };
      },
    },
    ...(['username', 'former_usernames'] as const).map((field) => ({
      name: `update: of an older shape, without a ${field}, made public`,
      given: { ...world, [PATH]: { ...OLDER, [field]: null } },
      may: field === 'username' ? THE_VERIFIED_OWNER : NOBODY,
      act: change({ is_profile_public: true }),
    })),
    {
      name: 'update: of an older shape, made public',
      given: { ...world, [PATH]: OLDER },
      may: THE_VERIFIED_OWNER,
      act: change({ is_profile_public: true }),
    },
    {
      name: 'update: of an older shape, another field',
      given: { ...world, [PATH]: OLDER },
      may: NOBODY,
      act: change(RENAMED),
    },
    {
      name: 'create: of an account that has been deleted',
      given: { ...world, [TOMBSTONE]: { deleted_at: CREATED, expires_at: CREATED } },
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: storedProfile({ created_at: NOW, updated_at: NOW }) }] }),
    },
    {
      name: 'update: of an older document into a clean one, made at another time',
      given: { [PATH]: { first_name: 'Asha' } },
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: storedProfile({ updated_at: NOW }) }] }),
    },
    {
      name: 'create: by an account that has been deleted, of another account',
      given: { ...world, [`tombstones/${OTHER}`]: { deleted_at: CREATED } },
      may: THE_OWNER,
      act: () => ({ commit: [{ set: PATH, fields: storedProfile({ created_at: NOW, updated_at: NOW }) }] }),
    },
  ],
};
