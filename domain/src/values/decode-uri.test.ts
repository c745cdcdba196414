import { expect, test } from 'vitest';
import { decodeUri } from './decode-uri.ts';

test('an encoded part is decoded, and one that cannot be is taken as it is, or as the caller says', () => {
  expect(decodeUri('%E0%A4%86%E0%A4%B6%E0%A4%BE')).toBe('आशा');
  expect(decodeUri('100%')).toBe('100%');
  expect(decodeUri('%E0%A4%', '')).toBe('');
});
