// What a profile still lacks: the parts of the profile strength (domain), and further fields of a complete profile.
import { missingParts, type CompletenessPart, type Contact, type Profile } from '@marquee/domain/profile';
import { profileStrength, type StrengthPart } from '@marquee/domain/profile-strength';

/** Without a name nobody knows whose page it is. */
const NAMES = ['first_name', 'last_name'] as const;

/** Fields of a complete profile that the profile strength does not cover. */
const FURTHER = ['location', 'languages', 'skills', 'date_of_birth'] as const;

type FurtherPart = (typeof NAMES)[number] | (typeof FURTHER)[number];
export type Part = StrengthPart | FurtherPart;

export interface MissingPart {
  readonly part: Part;
  /** The editor's field, as in the hash of its address. */
  readonly field: string;
}

/** Percent of the total that the profile strength contributes. */
const CASTING_SHARE = 80;

export interface ToDo {
  /** 0 to 100; 100 only when nothing is missing. */
  readonly percent: number;
  /** The most important first. */
  readonly missing: readonly MissingPart[];
}

export function toDo(profile: Profile, contact: Contact): ToDo {
  const { percent, parts } = profileStrength(profile, contact);
  const lacks = new Set<CompletenessPart>(missingParts(profile, contact));
  const further = (names: readonly FurtherPart[]): MissingPart[] =>
    names.filter((part) => lacks.has(part)).map((part) => ({ part, field: part }));
  const casting = parts
    .filter(({ isDone }) => !isDone)
    .map(({ part, field }): MissingPart => ({ part, field }));
  const [names, others] = [further(NAMES), further(FURTHER)];
  const count = NAMES.length + FURTHER.length;
  const share = (count - names.length - others.length) / count;
  return {
    percent: Math.floor((percent * CASTING_SHARE) / 100 + (100 - CASTING_SHARE) * share),
    missing: [...names, ...casting, ...others],
  };
}

/** The next step. */
export type NextStep =
  | { readonly kind: 'add'; readonly missing: MissingPart }
  | { readonly kind: 'publish' }
  | { readonly kind: 'share' };

/** What a page needs before it is worth sharing. */
const BEFORE_PUBLISHING: readonly Part[] = ['first_name', 'last_name', 'portrait'];

export function nextStep({ missing }: ToDo, isPublic: boolean): NextStep {
  const [first] = missing;
  if (first && (isPublic || BEFORE_PUBLISHING.includes(first.part))) return { kind: 'add', missing: first };
  return isPublic ? { kind: 'share' } : { kind: 'publish' };
}
