import { NOBODY, OWNER, THE_OWNER, THE_VERIFIED_OWNER } from '../actors.ts';
import type { Collection, Row, Writing } from '../collection.ts';
import { extend, bool, map, otherThan, requestTime, text, type Kind } from '../kinds.ts';
import { CREATED, Double, NOW, type Fields } from '../values.ts';
import { storedProfile } from './profiles.ts';

const PROFILE = `profiles/${OWNER}`;
const PATH = `${PROFILE}/private/links`;
const CODE = '0123456789abc';
const OTHER = 'zyxwvtsrqpnmk';

const link = (changes: Fields = {}): Fields => ({
  label: "Mukesh's office",
  ends: 0,
  opens_private: false,
  photo: '',
  video: '',
  asks_answer: true,
  revoked: false,
  created_at: 1_700_000_000_000,
  ...changes,
});

const links = (all: Fields, updated_at: unknown, changed = CODE): Fields => ({
  links: all,
  changed,
  updated_at,
});

const line = (max: number): Kind => extend(text(max), { refused: { 'of two lines': 'a\nb' } });
const { empty: _empty, ...labels } = line(60).accepted;
const label: Kind = { ...line(60), accepted: labels, refused: { ...line(60).refused, empty: '' } };

const time: Kind = {
  accepted: { none: 0, some: 1_900_000_000_000 },
  refused: { ...otherThan('int'), 'before 1970': -1, 'as a double': new Double(1) },
  required: true,
};

const fields = {
  label,
  ends: time,
  // True depends on the account: see the cases below.
  opens_private: { ...bool, accepted: { false: false } },
  photo: line(200),
  video: line(500),
  asks_answer: bool,
  revoked: bool,
  created_at: time,
  // Apps of the release before do not write it.
  version: {
    accepted: { 'of a version': OTHER, none: '' },
    refused: { ...otherThan('text'), 'no id': 'comedy', "a prototype's property": '__proto__' },
    required: false,
  },
};

/** A map of one link. `{}` is no link, but a map without links. */
const one: Kind = map(link(), fields);
const under = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { [CODE]: value }]));

const writing: Writing = {
  may: THE_OWNER,
  valid: () => links({ [CODE]: link({ label: 'New' }) }, NOW),
  fields: {
    links: {
      accepted: under(one.accepted),
      refused: { ...otherThan('map'), ...under(one.refused), 'of another code': { [OTHER]: link() } },
      required: true,
    },
    changed: {
      accepted: {},
      refused: {
        ...otherThan('text'),
        'too short': '0123456789ab',
        'with a letter that codes do not have': '0123456789abu',
        'in capitals': '0123456789ABC',
      },
      required: true,
    },
    updated_at: requestTime,
  },
};

const world = { [PROFILE]: storedProfile({ is_profile_public: true }) };
const stored = links({ [CODE]: link() }, CREATED);

const many = (count: number): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index).padStart(13, '0'), link()]));

const update = (name: string, before: Fields, after: Fields, may = THE_OWNER): Row => ({
  name,
  given: { ...world, [PATH]: links(before, CREATED) },
  may,
  act: () => ({ commit: [{ set: PATH, fields: after }] }),
});

export const namedLinks: Collection = {
  name: 'profiles/{uid}/private/links',
  path: PATH,
  stored,
  world,
  get: THE_OWNER,
  list: [],
  create: writing,
  update: writing,
  delete: NOBODY,
  cases: [
    update(
      'update: a link that opens the profile while it is private',
      {},
      links({ [CODE]: link({ opens_private: true }) }, NOW),
      THE_VERIFIED_OWNER,
    ),
    {
      name: 'update: a link that opens the private profile of somebody under 18',
      given: {
        ...world,
        [PATH]: links({}, CREATED),
        [`${PROFILE}/private/contact`]: { date_of_birth: '2999-01-01' },
      },
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: links({ [CODE]: link({ opens_private: true }) }, NOW) }] }),
    },
    update('update: a link more', { [OTHER]: link() }, links({ [OTHER]: link(), [CODE]: link() }, NOW)),
    update('update: a link less', { [OTHER]: link(), [CODE]: link() }, links({ [OTHER]: link() }, NOW)),
    update('update: the 200th link', many(199), links({ ...many(199), [CODE]: link() }, NOW)),
    update('update: the 201st link', many(200), links({ ...many(200), [CODE]: link() }, NOW), NOBODY),
    update(
      'update: another link than the one that is named',
      { [OTHER]: link(), [CODE]: link() },
      links({ [OTHER]: link({ revoked: true }), [CODE]: link({ revoked: true }) }, NOW),
      NOBODY,
    ),
    update(
      'update: all links gone but the one that is named',
      { [OTHER]: link(), [CODE]: link() },
      links({ [CODE]: link() }, NOW),
      NOBODY,
    ),
    {
      name: 'create: of an account that has been deleted',
      given: { [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: links({ [CODE]: link() }, NOW) }] }),
    },
  ],
};
