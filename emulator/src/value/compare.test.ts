import { expect, test } from 'vitest';
import { compareStrings, compareValues, valuesEqual } from './compare.ts';
import { parseTimestamp } from './timestamp.ts';
import type { Timestamp, Value } from './value.ts';

const nul: Value = { type: 'null' };
const bool = (value: boolean): Value => ({ type: 'boolean', value });
const int = (value: bigint): Value => ({ type: 'integer', value });
const double = (value: number): Value => ({ type: 'double', value });
const time = (text: string): Value => ({ type: 'timestamp', value: parseTimestamp(text) as Timestamp });
const string = (value: string): Value => ({ type: 'string', value });
const bytes = (...value: number[]): Value => ({ type: 'bytes', value: Uint8Array.from(value) });
const reference = (path: string, project = 'demo'): Value => ({
  type: 'reference',
  value: `projects/${project}/databases/(default)/documents/${path}`,
});
const geo = (latitude: number, longitude: number): Value => ({ type: 'geopoint', latitude, longitude });
const array = (...values: Value[]): Value => ({ type: 'array', values });
const map = (fields: Record<string, Value>): Value => ({
  type: 'map',
  fields: new Map(Object.entries(fields)),
});
const vector = (...values: number[]): Value => ({ type: 'vector', values });

/** Groups in ascending order; the values of a group are equal. */
const groups: Value[][] = [
  [nul],
  [bool(false)],
  [bool(true)],
  [double(NaN), double(NaN)],
  [double(-Infinity)],
  [double(-1e300)],
  [int(-(2n ** 63n)), double(-(2 ** 63))],
  [double(-2.5)],
  [int(-1n), double(-1)],
  [double(-0), int(0n), double(0)],
  [double(5e-324)],
  [double(0.5)],
  [int(1n), double(1)],
  [int(2n ** 53n), double(2 ** 53)],
  [int(2n ** 53n + 1n)],
  [double(2 ** 53 + 2)],
  [int(2n ** 63n - 1n)],
  [double(2 ** 63)],
  [double(Infinity)],
  [time('0001-01-01T00:00:00Z')],
  [time('1970-01-01T00:00:00Z'), time('1970-01-01T09:00:00+09:00')],
  [time('1970-01-01T00:00:00.000001Z')],
  [time('9999-12-31T23:59:59.999999999Z')],
  [string('')],
  [string('\u0000')],
  [string('A')],
  [string('a')],
  [string('a\u0000')],
  [string('aa')],
  [string('é')],
  [string('\ue000')],
  [string('～')],
  [string('\u{10000}')],
  [string('😀')],
  [bytes()],
  [bytes(0)],
  [bytes(0, 0)],
  [bytes(1)],
  [bytes(0x80)],
  [bytes(0xff)],
  [reference('c/__id-1__')],
  [reference('c/__id5__')],
  [reference('c/__id10__')],
  [reference('c/a')],
  [reference('c/a/sub/x')],
  [reference('c/b')],
  [reference('c/～')],
  [reference('c/😀')],
  [reference('c-b/x')],
  [reference('c/a', 'demo2')],
  [geo(-90, 0)],
  [geo(0, -180)],
  [geo(0, 0), geo(-0, 0)],
  [geo(0, 180)],
  [geo(90, 0)],
  [array()],
  [array(nul)],
  [array(int(1n)), array(double(1))],
  [array(int(1n), int(2n))],
  [array(int(2n))],
  [array(string('a'))],
  [vector(3), vector(3)],
  [vector(0, 5)],
  [vector(1, 2)],
  [map({})],
  [map({ a: int(1n) }), map({ a: double(1) })],
  [map({ a: int(1n), b: int(0n) }), map({ b: int(0n), a: int(1n) })],
  [map({ a: int(2n) })],
  [map({ b: int(0n) })],
  [map({ '～': int(1n) })],
  [map({ '😀': int(1n) })],
];

test('compareValues orders every pair of values, and valuesEqual is true only for equal values', () => {
  for (const [i, left] of groups.entries()) {
    for (const [j, right] of groups.entries()) {
      for (const a of left) {
        for (const b of right) {
          expect([Math.sign(compareValues(a, b)), a, b]).toEqual([Math.sign(i - j), a, b]);
          expect([valuesEqual(a, b), a, b]).toEqual([i === j, a, b]);
        }
      }
    }
  }
});

test('the order of strings is the order of their UTF-8 bytes', () => {
  const texts = ['', 'z', 'é', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}', 'a😀', 'a\uffff'];
  for (const a of texts) {
    for (const b of texts) {
      expect(Math.sign(compareStrings(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }
  }
});
