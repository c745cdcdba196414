import { expect, test } from 'vitest';
import { MOST_TRIES, tryBound, withinTries } from './bound-tries.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

test('a network has its tries in each half-hour, and others have their own', () => {
  const bound = tryBound();
  for (let index = 0; index < MOST_TRIES; index += 1) {
    expect(bound.isSpent('a', NOON)).toBe(false);
    bound.add('a', NOON);
  }
  expect(bound.isSpent('a', NOON)).toBe(true);
  expect(bound.isSpent('b', NOON)).toBe(false);
  expect(bound.isSpent('a', NOON + 30 * 60_000)).toBe(false);
});

test('a flood from many networks keeps the memory flat', () => {
  const bound = tryBound();
  for (let index = 0; index < MOST_TRIES; index += 1) bound.add('first', NOON);
  for (let index = 0; index < 10_000; index += 1) bound.add(`network-${String(index)}`, NOON);
  expect(bound.isSpent('first', NOON)).toBe(false);
});

test('a network that has used up its tries is answered as without a code, and others go on', async () => {
  const bound = tryBound();
  const asked: string[] = [];
  const ask = (code: string) => {
    asked.push(code);
    return Promise.resolve(code === 'right' ? 'open' : 'closed');
  };
  const attempt = (code: string, network = 'a') =>
    withinTries(bound, { code, network, now: NOON }, ask, (answer) => answer === 'closed');
  for (let index = 0; index < MOST_TRIES; index += 1) {
    expect(await attempt('right')).toBe('open');
    expect(await attempt('')).toBe('closed');
  }
  for (let index = 0; index < MOST_TRIES; index += 1) await attempt('wrong');
  expect(await attempt('right')).toBe('closed');
  expect(asked.at(-1)).toBe('');
  expect(await attempt('right', 'b')).toBe('open');
});
