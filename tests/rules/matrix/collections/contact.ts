import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import { commitRow, type Collection, type Writing } from '../collection.ts';
import { anyMap, bool, dependsOnWho, extend, requestTime, text } from '../kinds.ts';
import { whatsAppLink } from '../profile-field-values.ts';
import { CREATED, NOW, type Fields } from '../values.ts';
import { storedProfile } from './profiles.ts';

const PROFILE = `profiles/${OWNER}`;
const PATH = `${PROFILE}/private/contact`;

const contact = (updated_at: unknown): Fields => ({
  phone_number: '+91 98200 12345',
  date_of_birth: '1996-04-12',
  show_whatsapp: true,
  whatsapp_link: 'https://wa.me/919820012345?text=Hello',
  hidden: { gender: 'female', credits: [{ title: 'Kalari' }], eyes: '' },
  updated_at,
});

const phone = extend(text(40), { refused: { 'of two lines': '98\n20' } });

const date = dependsOnWho(
  extend(text(10), {
    refused: {
      'of another order': '12/04/1996',
      'of the wrong century': '1896-04-12',
      'and more': '1996-04-12T00:00',
    },
  }),
  'too long',
);

/** The contact document is written only in one commit with the profile. */
const writing: Writing = {
  may: THE_OWNER,
  valid: () => contact(NOW),
  fields: {
    phone_number: phone,
    date_of_birth: {
      ...date,
      accepted: { empty: '', 'of 1900': '1900-01-01', 'of 2000': '2000-12-31' },
      refused: { ...date.refused, 'of a child, beside a public profile': '2099-12-31' },
    },
    show_whatsapp: bool,
    whatsapp_link: whatsAppLink,
    hidden: anyMap({ gender: 'female' }),
    updated_at: requestTime,
  },
  with: () => [{ update: PROFILE, fields: { updated_at: NOW } }],
};

const world = { [PROFILE]: storedProfile({ is_profile_public: true }) };
const there = { ...world, [PATH]: contact(CREATED) };

export const contacts: Collection = {
  name: 'profiles/{uid}/private/contact',
  path: PATH,
  stored: contact(CREATED),
  world,
  get: THE_OWNER,
  list: [
    { name: 'all of a profile', collection: `${PROFILE}/private`, may: NOBODY },
    { name: 'of every profile', collection: 'private', everywhere: true, may: NOBODY },
  ],
  create: writing,
  update: writing,
  delete: NOBODY,
  cases: [
    commitRow('create: without the profile', NOBODY, world, { set: PATH, fields: contact(NOW) }),
    commitRow('update: without the profile', NOBODY, there, { set: PATH, fields: contact(NOW) }),
    commitRow('create: with no profile there', NOBODY, {}, { set: PATH, fields: contact(NOW) }),
  ],
};
