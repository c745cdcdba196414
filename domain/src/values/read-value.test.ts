import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import {
  cut,
  own,
  parsed,
  readAddress,
  readCount,
  readDay,
  readLine,
  readLines,
  readList,
  readMap,
  readMonth,
  readWhole,
} from './read-value.ts';

test.each([
  ['  Asha  ', 10, 'Asha'],
  ['a b', 2, 'a'],
  // Half of a surrogate pair would make encodeURIComponent throw.
  ['ab👩', 3, 'ab'],
  ['   ', 5, ''],
  ['a👩b', 4, 'a👩b'],
])('the text %j, cut to at most %i characters, is %j', (text, max, expected) => {
  expect(cut(text, max)).toBe(expected);
});

test('an address that is too long is read as an empty text, since a cut one leads elsewhere', () => {
  const longest = `https://a.example/${'x'.repeat(9 * LIMITS.url - 18)}`;
  expect(readAddress(longest)).toBe(longest);
  expect(readAddress(`${longest}x`)).toBe('');
});

describe('readList and readLines', () => {
  const even = (entry: unknown) => (typeof entry === 'number' && entry % 2 === 0 ? entry : undefined);

  test('readList returns the readable entries, up to the maximum number', () => {
    expect(readList([1, 2, 'x', 4, 6, 8], 3, even)).toEqual([2, 4, 6]);
    expect(readList({ 0: 2 }, 3, even)).toEqual([]);
  });

  test('readList looks at no more than four times as many entries as it may return', () => {
    let looked = 0;
    readList(Array.from({ length: 100_000 }), 3, () => {
      looked += 1;
      return undefined;
    });
    expect(looked).toBe(12);
  });

  test.each([
    ['Kathak, Yoga,,Kathak', ['Kathak', 'Yoga']],
    ['["Kathak"]', ['Kathak']],
    [
      ['Kathak', 'Kathak', 'Kathak', 'Yoga'],
      ['Kathak', 'Yoga'],
    ],
    [7, []],
  ])('readLines reads %j as %j', (stored, expected) => {
    expect(readLines(stored, 3, 20)).toEqual(expected);
  });
});

test('readMap returns readable own entries, and no inherited properties', () => {
  const read = readMap({ a: 1, b: 'x', ['__proto__x']: 2 }, 5, (value) =>
    typeof value === 'number' ? value : undefined,
  );
  expect(read).toEqual({ a: 1, ['__proto__x']: 2 });
  expect(own(read, 'constructor')).toBeUndefined();
});

test('readMap looks at no more than four times as many entries as it may return', () => {
  let looked = 0;
  const huge = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`n${String(index)}`, 0]));
  readMap(huge, 3, () => {
    looked += 1;
    return undefined;
  });
  expect(looked).toBe(12);
});

test.each([
  ['24', 24],
  [24.7, 24],
  [-1, 0],
  [NaN, 0],
  [Infinity, 120],
  ['x', 0],
  ['0.5', 0],
  [`${'0'.repeat(19)}7`, 7],
  [`${'0'.repeat(20)}7`, 0],
  [true, 0],
  [{ valueOf: () => 7 }, 0],
])('readWhole with the maximum 120 reads %o as %i', (stored, expected) => {
  expect(readWhole(stored, 120)).toBe(expected);
});

test('a line has one space for whitespace of any kind and length', () => {
  expect(readLine(' Asha\n\t  Rao\u00a0\u2003X ', 40)).toBe('Asha Rao X');
});

test.each([
  ['2026-12', '2026-12'],
  ['1900-01', '1900-01'],
  ['2026-13', ''],
  ['2026-00', ''],
  ['1899-01', ''],
  ['12026-12', ''],
  ['2026-123', ''],
  ['2026-1', ''],
  [202612, ''],
])('the month stored as %j is read as %j', (stored, month) => {
  expect(readMonth(stored)).toBe(month);
});

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026-02-30', ''],
  ['2026-12-310', ''],
  [20261231, ''],
])('the day stored as %j is read as %j', (stored, day) => {
  expect(readDay(stored)).toBe(day);
});

test.each([
  [7.9, 7],
  [-1, 0],
  [NaN, 0],
  [Infinity, 0],
  ['7', 0],
  [null, 0],
])('the count stored as %o is read as %i', (stored, count) => {
  expect(readCount(stored)).toBe(count);
});

test('a JSON text is parsed up to 65,536 characters, and a broken one is none', () => {
  const longest = `"${'x'.repeat(65_534)}"`;
  expect(parsed(longest)).toBe('x'.repeat(65_534));
  expect(parsed(`${longest} `)).toBeUndefined();
  expect(parsed('[1')).toBeUndefined();
  expect(parsed(7)).toBe(7);
});

test('readLines reads no more of a text than its lines may take together, and no more lines than it may', () => {
  expect(readLines('abc,def,ghi', 2, 4)).toEqual(['abc', 'def']);
  expect(readLines('a,b,c,d,e', 2, 20)).toEqual(['a', 'b']);
});

test('readMap reads no more than it may, no empty name, and nothing inherited', () => {
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  expect(readMap({ a: 1, b: 2, c: 3 }, 2, number)).toEqual({ a: 1, b: 2 });
  expect(readMap({ '': 1, b: 2 }, 2, number)).toEqual({ b: 2 });
  expect(readMap(Object.assign(Object.create({ inherited: 1 }) as object, { b: 2 }), 2, number)).toEqual({
    b: 2,
  });
  for (const odd of [undefined, null, 7, 'text', [1, 2]]) expect(readMap(odd, 2, number)).toEqual({});
});
