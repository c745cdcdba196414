import { NOBODY, OWNER, THE_VERIFIED_OWNER } from '../actors.ts';
import type { Collection } from '../collection.ts';
import { entriesCollection, ID, OTHER } from '../entries.ts';
import { bool, extend, filled, line, oneOf, otherThan, text, type Kind } from '../kinds.ts';
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
  version: '',
  archived: false,
  project: 'Kalari',
  role: 'Meera',
  stage: '',
  next_on: '',
  note: '',
};
const ANSWER = { answer: 'got_it', first_at: 1, answered_at: 1 };
const ANSWERED = { ...LINK, answer: ANSWER };
const OPENS_PRIVATE = { [ID]: { ...LINK, opens_private: true } };

const time: Kind = {
  accepted: { none: 0, some: 1_900_000_000_000 },
  refused: { ...otherThan('int'), 'before 1970': -1, 'as a double': new Double(1) },
  required: true,
};

/** The kind, with the empty text accepted, not refused. */
function orEmpty({ accepted, refused: { empty: _empty, ...refused }, required }: Kind): Kind {
  return { accepted: { ...accepted, none: '' }, refused, required };
}

const day: Kind = {
  accepted: { some: '2026-05-20', 'at the end of the century': '2099-12-31' },
  refused: {
    ...otherThan('text'),
    empty: '',
    'without a century': '26-05-20',
    'with a time': '2026-05-20T00:00',
    'of 2100 and later': '2126-05-20',
    'with letters': '2026-05-xx',
    'far too long': '2026-05-20'.repeat(1000),
  },
  required: true,
};

const links = entriesCollection({
  name: 'links',
  entry: LINK,
  changed: { ...LINK, revoked: true },
  most: 200,
  // The longest link, in letters of three bytes where they are typed.
  longest: {
    ...LINK,
    label: 'म'.repeat(60),
    photo: 'x'.repeat(200),
    video: 'x'.repeat(500),
    project: 'म'.repeat(80),
    role: 'म'.repeat(80),
    note: 'म'.repeat(500),
  },
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
    version: {
      accepted: { 'of a version': OTHER, none: '' },
      refused: { ...otherThan('text'), 'no id': 'comedy', "a prototype's property": '__proto__' },
      required: true,
    },
    archived: bool,
    project: line(80),
    role: line(80),
    stage: extend(orEmpty(oneOf('audition', 'callback', 'booked', 'closed')), {
      refused: { 'a name of the prototype': '__proto__', 'of another list': 'live' },
    }),
    next_on: orEmpty(day),
    note: extend(text(500), { accepted: { 'of two lines': 'a\nb' } }),
    // Functions alone write it.
    answer: { accepted: {}, refused: { ...otherThan('null'), 'of a recipient': ANSWER }, required: false },
  },
  beside: { fields: { remind_on: { ...day, required: false } }, stored: { remind_on: '2026-05-20' } },
  list: [{ name: 'all that are due', collection: 'private', everywhere: true, may: NOBODY }],
});

export const namedLinks: Collection = {
  ...links,
  cases: [
    ...(links.cases ?? []),
    links.turn('a link that opens the profile while it is private', {}, OPENS_PRIVATE, THE_VERIFIED_OWNER),
    links.turn('a link that opens the private profile of somebody under 18', {}, OPENS_PRIVATE, NOBODY, {
      [`profiles/${OWNER}/private/contact`]: { date_of_birth: '2999-01-01' },
    }),
    links.turn('a note on a link that opened the profile before', OPENS_PRIVATE, {
      [ID]: { ...OPENS_PRIVATE[ID], note: 'Gate 3' },
    }),
    links.turn(
      'a note on a link that was answered',
      { [ID]: ANSWERED },
      { [ID]: { ...ANSWERED, note: 'Gate 3' } },
    ),
    links.turn('a link that was answered gone', { [ID]: ANSWERED }, {}),
    links.turn('an answer gone', { [ID]: ANSWERED }, { [ID]: LINK }, NOBODY),
    links.turn(
      'an answer turned into another',
      { [ID]: ANSWERED },
      { [ID]: { ...LINK, answer: { ...ANSWER, answer: 'shortlisted' } } },
      NOBODY,
    ),
  ],
};
