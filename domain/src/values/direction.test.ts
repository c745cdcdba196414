import { expect, test } from 'vitest';
import { reordersOthers } from './direction.ts';

test.each([
  ['फ़रीदा', false],
  ['5′6″ (168 cm)', false],
  ['فریدہ', true],
  ['Asha שלום', true],
  ['\u202Eahsa', true],
])('the text %j reorders what is beside it: %s', (text, reorders) => {
  expect(reordersOthers(text)).toBe(reorders);
});
