import { serialize } from 'node:v8';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fields, Value } from '../value/value.ts';
import { identicalFields } from './identical.ts';
import { FieldPacker } from './packed-fields.ts';

const packer = new FieldPacker();
const packFields = (given: Fields): Fields => packer.pack(given);

const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1', '0', '__proto__', 'm', 'd'));

const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constant<Value>({ type: 'null' }),
    fc.boolean().map((held): Value => ({ type: 'boolean', value: held })),
    fc
      .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
      .map((held): Value => ({ type: 'integer', value: held })),
    fc.double().map((held): Value => ({ type: 'double', value: held })),
    fc.string({ unit: 'binary' }).map((held): Value => ({ type: 'string', value: held })),
    fc.uint8Array().map((held): Value => ({ type: 'bytes', value: held })),
    fc.string().map((held): Value => ({ type: 'reference', value: held })),
    fc
      .tuple(fc.double(), fc.double())
      .map(([latitude, longitude]): Value => ({ type: 'geopoint', latitude, longitude })),
    fc
      .tuple(fc.integer(), fc.nat(999_999_999))
      .map(([seconds, nanos]): Value => ({ type: 'timestamp', value: { seconds, nanos } })),
    fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ type: 'array', values })),
    fc.array(fc.double(), { maxLength: 3 }).map((values): Value => ({ type: 'vector', values })),
    fc
      .array(fc.tuple(name, tie('value')), { maxLength: 3 })
      .map((entries): Value => ({ type: 'map', fields: new Map(entries) })),
  ),
}));
const fields = fc.array(fc.tuple(name, value), { maxLength: 6 }).map((entries): Fields => new Map(entries));

/** Packed fields whose cached objects were dropped, because 300 others were packed after them. */
function packedAndForgotten(given: Fields): Fields {
  const packed = packFields(given);
  for (let count = 0; count < 300; count++) packFields(new Map());
  return packed;
}

test('packed fields are unpacked unchanged and in their order, one by one and all together', () => {
  fc.assert(
    fc.property(fields, (given) => {
      const packed = packedAndForgotten(given);
      expect(packed.size).toBe(given.size);
      for (const [field, held] of given) {
        expect(identicalFields(new Map([['v', packed.get(field) as Value]]), new Map([['v', held]]))).toBe(
          true,
        );
      }
      expect([...packed.keys()]).toEqual([...given.keys()]);
      expect(identicalFields(packed, given)).toBe(true);
      expect([...packed.values()]).toHaveLength(given.size);
    }),
    { numRuns: 500 },
  );
});

test('packed fields return false from has and undefined from get for a missing field', () => {
  const packed = packedAndForgotten(new Map([['a', { type: 'null' }]]));
  expect([packed.has('a'), packed.has('b'), packed.get('b')]).toEqual([true, false, undefined]);
  expect([...packedAndForgotten(new Map())]).toEqual([]);
});

test('packed fields are not packed again', () => {
  const packed = packFields(new Map([['a', { type: 'null' }]]));
  expect(packFields(packed)).toBe(packed);
});

test('a packer has its own cache: what another one packs does not end it', () => {
  const given = new Map<string, Value>([['a', { type: 'null' }]]);
  const packed = packFields(given);
  const other = new FieldPacker();
  for (let count = 0; count < 300; count++) other.pack(new Map());
  expect(packed.get('a')).toBe(given.get('a'));
  expect(other.pack(packed)).not.toBe(packed);
  expect(identicalFields(other.pack(packed), given)).toBe(true);
});

test('a few characters beyond Latin-1 do not double a document’s memory', () => {
  const bytesOf = (text: string): number => {
    const packed = packFields(new Map([['a', { type: 'string', value: text }]])) as unknown as {
      text: string;
    };
    // `serialize` writes one or two bytes per character, as the engine stores the string.
    return serialize(packed.text).length;
  };
  const latin = 'x'.repeat(1000);
  expect(bytesOf(`${latin}सखी`)).toBeLessThan(1100);
  // If most characters are wide, two bytes per character are shorter than escapes.
  expect(bytesOf('ए'.repeat(1000))).toBeLessThan(2100);
});
