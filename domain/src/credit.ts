// Credits: what an actor has played in.
import { LIMITS } from './limits.ts';
import { webAddress } from './links.ts';
import { optionOf, tabbed, text, untabbed } from './stored-line.ts';
import { isRecord } from './record.ts';

/** In the order in which page and CV group them. */
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
  /** http(s), or ''. */
  readonly link: string;
}

/** By year, newest first, or as the owner has arranged them. */
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
  const year = typeof value === 'string' && /^\d{4}$/.test(value.trim()) ? Number(value) : value;
  return typeof year === 'number' && Number.isInteger(year) && year >= 1900 && year < 2100 ? year : 0;
}

/** The stored line of a credit: kind, size, year, title, role, production and link, separated by tabs. */
export function storedCredit({ kind, title, role, size, production, year, link }: Credit): string {
  const known = creditYear(year);
  return tabbed(kind, size, known === 0 ? '' : String(known), title, role, production, webAddress(link));
}

function creditOf(value: unknown): Credit | null {
  if (isRecord(value)) {
    const { kind, title, role, size, production, year, link } = value;
    return {
      kind: optionOf(CREDIT_KINDS, kind) || 'other',
      title: text(title),
      role: text(role),
      size: optionOf(ROLE_SIZES, size),
      production: text(production),
      year: creditYear(year),
      link: webAddress(text(link)),
    };
  }
  if (typeof value !== 'string') return null;
  const fields = untabbed(value);
  // A text without tabs is a title.
  if (fields.length === 1) return { ...EMPTY_CREDIT, kind: 'other', title: value.trim() };
  const [kind, size, year, title = '', role = '', production = '', link = ''] = fields;
  return creditOf({ kind, size, year, title, role, production, link });
}

/** The credits of a stored list, of lines or of objects; those that say nothing are left out. */
export function readCredits(stored: unknown): Credit[] {
  return (Array.isArray(stored) ? stored : [])
    .map(creditOf)
    .filter((credit) => credit !== null)
    .filter(isCredit)
    .slice(0, LIMITS.credits);
}

export interface CreditGroup {
  readonly kind: CreditKind;
  readonly credits: readonly Credit[];
}

/**
 * Credits by kind. By year: kinds in their usual order, the newest credit first, those without a year last. By hand:
 * kinds in the order of their first credits, credits as they are arranged.
 */
export function groupCredits(credits: readonly Credit[], order: CreditOrder): CreditGroup[] {
  const kinds = order === 'year' ? CREDIT_KINDS : [...new Set(credits.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const ofKind = credits.filter((credit) => credit.kind === kind);
      return { kind, credits: order === 'year' ? ofKind.toSorted((a, b) => b.year - a.year) : ofKind };
    })
    .filter((group) => group.credits.length > 0);
}
