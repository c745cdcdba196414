// Random ProtoJSON values and fields, valid and invalid, from few different ones so that questions meet them again.
import fc from 'fast-check';
import type { Json } from '../tests/support/driver.ts';
import {
  array,
  bool,
  bytes,
  double,
  geo,
  int,
  map,
  NAN,
  NULL,
  reference,
  string,
  time,
} from '../tests/support/json.ts';

const vector = (values: readonly number[]): Json =>
  map({ __type__: string('__vector__'), value: array(...values.map(double)) });

const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.constant(NULL),
  fc.boolean().map(bool),
  fc.constantFrom(-1, 0, 1, 2, 9_007_199_254_740_993n).map(int),
  fc.constantFrom(-1, 0.5, 1, 'Infinity', '-Infinity').map(double),
  fc.constant(NAN),
  fc.constantFrom('', 'a', 'b', 'é', '\uFF5E', '\u{1F600}').map(string),
  fc.constantFrom('1970-01-01T00:00:00Z', '2024-02-29T12:00:00.123456Z').map(time),
  fc.constantFrom('', 'a').map(bytes),
  fc
    .constantFrom([0, 0], [10, -20.5])
    .map(([latitude, longitude]) => geo(latitude as number, longitude as number)),
  fc
    .constantFrom('c/a', 'c/b', 'd/a')
    .map((path) => reference(`projects/p/databases/(default)/documents/${path}`)),
);

/** Values that documents may have. */
export const value: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }).map((values) => array(...values)) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('x', 'y'), scalar, { maxKeys: 2 }).map(map) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(0, 1, -1), { minLength: 1, maxLength: 3 }).map(vector) },
);

/** Values that no document may have. */
const invalid: fc.Arbitrary<Json> = fc.constantFrom<Json>(
  geo(91, 0),
  geo(0, -180.5),
  array(geo(0, 181)),
  reference('x'),
  reference('projects/p/databases/(default)/documents/c'),
  map({ '': int(1) }),
  array(array(int(1))),
  array(vector([1])),
  vector([]),
  map({ __type__: string('__vector__') }),
  map({ __a__: int(1) }),
  {},
);

/** Mostly valid fields; now and then a value or a name that no document may have. */
export const fields: fc.Arbitrary<Json> = fc.oneof(
  { weight: 9, arbitrary: fc.dictionary(fc.constantFrom('p', 'q', 'r'), value, { maxKeys: 3 }) },
  { weight: 1, arbitrary: invalid.map((wrong) => ({ p: wrong })) },
  { weight: 1, arbitrary: fc.constantFrom('', '__a__', 'a.b', '`').map((name) => ({ [name]: int(1) })) },
);

export const validFields: fc.Arbitrary<Json> = fc.dictionary(fc.constantFrom('p', 'q', 'r'), value, {
  maxKeys: 3,
});
