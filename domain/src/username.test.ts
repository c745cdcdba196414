import { describe, expect, it } from 'vitest';
import { normaliseUsername, usernameProblem } from './username.ts';

describe('usernameProblem', () => {
  it.each(['abc', 'a'.repeat(30), 'asha-rao', 'asha_rao', '007'])('%s may be claimed', (name) => {
    expect(usernameProblem(name)).toBeUndefined();
  });

  it.each([
    ['ab', 'too-short'],
    ['a'.repeat(31), 'too-long'],
    ['-asha', 'characters'],
    ['asha-', 'characters'],
    ['asha rao', 'characters'],
    ['ashá', 'characters'],
    ['settings', 'reserved'],
    ['api', 'reserved'],
  ])('%s: %s', (name, problem) => {
    expect(usernameProblem(name)).toBe(problem);
  });

  it('ignores case', () => {
    expect(normaliseUsername(' Asha-Rao ')).toBe('asha-rao');
  });
});
