import { expect, test } from 'vitest';
import { readLength, showLength } from './length-field.tsx';

test.each([
  [0, ''],
  [5, '0:05'],
  [65, '1:05'],
  [3750, '1:02:30'],
])('a length of %i seconds is shown as %j and read back', (seconds, shown) => {
  expect(showLength(seconds)).toBe(shown);
  expect(readLength(shown)).toBe(seconds);
});

test.each([
  ['90', 90],
  ['१:३०', 90],
  [' 1.30 ', 90],
  ['2 min', 0],
  ['-5', 0],
  ['99:99:99', 0],
])('the typed length %j is read as %i seconds', (typed, seconds) => {
  expect(readLength(typed)).toBe(seconds);
});
