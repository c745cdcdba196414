import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { cut, own, readAddress, readLines, readList, readMap, readWhole } from './read-value.ts';

test.each([
  ['  Asha  ', 10, 'Asha'],
  ['a b', 2, 'a'],
  // Half of a surrogate pair would make encodeURIComponent throw.
  ['ab👩', 3, 'ab'],
  ['   ', 5, ''],
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
  [true, 0],
])('readWhole with the maximum 120 reads %o as %i', (stored, expected) => {
  expect(readWhole(stored, 120)).toBe(expected);
});
