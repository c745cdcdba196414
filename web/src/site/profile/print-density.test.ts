import { expect, test } from 'vitest';
import { printDensity } from './print-density.ts';
import { SAMPLE_PROFILE } from './testing.ts';

test.each([
  [{}, undefined],
  [{ introduction: 'x'.repeat(1000) }, undefined],
  [{ introduction: 'x'.repeat(2000) }, 'dense'],
  [{ introduction: 'x'.repeat(3300) }, 'dense'],
  [{ education: 'x\n'.repeat(80) }, 'densest'],
  [{ introduction: 'x'.repeat(4000), education: 'x'.repeat(4000) }, 'densest'],
])('%#: the more there is, the smaller it is set', (changes, density) => {
  expect(printDensity({ ...SAMPLE_PROFILE, ...changes })).toBe(density);
});
