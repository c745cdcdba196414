import { expect, test, vi } from 'vitest';
import { untilReplaced } from './until-replaced.ts';

const error = new Error('Not found');

test.each([
  ['an answer', () => Promise.resolve('asha'), [['answer', 'asha']]],
  ['an error', () => Promise.reject(error), [['error', error]]],
])('an effect gets %s, and nothing once it is replaced', async (_what, ask, expected) => {
  const settled = vi.fn();
  const begin = (): (() => void) =>
    untilReplaced<string>(
      ask(),
      (answer) => void settled('answer', answer),
      (problem) => void settled('error', problem),
    );
  const replace = begin();
  replace();
  begin();
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  expect(settled.mock.calls).toEqual(expected);
});
