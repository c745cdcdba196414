// The single next step that a profile's owner is advised to take.
import type { Completeness, ProfilePart } from '@marquee/domain/profile/completeness';

export type NextStep =
  | { readonly kind: 'add'; readonly missing: Completeness['missing'][number] }
  | { readonly kind: 'publish' }
  | { readonly kind: 'share' };

/** The parts that a page needs before it is worth sharing. */
const BEFORE_PUBLISHING: readonly ProfilePart[] = ['first_name', 'last_name', 'portrait'];

export function nextStep({ missing }: Pick<Completeness, 'missing'>, isPublic: boolean): NextStep {
  const [first] = missing;
  if (first && (isPublic || BEFORE_PUBLISHING.includes(first.part))) return { kind: 'add', missing: first };
  return isPublic ? { kind: 'share' } : { kind: 'publish' };
}
