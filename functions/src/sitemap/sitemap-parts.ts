// Splits a sitemap of more profiles than one file may hold, by the beginnings of their ids, which Firebase makes at
// random from 62 letters and digits. So each part is one query and independent of the others.

/** Addresses a sitemap file may hold (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

/** Profiles per part on average: chance makes some larger. */
const PLANNED = 45_000;

/** As many files as an index may list are far more than this. */
const MAX_PARTS = 1000;

export interface SitemapPart {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

/** In the order Firestore sorts ids. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Into how many parts so many profiles are put. */
export const sitemapParts = (profiles: number): number =>
  Math.min(MAX_PARTS, Math.max(1, Math.ceil(profiles / PLANNED)));

/** The two letters that part `index` begins with; `undefined` before the first and behind the last. */
function boundary(index: number, of: number): string | undefined {
  if (index <= 0 || index >= of) return undefined;
  const place = Math.floor((index / of) * LETTERS.length ** 2);
  return LETTERS.charAt(Math.floor(place / LETTERS.length)) + LETTERS.charAt(place % LETTERS.length);
}

export interface IdRange {
  /** The first id may be this; `undefined` for the very first. */
  readonly from: string | undefined;
  /** No id reaches this; `undefined` for no end. */
  readonly before: string | undefined;
}

/** Which ids a part holds. */
export const idRange = ({ index, of }: SitemapPart): IdRange => ({
  from: boundary(index - 1, of),
  before: boundary(index, of),
});

export const sitemapPartPath = ({ index, of }: SitemapPart): string =>
  `/sitemap-${String(index)}-of-${String(of)}.xml`;

/** The part a file name asks for, `undefined` when there can be none of that name. */
export function readSitemapPart(file: string): SitemapPart | undefined {
  const [, index, of] = /^sitemap-([1-9]\d{0,3})-of-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const part = { index: Number(index), of: Number(of) };
  return part.index <= part.of && part.of <= MAX_PARTS ? part : undefined;
}
