import { expect, test } from 'vitest';
import { groupAt } from './groups.ts';

test.each([
  ['account', '', 'account'],
  [undefined, '#visibility', 'link'],
  [undefined, '#blocked', 'privacy'],
  [undefined, '', undefined],
  ['nothing', '#nowhere', undefined],
] as const)('the settings at %s%s are those of %s', (segment, hash, group) => {
  expect(groupAt(segment, hash)).toBe(group);
});
