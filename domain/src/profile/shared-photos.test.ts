import { expect, test } from 'vitest';
import { HOUR } from '../values/time.ts';
import { isShareOver, SHARED_AT } from './shared-photos.ts';

const NOW = 1_800_000_000_000;

test.each([
  [String(NOW), false],
  [String(NOW - HOUR), false],
  [String(NOW - HOUR - 1), true],
  ['yesterday', true],
  ['', true],
])('a photo that was shared at %j has expired: %s', (sharedAt, isOver) => {
  expect(isShareOver(new Headers({ [SHARED_AT]: sharedAt }), NOW)).toBe(isOver);
});

test('a photo without the time of its sharing has expired', () => {
  expect(isShareOver(new Headers(), NOW)).toBe(true);
});
