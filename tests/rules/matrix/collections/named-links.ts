import { NOBODY, OWNER, THE_VERIFIED_OWNER } from '../actors.ts';
import type { Collection } from '../collection.ts';
import { entriesCollection, ID, OTHER } from '../entries.ts';
import { bool, filled, line, otherThan, type Kind } from '../kinds.ts';
import { Double } from '../values.ts';

const LINK = {
  label: "Mukesh's office",
  ends: 0,
  opens_private: false,
  photo: '',
  video: '',
  asks_answer: true,
  revoked: false,
  created_at: 1_700_000_000_000,
};
const OPENS_PRIVATE = { [ID]: { ...LINK, opens_private: true } };

const time: Kind = {
  accepted: { none: 0, some: 1_900_000_000_000 },
  refused: { ...otherThan('int'), 'before 1970': -1, 'as a double': new Double(1) },
  required: true,
};

const links = entriesCollection({
  name: 'links',
  entry: LINK,
  changed: { ...LINK, revoked: true },
  most: 200,
  fields: {
    label: filled(line(60)),
    ends: time,
    // Whether `true` is allowed depends on the account: see the cases below.
    opens_private: { ...bool, accepted: { false: false } },
    photo: line(200),
    video: line(500),
    asks_answer: bool,
    revoked: bool,
    created_at: time,
    // The app's previous release does not write `version`.
    version: {
      accepted: { 'of a version': OTHER, none: '' },
      refused: { ...otherThan('text'), 'no id': 'comedy', "a prototype's property": '__proto__' },
      required: false,
    },
  },
});

export const namedLinks: Collection = {
  ...links,
  cases: [
    ...(links.cases ?? []),
    links.turn('a link that opens the profile while it is private', {}, OPENS_PRIVATE, THE_VERIFIED_OWNER),
    links.turn('a link that opens the private profile of somebody under 18', {}, OPENS_PRIVATE, NOBODY, {
      [`profiles/${OWNER}/private/contact`]: { date_of_birth: '2999-01-01' },
    }),
  ],
};
