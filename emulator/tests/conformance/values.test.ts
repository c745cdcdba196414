// Values that are refused where they come in, whatever the transport.
import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import { array, double, from, geo, int, map, NULL, reference, string, time, where } from '../support/json.ts';
import { onCallTransports, onEveryTransport } from '../support/suite.ts';

const vector = (value: Json, more: Json = {}): Json =>
  map({ __type__: string('__vector__'), value, ...more });
const ones = (count: number): Json => array(...Array.from({ length: count }, () => double(1)));

/** Values of a field `f`, and Google's message for each. */
const INVALID: readonly (readonly [of: string, value: Json, message: string])[] = [
  ['a latitude above 90', geo(91, 0), "Geo point latitude '91.0' outside permitted range -90.0 to 90.0."],
  [
    'a latitude below -90',
    geo(-90.5, 0),
    "Geo point latitude '-90.5' outside permitted range -90.0 to 90.0.",
  ],
  [
    'a longitude above 180',
    geo(0, 181),
    "Geo point longitude '181.0' outside permitted range -180.0 to 180.0.",
  ],
  [
    'a latitude that is no number, inside of a map',
    map({ g: { geoPointValue: { latitude: 'NaN' } } }),
    "Geo point latitude 'NaN' outside permitted range -90.0 to 90.0.",
  ],
  [
    'a point inside of a list',
    array(geo(0, -181)),
    "Geo point longitude '-181.0' outside permitted range -180.0 to 180.0.",
  ],
  ['a reference that is no name', reference('x'), 'Resource name "x" lacks "projects" at index 0.'],
  [
    'a reference to a collection',
    reference('projects/p/databases/(default)/documents/c'),
    'Resource name "projects/p/databases/(default)/documents/c" lacks "/" at index 42.',
  ],
  [
    'a reference with an empty id, inside of a list',
    array(reference('projects/p/databases/(default)/documents/c//d')),
    'Resource name "projects/p/databases/(default)/documents/c//d" lacks a resource id at index 43.',
  ],
  [
    'a reference to a reserved id',
    reference('projects/p/databases/(default)/documents/c/__x__'),
    'Resource id "__x__" is invalid because it is reserved.',
  ],
  ['an empty key of a map', map({ '': int(1) }), 'Property f contains an invalid nested entity.'],
  ['an empty key in a list', array(map({ '': int(1) })), 'Property f contains an invalid nested entity.'],
  ['a list in a list', array(array(int(1))), 'Cannot convert an array value in an array value.'],
  ['an empty list in a list', array({ arrayValue: {} }), 'Cannot convert an array value in an array value.'],
  ['a vector in a list', array(vector(ones(2))), 'Cannot convert a vector value in an array value.'],
  ['a vector without components', vector({ arrayValue: {} }), 'Cannot have a zero length vector.'],
  ['a vector with an integer', vector(array(int(1))), "Vector must only contain values of type 'double'"],
  ['a vector with NaN', vector(array(double('NaN'))), 'Vector cannot contain NaN values.'],
  ['a vector of 2,049 components', vector(ones(2049)), 'Vectors must be at most 2048 dimensions.'],
  ['a vector with another key', vector(ones(1), { x: int(1) }), 'Vector Value map has extraneous entries.'],
  ['a vector without a list', vector(string('x')), 'Vector Value type must be an array.'],
  ['a vector without a value', map({ __type__: string('__vector__') }), "Vector map is missing key 'value'."],
  ['a type that is no text', map({ __type__: int(1) }), 'Field __type__ is not a string.'],
  ['an unknown type', map({ __type__: string('x') }), 'Property f contains an invalid nested entity.'],
];

onEveryTransport('invalid values', (bench) => {
  const set = (fields: Json) =>
    bench.driver.commit(bench.target.database, [{ update: { name: bench.name('c/d'), fields } }]);

  it.each(INVALID)('a write of %s is refused', async (_of, value, message) => {
    await expect(set({ f: value })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', message });
    expect(await bench.fields('c/d')).toBeUndefined();
  });

  it('a field without a name is refused', async () => {
    await expect(set({ '': int(1) })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'The property.name is the empty string.',
    });
  });

  it('a value of no type is refused', async () => {
    await expect(set({ f: {} })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'Cannot convert firestore.v1.Value with type unset.',
    });
  });

  it('values at the ends of what is permitted are stored', async () => {
    const fields = {
      corners: array(geo(90, 180), geo(-90, -180)),
      times: array(time('0001-01-01T00:00:00Z'), time('9999-12-31T23:59:59.999999Z')),
      elsewhere: reference('projects/other/databases/named/documents/a/b/c/d'),
      vector: vector(array(double(1), double(-0.5))),
      longest: map({ inner: vector(ones(2048)) }),
    };
    await set(fields);
    expect(await bench.fields('c/d')).toEqual(fields);
  });

  it('a query for a value that no document can have is refused', async () => {
    const find = (value: Json) =>
      bench.driver.query(bench.name(), from('c', { where: where('f', 'EQUAL', value) }));
    for (const value of [geo(91, 0), array(geo(0, 181)), map({ r: reference('x') })]) {
      await expect(find(value)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    }
    expect(await find(array(array(int(1)), NULL))).toEqual([]);
  });
});

onCallTransports('invalid values of transforms', (bench) => {
  it('a transform with an invalid element is refused', async () => {
    const append = (values: Json[]) =>
      bench.driver.commit(bench.target.database, [
        {
          update: { name: bench.name('c/d') },
          updateTransforms: [{ fieldPath: 'f', appendMissingElements: { values } }],
        },
      ]);
    await expect(append([geo(91, 0)])).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    await append([geo(90, 0)]);
    expect(await bench.fields('c/d')).toEqual({ f: array(geo(90, 0)) });
  });

  it('a property and another inside of it are not transformed at the same time', async () => {
    const increment = (fieldPath: string): Json => ({ fieldPath, increment: int(1) });
    await expect(
      bench.driver.commit(bench.target.database, [
        { update: { name: bench.name('c/d') }, updateTransforms: [increment('a.b'), increment('a')] },
      ]),
    ).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'Cannot transform property a and its nested property at the same time.',
    });
  });
});
