// The values of fields, by the documentation: those that must be accepted and those that must be refused.
import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore';
import { Double, NOW, type Fields } from './values.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Kind {
  readonly accepted: Values;
  readonly refused: Values;
  /** Whether a document without the field is refused. */
  readonly required: boolean;
}

/** One value of every type that Firestore has, except references. */
const OF_EVERY_TYPE: Values = {
  null: null,
  bool: true,
  int: 7,
  double: 7.5,
  text: 'text',
  time: Timestamp.fromMillis(1_600_000_000_000),
  bytes: Bytes.fromUint8Array(new Uint8Array([1, 2])),
  point: new GeoPoint(19, 72),
  list: [],
  map: {},
};

const named = (name: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name} ${key}`, value]));

/** One value of every type but `types`. */
export const otherThan = (...types: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(OF_EVERY_TYPE)
      .filter(([type]) => !types.includes(type))
      .map(([type, value]) => [`of type ${type}`, value]),
  );

const kind = (accepted: Values, refused: Values): Kind => ({ accepted, refused, required: true });

/** The kind with further accepted or refused values. */
export const extend = (base: Kind, { accepted = {}, refused = {} }: Partial<Kind>): Kind => ({
  ...base,
  accepted: { ...base.accepted, ...accepted },
  refused: { ...base.refused, ...refused },
});

export const text = (max: number): Kind =>
  kind(
    { empty: '', 'of the greatest length': 'x'.repeat(max), 'of many scripts': 'मीरा ಕಲೆ 🎭' },
    { ...otherThan('text'), 'too long': 'x'.repeat(max + 1) },
  );

/** A text without line breaks. */
export const line = (max: number): Kind => extend(text(max), { refused: { 'of two lines': 'a\nb' } });

/** The kind, which then refuses the empty text. */
export const filled = ({ accepted: { empty: _empty, ...accepted }, refused, required }: Kind): Kind => ({
  accepted,
  refused: { ...refused, empty: '' },
  required,
});

/** A text of at most `max` characters, which the rules limit only together with other texts, to `together`. */
export const textAmongOthers = (max: number, together: number): Kind => {
  const { accepted, refused } = text(max);
  return kind(accepted, { ...refused, 'too long': 'x'.repeat(together + 1) });
};

export const bool: Kind = kind({ true: true, false: false }, { ...otherThan('bool'), 'as text': 'true' });

export const anyInt: Kind = kind({ some: 1200 }, { ...otherThan('int'), 'as a double': new Double(1) });

export const oneOf = (...values: readonly string[]): Kind =>
  kind(Object.fromEntries(values.map((value) => [value, value])), {
    ...otherThan('text'),
    'another text': 'else',
    empty: '',
    'in capitals': (values[0] ?? '').toUpperCase(),
  });

/** A kind that accepts this value and no other. */
export const exactly = (value: string | boolean | null): Kind =>
  kind(
    {},
    typeof value === 'string'
      ? { ...otherThan('text'), another: `${value}x`, empty: '' }
      : typeof value === 'boolean'
        ? { ...otherThan('bool'), another: !value }
        : otherThan('null'),
  );

/** A field that must not change after creation. */
export const immutable = (another: unknown): Kind => kind({}, { ...otherThan(), another });

/** A kind that accepts only the writing account's id; in a valid document, the field already has it. */
export const ownId = (foreign: string): Kind =>
  kind({}, { ...otherThan('text'), "somebody else's": foreign, empty: '' });

export const anyTime: Kind = kind({ some: Timestamp.fromMillis(1_800_000_000_000) }, otherThan('time'));

/** The request's time, which a client cannot choose. */
export const requestTime: Kind = kind(
  { 'of the request': NOW },
  {
    ...otherThan(),
    'in the past': Timestamp.fromMillis(1),
    'in the future': Timestamp.fromMillis(4_102_444_800_000),
    "of the client's clock": Timestamp.fromMillis(Date.now()),
  },
);

/** The kind without the refused values called `names`, which some actors may write. */
export const dependsOnWho = (base: Kind, ...names: readonly string[]): Kind => ({
  ...base,
  refused: Object.fromEntries(Object.entries(base.refused).filter(([name]) => !names.includes(name))),
});

/** A kind that accepts the empty list alone. */
export const emptyList = (entry: unknown): Kind =>
  kind({ empty: [] }, { ...otherThan('list'), 'with an entry': [entry] });

/** A list of at most `max` entries like `entry`; `bad` entries are refused at every index. */
export const list = (max: number, entry: unknown, bad: Values = {}): Kind => {
  const full = Array.from({ length: max }, () => entry);
  const atEveryPlace = Object.entries(bad).flatMap(([name, value]) =>
    full.map((_, index) => [`${name} at index ${String(index + 1)}`, full.with(index, value)] as const),
  );
  return kind(
    { empty: [], 'one entry': [entry], 'as many as may be': full },
    { ...otherThan('list'), 'one too many': [...full, entry], ...Object.fromEntries(atEveryPlace) },
  );
};

export const anyMap = (valid: unknown): Kind => kind({ empty: {}, full: valid }, otherThan('map'));

/** The kind's values, or null. */
export const orNull = (base: Kind): Kind => ({
  ...base,
  accepted: { ...base.accepted, none: null },
  refused: Object.fromEntries(Object.entries(base.refused).filter(([, value]) => value !== null)),
});

/** A map with exactly the fields of `valid`, each of its kind in `fields`. */
export const map = (valid: Fields, fields: Readonly<Record<string, Kind>>): Kind => {
  const accepted: Record<string, unknown> = {};
  const refused: Record<string, unknown> = {
    ...otherThan('map'),
    'with a foreign key': { ...valid, foreign: 1 },
  };
  refused['empty'] = {};
  for (const [name, inner] of Object.entries(fields)) {
    const { [name]: _left, ...without } = valid;
    if (inner.required) refused[`${name} missing`] = without;
    for (const [how, value] of Object.entries(named(name, inner.accepted)))
      accepted[how] = { ...valid, [name]: value };
    for (const [how, value] of Object.entries(named(name, inner.refused))) {
      refused[how] = { ...valid, [name]: value };
    }
  }
  return kind(accepted, refused);
};
