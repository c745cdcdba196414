import { expect, test } from 'vitest';
import { isChangeable, readAnswers } from './link-answer.ts';
import { DAY } from '../values/time.ts';

const CODE = '0123456789abc';

test('stored answers are read by code, and invalid ones are left out', () => {
  const answer = { answer: 'shortlisted', first_at: 1, answered_at: 2 };
  const stored = {
    answers: {
      [CODE]: answer,
      '0123456789abd': { ...answer, answer: 'constructor' },
      '0123456789abe': { ...answer, first_at: 'yesterday' },
      '0123456789abf': null,
      'no code': answer,
      __proto__: answer,
    },
  };
  expect(readAnswers(stored)).toEqual({ [CODE]: answer });
});

test.each([undefined, null, 'answers', 7, [], { answers: 'x' }, { answers: [1] }])(
  'the stored document %j is read as no answers',
  (stored) => {
    expect(readAnswers(stored)).toEqual({});
  },
);

test('an answer can be changed for a day after the link’s first answer', () => {
  expect(isChangeable({ first_at: 1000 }, 1000 + DAY - 1)).toBe(true);
  expect(isChangeable({ first_at: 1000 }, 1000 + DAY)).toBe(false);
});
