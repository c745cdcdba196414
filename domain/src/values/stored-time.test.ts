import { expect, test } from 'vitest';
import { storedMilliseconds } from './stored-time.ts';

test.each([
  [0, 0],
  [1_790_000_000_000, 1_790_000_000_000],
  [{ seconds: 5, nanoseconds: 6_999_999 }, 5006],
  [{ seconds: -1, nanoseconds: 0 }, -1000],
  [NaN, undefined],
  [Infinity, undefined],
  ['5', undefined],
  [null, undefined],
  [undefined, undefined],
  [{}, undefined],
  [{ seconds: 5 }, undefined],
  [{ nanoseconds: 5 }, undefined],
  [{ seconds: '5', nanoseconds: 0 }, undefined],
  [{ seconds: 5, nanoseconds: '0' }, undefined],
])('the stored time %o is read as %s', (stored, milliseconds) => {
  expect(storedMilliseconds(stored)).toBe(milliseconds);
});
