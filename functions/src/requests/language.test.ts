import { expect, test } from 'vitest';
import { readLanguage } from './language.ts';

test('readLanguage accepts two lower-case letters, and nothing else', () => {
  expect(readLanguage('hi')).toBe('hi');
  for (const odd of [undefined, '', 'HI', 'hi-IN', 'hi&x=1', ['hi', 'en'], { hi: 'x' }]) {
    expect(readLanguage(odd)).toBeUndefined();
  }
});
