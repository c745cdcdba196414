import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import { commitRow, type Collection, type Writing } from '../collection.ts';
import { extend, immutable, requestTime } from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';
import { storedProfile } from './profiles.ts';

const PROFILE = `profiles/${OWNER}`;
const CONTACT = `${PROFILE}/private/contact`;
const PATH = `${PROFILE}/private/yesterday`;

const BEFORE = storedProfile();
const CONTACT_BEFORE: Fields = {
  phone_number: '+91 98200 12345',
  date_of_birth: '1996-04-12',
  show_whatsapp: true,
  whatsapp_link: '',
  hidden: { eyes: 'brown' },
  updated_at: CREATED,
};

const save = { update: PROFILE, fields: { first_name: 'Usha', confirmed_at: NOW, updated_at: NOW } };

const yesterday = (changes: Fields = {}): Fields => ({
  profile: BEFORE,
  contact: CONTACT_BEFORE,
  kept_at: NOW,
  ...changes,
});

/** The document may hold only the profile as it is stored before the save. */
const writing: Writing = {
  may: THE_OWNER,
  valid: () => yesterday(),
  fields: {
    profile: extend(immutable({ ...BEFORE, first_name: 'Usha' }), {
      refused: { 'with a text more': { ...BEFORE, introduction: 'x' } },
    }),
    contact: immutable({ ...CONTACT_BEFORE, phone_number: '1' }),
    kept_at: requestTime,
  },
  with: () => [save],
};

const world = { [PROFILE]: BEFORE, [CONTACT]: CONTACT_BEFORE };
const there = { ...world, [PATH]: yesterday({ kept_at: CREATED }) };

export const yesterdays: Collection = {
  name: 'profiles/{uid}/private/yesterday',
  path: PATH,
  stored: yesterday({ kept_at: CREATED }),
  world,
  get: THE_OWNER,
  list: [],
  create: writing,
  update: writing,
  delete: NOBODY,
  cases: [
    commitRow('update: before a save that claims a username', THE_OWNER, there, {
      set: PATH,
      fields: yesterday(),
    }),
    commitRow('create: of a profile without a private part', THE_OWNER, { [PROFILE]: BEFORE }, save, {
      set: PATH,
      fields: yesterday({ contact: null }),
    }),
    {
      name: 'create: beside a new profile',
      given: {},
      may: NOBODY,
      act: () => ({
        commit: [
          { set: PROFILE, fields: storedProfile({ created_at: NOW, updated_at: NOW }) },
          { set: PATH, fields: yesterday({ contact: null }) },
        ],
      }),
    },
  ],
};
