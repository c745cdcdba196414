import { expect, test } from 'vitest';
import { isChangeable, readLinkAnswer } from './link-answer.ts';
import { DAY } from '../values/time.ts';

const ANSWER = { answer: 'shortlisted', first_at: 1, answered_at: 2 };

test('a stored answer is read as it was stored', () => {
  expect(readLinkAnswer({ ...ANSWER, more: 1 })).toEqual(ANSWER);
});

test.each([
  undefined,
  null,
  'got_it',
  [],
  { ...ANSWER, answer: 'constructor' },
  { ...ANSWER, first_at: 'yesterday' },
  { ...ANSWER, answered_at: null },
])('the stored value %j is read as no answer', (stored) => {
  expect(readLinkAnswer(stored)).toBeUndefined();
});

test('an answer can be changed for a day after the link’s first answer', () => {
  expect(isChangeable({ first_at: 1000 }, 1000 + DAY - 1)).toBe(true);
  expect(isChangeable({ first_at: 1000 }, 1000 + DAY)).toBe(false);
});
