import { expect, test } from 'vitest';
import { groupAt } from './groups.ts';

test.each([
  ['account', '', 'account'],
  [undefined, '#visibility', 'link'],
  [undefined, '#blocked', 'privacy'],
  [undefined, '', undefined],
  ['nothing', '#nowhere', undefined],
] as const)('the segment %j and the hash %j of an address name the group %j', (segment, hash, group) => {
  expect(groupAt(segment, hash)).toBe(group);
});
