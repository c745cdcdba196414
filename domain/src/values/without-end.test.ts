import { expect, test } from 'vitest';
import { withoutEnd } from './without-end.ts';

test('characters are dropped from the end of a text alone, also all of them, and no more', () => {
  const looked: string[] = [];
  const isSlash = (character: string): boolean => {
    looked.push(character);
    return character === '/';
  };
  expect(withoutEnd('/a//', isSlash)).toBe('/a');
  expect(looked).toEqual(['/', '/', 'a']);
  looked.length = 0;
  expect(withoutEnd('//', isSlash)).toBe('');
  expect(looked).toEqual(['/', '/']);
});
