// Credits: what an actor has played in.
import { LIMITS } from '../values/limits.ts';
import { webAddress } from './links.ts';
import { optionOf, readAddress, readLine, readList } from '../values/read-value.ts';
import { isRecord } from '../values/record.ts';

/** The kinds of credits, in the order in which the page and the CV group them. */
export const CREDIT_KINDS = [
  'film',
  'television',
  'web_series',
  'theatre',
  'commercial',
  'short_film',
  'music_video',
  'voice',
  'other',
  'award',
] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

export const ROLE_SIZES = ['lead', 'supporting', 'recurring', 'cameo', 'featured', 'ensemble'] as const;
export type RoleSize = (typeof ROLE_SIZES)[number];

export interface Credit {
  readonly kind: CreditKind;
  readonly title: string;
  /** The character's name. */
  readonly role: string;
  readonly size: RoleSize | '';
  /** Director, production house or broadcaster. */
  readonly production: string;
  /** 0 when unknown. */
  readonly year: number;
  /** An http(s) address, or ''. */
  readonly link: string;
}

/** How credits can be ordered: by year, newest first, or in the owner's own order (`hand`). */
export const CREDIT_ORDERS = ['year', 'hand'] as const;
export type CreditOrder = (typeof CREDIT_ORDERS)[number];

export const EMPTY_CREDIT: Credit = {
  kind: 'film',
  title: '',
  role: '',
  size: '',
  production: '',
  year: 0,
  link: '',
};

const isFilled = (value: string): boolean => value.trim() !== '';

/** Whether there is anything to show: a title, a role or a production. */
export const isCredit = ({ title, role, production }: Credit): boolean =>
  isFilled(title) || isFilled(role) || isFilled(production);

/** A year from 1900 to 2099; 0 for anything else. */
export function creditYear(value: unknown): number {
  const year = typeof value === 'string' && /^\d{4}$/.test(value.slice(0, 5)) ? Number(value) : value;
  return typeof year === 'number' && Number.isInteger(year) && year >= 1900 && year < 2100 ? year : 0;
}

function readCredit(stored: unknown): Credit | undefined {
  // A stored text is read as the title.
  const { kind, title, role, size, production, year, link } = isRecord(stored) ? stored : { title: stored };
  const credit: Credit = {
    kind: optionOf(CREDIT_KINDS, kind) || 'other',
    title: readLine(title, LIMITS.creditText),
    role: readLine(role, LIMITS.creditText),
    size: optionOf(ROLE_SIZES, size),
    production: readLine(production, LIMITS.creditText),
    year: creditYear(year),
    link: webAddress(readAddress(link)),
  };
  return isCredit(credit) ? credit : undefined;
}

/** The definition (field.ts) of the field for credits: in the owner's own order, without empty ones. */
export const CREDITS = {
  kind: 'list',
  most: LIMITS.credits,
  empty: [] as readonly Credit[],
  read: (stored: unknown): readonly Credit[] => readList(stored, LIMITS.credits, readCredit),
} as const;

export interface CreditGroup {
  readonly kind: CreditKind;
  readonly credits: readonly Credit[];
}

/**
 * Credits by kind. `year`: kinds in their usual order, the newest credit first, those without a year last. `hand`:
 * kinds in the order of their first credits, credits in the owner's order. `first`: kinds that come before all others.
 */
export function groupCredits(
  credits: readonly Credit[],
  order: CreditOrder,
  first: readonly CreditKind[] = [],
): CreditGroup[] {
  const kinds = order === 'year' ? CREDIT_KINDS : credits.map(({ kind }) => kind);
  return [...new Set([...first, ...kinds])]
    .map((kind) => {
      const ofKind = credits.filter((credit) => credit.kind === kind);
      return { kind, credits: listCredits(ofKind, order) };
    })
    .filter((group) => group.credits.length > 0);
}

/** The place of a role's size in ROLE_SIZES; unknown sizes are last. */
const importance = ({ size }: Credit): number => (size === '' ? ROLE_SIZES.length : ROLE_SIZES.indexOf(size));

/**
 * Credits as one list: by year the newest first, of one year the largest role first, those without a year last; by hand
 * in the owner's order.
 */
export function listCredits(
  credits: readonly Credit[],
  order: CreditOrder,
  first: readonly CreditKind[] = [],
): readonly Credit[] {
  const listed =
    order === 'year'
      ? [...credits].sort((a, b) => b.year - a.year || importance(a) - importance(b))
      : credits;
  return [
    ...first.flatMap((kind) => listed.filter((credit) => credit.kind === kind)),
    ...listed.filter(({ kind }) => !first.includes(kind)),
  ];
}
