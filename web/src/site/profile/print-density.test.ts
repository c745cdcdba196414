import { expect, test } from 'vitest';
import { EMPTY_CREDIT } from '@marquee/domain/profile/credit';
import { printDensity } from './print-density.ts';
import { SAMPLE_PROFILE } from './sample-profile.ts';

test.each([
  [{}, undefined],
  [{ introduction: 'x'.repeat(1000) }, undefined],
  [{ introduction: 'x'.repeat(2000) }, 'dense'],
  [{ introduction: 'x'.repeat(3300) }, 'dense'],
  [{ credits: Array.from({ length: 20 }, () => EMPTY_CREDIT) }, undefined],
  [{ credits: Array.from({ length: 60 }, () => EMPTY_CREDIT) }, 'dense'],
  [{ education: 'x\n'.repeat(80) }, 'densest'],
  [{ introduction: 'x'.repeat(4000), education: 'x'.repeat(4000) }, 'densest'],
])(
  'the print density of the profile with index %# is that for the amount of its text',
  (changes, density) => {
    expect(printDensity({ ...SAMPLE_PROFILE, ...changes })).toBe(density);
  },
);
