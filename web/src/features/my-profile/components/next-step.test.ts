import { expect, test } from 'vitest';
import type { Completeness } from '@marquee/domain/profile/completeness';
import { nextStep } from './next-step.ts';

type Missing = Completeness['missing'][number];

test('the next step is to add name and picture, then to publish, then to add the rest, then to share', () => {
  const portrait: Missing = { part: 'portrait', field: 'profile_image' };
  const credits: Missing = { part: 'credits', field: 'credits' };
  const next = (missing: readonly Missing[], isPublic: boolean) => nextStep({ missing }, isPublic);
  expect(next([portrait, credits], false)).toEqual({ kind: 'add', missing: portrait });
  expect(next([credits], false)).toEqual({ kind: 'publish' });
  expect(next([credits], true)).toEqual({ kind: 'add', missing: credits });
  expect(next([], false)).toEqual({ kind: 'publish' });
  expect(next([], true)).toEqual({ kind: 'share' });
});
