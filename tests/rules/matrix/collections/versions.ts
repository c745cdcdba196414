import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import type { Collection, Row, Writing } from '../collection.ts';
import { extend, list, map, otherThan, requestTime, text, textAmongOthers, type Kind } from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';
import { storedProfile } from './profiles.ts';

const PROFILE = `profiles/${OWNER}`;
const PATH = `${PROFILE}/private/versions`;
const ID = '0123456789abc';
const OTHER = 'zyxwvtsrqpnmk';

const version = (changes: Fields = {}): Fields => ({
  name: 'Comedy',
  headline: 'Comedian',
  introduction: '',
  photos: [],
  videos: [],
  credits_first: [],
  left_out: [],
  ...changes,
});

const versions = (all: Fields, updated_at: unknown, changed = ID): Fields => ({
  versions: all,
  changed,
  updated_at,
});

const line = (max: number): Kind => extend(text(max), { refused: { 'of two lines': 'a\nb' } });
const { empty: _empty, ...names } = line(40).accepted;
const name: Kind = { ...line(40), accepted: names, refused: { ...line(40).refused, empty: '' } };

/** The lists of a version are bounded together: 32 entries of 20,000 characters. */
const chosen: Kind = extend(list(32, 'x'), {
  accepted: { 'of the greatest length': ['x'.repeat(20_000)] },
  refused: { 'too long': ['x'.repeat(20_001)] },
});

const one: Kind = map(version(), {
  name,
  headline: line(80),
  introduction: extend(textAmongOthers(4000, 4080), { accepted: { 'of two lines': 'a\nb' } }),
  photos: chosen,
  videos: chosen,
  credits_first: chosen,
  left_out: chosen,
});
const under = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([how, value]) => [how, { [ID]: value }]));

const writing: Writing = {
  may: THE_OWNER,
  valid: () => versions({ [ID]: version({ name: 'New' }) }, NOW),
  fields: {
    versions: {
      accepted: under(one.accepted),
      refused: { ...otherThan('map'), ...under(one.refused), 'of another id': { [OTHER]: version() } },
      required: true,
    },
    changed: {
      accepted: {},
      refused: {
        ...otherThan('text'),
        'too short': '0123456789ab',
        "a prototype's property": '__proto__',
        'in capitals': '0123456789ABC',
      },
      required: true,
    },
    updated_at: requestTime,
  },
};

const world = { [PROFILE]: storedProfile({ is_profile_public: true }) };
const stored = versions({ [ID]: version() }, CREATED);

const many = (count: number): Fields =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [String(index).padStart(13, '0'), version()]),
  );

const update = (title: string, before: Fields, after: Fields, may = THE_OWNER): Row => ({
  name: `update: ${title}`,
  given: { ...world, [PATH]: versions(before, CREATED) },
  may,
  act: () => ({ commit: [{ set: PATH, fields: after }] }),
});

export const versionsOfProfiles: Collection = {
  name: 'profiles/{uid}/private/versions',
  path: PATH,
  stored,
  world,
  get: THE_OWNER,
  list: [],
  create: writing,
  update: writing,
  delete: NOBODY,
  cases: [
    update('a version less', { [OTHER]: version(), [ID]: version() }, versions({ [OTHER]: version() }, NOW)),
    update('the sixth version', many(5), versions({ ...many(5), [ID]: version() }, NOW)),
    update('the seventh version', many(6), versions({ ...many(6), [ID]: version() }, NOW), NOBODY),
    update(
      'another version than the one that is named',
      { [OTHER]: version(), [ID]: version() },
      versions({ [OTHER]: version({ name: 'x' }), [ID]: version({ name: 'x' }) }, NOW),
      NOBODY,
    ),
    update(
      'all versions gone but the one that is named',
      { [OTHER]: version(), [ID]: version() },
      versions({ [ID]: version() }, NOW),
      NOBODY,
    ),
    {
      name: 'create: of an account that has been deleted',
      given: { [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: versions({ [ID]: version() }, NOW) }] }),
    },
  ],
};
