import { describe, expect, test } from 'vitest';
import { changeUsername, normaliseUsername, usernameProblem } from './username.ts';

describe('changeUsername', () => {
  test.each([
    ['a first name', '', [], 'asha', [], []],
    ['no change', 'asha', ['a1'], 'asha', ['a1'], []],
    ['a new name', 'asha', [], 'asha-rao', ['asha'], []],
    ['a new name beyond three', 'n3', ['n2', 'n1'], 'n4', ['n3', 'n2'], ['n1']],
    ['back to a former name', 'n3', ['n2', 'n1'], 'n1', ['n3', 'n2'], []],
    ['no name any more', 'n3', ['n2'], '', ['n3', 'n2'], []],
  ])('%s', (_case, username, former_usernames, next, former, released) => {
    expect(changeUsername({ username, former_usernames }, next)).toEqual({
      former_usernames: former,
      released,
    });
  });
});

test.each([
  ['ab', 'too-short'],
  ['a'.repeat(31), 'too-long'],
  ['-asha', 'characters'],
  ['asha rao', 'characters'],
  ['settings', 'reserved'],
  ['asha-rao', undefined],
])('usernameProblem(%j)', (name, problem) => {
  expect(usernameProblem(name)).toBe(problem);
});

test('case and blanks around do not count', () => {
  expect(normaliseUsername('  Asha-Rao ')).toBe('asha-rao');
});
