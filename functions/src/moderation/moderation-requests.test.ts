import { expect, test } from 'vitest';
import { isInput } from '../requests/input.ts';
import { moderationSchema, reportSchema } from './moderation-requests.ts';

test('a report needs a profile and a reason, and may have a text and a code', () => {
  const valid = { profileId: 'u1', reason: 'spam' };
  expect(isInput(reportSchema, valid)).toBe(true);
  expect(isInput(reportSchema, { ...valid, text: 'x'.repeat(500) })).toBe(true);
  expect(isInput(reportSchema, { ...valid, code: '0123456789abc' })).toBe(true);
  for (const odd of [
    { reason: 'spam' },
    { profileId: 'u1' },
    { ...valid, profileId: 'a/b' },
    { ...valid, profileId: '__x__' },
    { ...valid, profileId: '..' },
    { ...valid, reason: 'SPAM' },
    { ...valid, text: 'x'.repeat(501) },
    { ...valid, text: 7 },
    { ...valid, code: 7 },
    { ...valid, code: 'x'.repeat(14) },
  ]) {
    expect(isInput(reportSchema, odd), JSON.stringify(odd)).toBe(false);
  }
});

test('a take-down needs a reason, a dismissal and a restoration need none, other actions are refused', () => {
  for (const action of ['dismiss', 'restore']) {
    expect(isInput(moderationSchema, { profileId: 'u1', action })).toBe(true);
  }
  expect(isInput(moderationSchema, { profileId: 'u1', action: 'take_down' })).toBe(false);
  expect(isInput(moderationSchema, { profileId: 'u1', action: 'take_down', reason: 'minor' })).toBe(true);
  expect(isInput(moderationSchema, { profileId: 'u1', action: 'ban' })).toBe(false);
});
