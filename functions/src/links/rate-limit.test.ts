import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, rateLimit, withRateLimit } from './rate-limit.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

test('a network has its attempts in each half-hour, and others have their own', () => {
  const limit = rateLimit();
  for (let index = 0; index < MAX_ATTEMPTS; index += 1) {
    expect(limit.isExceeded('a', NOON)).toBe(false);
    limit.add('a', NOON);
  }
  expect(limit.isExceeded('a', NOON)).toBe(true);
  expect(limit.isExceeded('b', NOON)).toBe(false);
  expect(limit.isExceeded('a', NOON + 30 * 60_000)).toBe(false);
});

test('a flood from many networks keeps the memory flat', () => {
  const limit = rateLimit();
  for (let index = 0; index < MAX_ATTEMPTS; index += 1) limit.add('first', NOON);
  for (let index = 0; index < 10_000; index += 1) limit.add(`network-${String(index)}`, NOON);
  expect(limit.isExceeded('first', NOON)).toBe(false);
});

test('a network that has used up its attempts is answered as without a code, and others go on', async () => {
  const limit = rateLimit();
  const asked: string[] = [];
  const ask = (code: string) => {
    asked.push(code);
    return Promise.resolve(code === 'right' ? 'open' : 'closed');
  };
  const attempt = (code: string, network = 'a') =>
    withRateLimit(limit, { code, network, now: NOON }, ask, (answer) => answer === 'closed');
  for (let index = 0; index < MAX_ATTEMPTS; index += 1) {
    expect(await attempt('right')).toBe('open');
    expect(await attempt('')).toBe('closed');
  }
  for (let index = 0; index < MAX_ATTEMPTS; index += 1) await attempt('wrong');
  expect(await attempt('right')).toBe('closed');
  expect(asked.at(-1)).toBe('');
  expect(await attempt('right', 'b')).toBe('open');
});
