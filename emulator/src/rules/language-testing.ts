// The request, with its document, for which the tests of the rules language evaluate conditions.
import { ALICE, type DocumentCase, Documents, geo, type Plain, reference, time } from './testing.ts';

const data: Readonly<Record<string, Plain>> = {
  int: 7n,
  float: 1.5,
  whole: 1.0,
  text: 'Hello',
  emoji: 'a😀',
  flag: true,
  nothing: null,
  bytes: Uint8Array.of(1, 255),
  list: ['a', 'b', 'c'],
  numbers: [1n, 2.0, 3n],
  map: { a: 1n, nested: { deep: 'x' }, constructor: 'own' },
  empty: {},
  at: time('2024-02-29T23:59:58.5Z').plain,
  place: geo(48.2, 16.37),
  ref: reference('users/alice'),
  nan: NaN,
  '1st field': 'odd',
};

export const request: DocumentCase = {
  auth: ALICE,
  resource: data,
  before: new Documents({ 'users/alice': { role: 'admin', friends: ['bob'] } }),
};

/** The expression for the document's data in a condition. */
export const D = 'resource.data';

/** The expected result: a boolean, or the message of an error. */
type Expected = boolean | string;

/** Conditions and their results, by topic. */
export type LanguageTables = Readonly<
  Record<string, readonly (readonly [condition: string, expected: Expected])[]>
>;
