// Splits a sitemap of more profiles than one file may hold into ranges of ids. A range that holds too many is halved
// until none does, so that ids may be distributed in any way: Firebase's begin with any letter, imported ones with 0 to
// f. Each part is one query and independent of the others.

/** Addresses a sitemap file may hold (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

/** Profiles per part when they are counted; the rest is room for profiles that are created before the next count. */
const PLANNED = 45_000;

/** The letters and digits of ids in the order in which Firestore sorts them. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** How many letters the boundary between two parts has. */
const BOUNDARY_LENGTH = 4;

/** How many boundaries there are. */
const BOUNDARIES = LETTERS.length ** BOUNDARY_LENGTH;

export interface IdRange {
  /** The lowest id of the range; `undefined` for no lower end. */
  readonly from: string | undefined;
  /** All ids are below this; `undefined` for no upper end. */
  readonly before: string | undefined;
}

export const ALL_IDS: IdRange = { from: undefined, before: undefined };

/** The letters of a boundary by its number; `undefined` before the first and behind the last. */
function boundary(place: number): string | undefined {
  if (place === 0 || place === BOUNDARIES) return undefined;
  return Array.from({ length: BOUNDARY_LENGTH }, (_, index) =>
    LETTERS.charAt(Math.floor(place / LETTERS.length ** (BOUNDARY_LENGTH - 1 - index)) % LETTERS.length),
  ).join('');
}

/** Counts the profiles whose ids are in a range. */
export type CountProfiles = (range: IdRange) => Promise<number>;

/**
 * The ranges of ids of the parts, in order, each with at least one profile, and with at most `most` unless too many ids
 * begin alike. One part, which is the whole sitemap, when there are few profiles.
 */
export async function sitemapParts(count: CountProfiles, most = PLANNED): Promise<readonly IdRange[]> {
  const split = async (from: number, before: number): Promise<readonly IdRange[]> => {
    const range = { from: boundary(from), before: boundary(before) };
    const held = await count(range);
    if (held === 0) return [];
    const middle = Math.floor((from + before) / 2);
    if (held <= most || middle === from) return [range];
    return (await Promise.all([split(from, middle), split(middle, before)])).flat();
  };
  const parts = await split(0, BOUNDARIES);
  return parts.length > 1 ? parts : [ALL_IDS];
}

export interface SitemapPart {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

export const sitemapPartPath = ({ index, of }: SitemapPart): string =>
  `/sitemap-${String(index)}-of-${String(of)}.xml`;

/** The part that a file name asks for; `undefined` for a name that no part can have. */
export function readSitemapPart(file: string): SitemapPart | undefined {
  const [, index, of] = /^sitemap-([1-9]\d{0,3})-of-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const part = { index: Number(index), of: Number(of) };
  return part.index <= part.of ? part : undefined;
}
