import { expect, test } from 'vitest';
import { isStale } from './freshness-nudge.tsx';
import { DAY } from '@marquee/domain/values/time';

const NOW = Date.UTC(2026, 10, 22);
const confirmed = (daysAgo: number, is_profile_public = true) => ({
  is_profile_public,
  confirmed_at: NOW - daysAgo * DAY,
});

test('a public profile is stale once it was confirmed more than 90 days ago', () => {
  expect(isStale(confirmed(89), NOW)).toBe(false);
  expect(isStale(confirmed(90), NOW)).toBe(false);
  expect(isStale(confirmed(91), NOW)).toBe(true);
});

test('a public profile that was never confirmed is stale, a private profile is not stale even after 400 days', () => {
  expect(isStale({ is_profile_public: true, confirmed_at: null }, NOW)).toBe(true);
  expect(isStale(confirmed(400, false), NOW)).toBe(false);
});
