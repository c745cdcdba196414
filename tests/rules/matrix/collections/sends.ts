import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import type { Collection, Row, Writing } from '../collection.ts';
import { extend, map, oneOf, otherThan, requestTime, text, type Kind } from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';
import { storedProfile } from './profiles.ts';

const PROFILE = `profiles/${OWNER}`;
const PATH = `${PROFILE}/private/sends`;
const CODE = '0123456789abc';
const OTHER = 'zyxwvtsrqpnmk';

const send = (changes: Fields = {}): Fields => ({
  label: "Mukesh's office",
  project: 'Kalari',
  role: 'Meera',
  sent_on: '2026-05-20',
  reached: '',
  stage: '',
  next_on: '',
  note: '',
  ...changes,
});

const log = (sends: Fields, updated_at: unknown, changes: Fields = {}): Fields => ({
  sends,
  changed: CODE,
  updated_at,
  ...changes,
});

const line = (max: number): Kind => extend(text(max), { refused: { 'of two lines': 'a\nb' } });
const { empty: _empty, ...labels } = line(60).accepted;

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
const { empty: _none, ...wrongDays } = day.refused;
const dayOrNone: Kind = { ...day, accepted: { ...day.accepted, none: '' }, refused: wrongDays };

const among = (...values: readonly string[]): Kind => {
  const { empty: _no, ...refused } = oneOf(...values).refused;
  const others = { ...refused, 'a name of the prototype': '__proto__', 'of another list': 'live' };
  return { accepted: { none: '', ...oneOf(...values).accepted }, refused: others, required: true };
};

const fields = {
  label: { ...line(60), accepted: labels, refused: { ...line(60).refused, empty: '' } },
  project: line(80),
  role: line(80),
  sent_on: { ...day, accepted: { ...day.accepted, 'of the century before': '1999-12-31' } },
  reached: among('sent', 'opened', 'played', 'answered'),
  stage: among('audition', 'callback', 'booked', 'closed'),
  next_on: dayOrNone,
  note: extend(text(500), { accepted: { 'of two lines': 'a\nb' } }),
};

/** A map of one entry. `{}` is no entry, but a map without entries. */
const one: Kind = map(send(), fields);
const under = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { [CODE]: value }]));

const writing: Writing = {
  may: THE_OWNER,
  valid: () => log({ [CODE]: send({ note: 'New' }) }, NOW),
  fields: {
    sends: {
      accepted: under(one.accepted),
      refused: {
        ...otherThan('map'),
        ...under(one.refused),
        'of another code': { [OTHER]: send() },
        'of a name of the prototype': { constructor: send() },
      },
      required: true,
    },
    changed: {
      accepted: {},
      refused: {
        ...otherThan('text'),
        'too short': '0123456789ab',
        'with a letter that codes do not have': '0123456789abu',
        'of the prototype': '__proto__',
      },
      required: true,
    },
    remind_on: { ...day, required: false },
    updated_at: requestTime,
  },
};

const world = { [PROFILE]: storedProfile({ is_profile_public: true }) };

const many = (count: number, entry = send()): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index).padStart(13, '0'), entry]));

const update = (name: string, before: Fields, after: Fields, may = THE_OWNER): Row => ({
  name: `update: ${name}`,
  given: { ...world, [PATH]: log(before, CREATED, { remind_on: '2026-05-20' }) },
  may,
  act: () => ({ commit: [{ set: PATH, fields: log(after, NOW) }] }),
});

/** As long as the rules allow, in three bytes a letter. */
const LONGEST = send({
  label: 'म'.repeat(60),
  project: 'म'.repeat(80),
  role: 'म'.repeat(80),
  note: 'म'.repeat(500),
});

export const sends: Collection = {
  name: 'profiles/{uid}/private/sends',
  path: PATH,
  stored: log({ [CODE]: send() }, CREATED),
  world,
  get: THE_OWNER,
  list: [{ name: 'all that are due', collection: 'private', everywhere: true, may: NOBODY }],
  create: writing,
  update: writing,
  delete: NOBODY,
  cases: [
    update('an entry more', { [OTHER]: send() }, { [OTHER]: send(), [CODE]: send() }),
    update('an entry less', { [OTHER]: send(), [CODE]: send() }, { [OTHER]: send() }),
    update('the 200th entry, all of the greatest length', many(199, LONGEST), {
      ...many(199, LONGEST),
      [CODE]: LONGEST,
    }),
    update('the 201st entry', many(200), { ...many(200), [CODE]: send() }, NOBODY),
    update(
      'another entry than the one that is named',
      { [OTHER]: send(), [CODE]: send() },
      { [OTHER]: send({ stage: 'closed' }), [CODE]: send({ stage: 'closed' }) },
      NOBODY,
    ),
    update('all entries gone but the one that is named', { [OTHER]: send() }, { [CODE]: send() }, NOBODY),
    {
      name: 'create: of an account that has been deleted',
      given: { [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: log({ [CODE]: send() }, NOW) }] }),
    },
  ],
};
