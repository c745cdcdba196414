// The shortlist: profiles that a visitor stores on this device, ordered by hand, each with a note. Requests go to the
// pages of its profiles and to its contact sheet; else only a link that the visitor copies has the profiles' names.
import { MAX_SHORTLISTED } from '@marquee/domain/values/timing';
import { SHORTLIST } from '#web/config/local-keys.ts';
import { parseJson, readText, storeText } from '#web/storage/device-storage.ts';

export interface ShortlistEntry {
  /** The path of the profile without the leading slash: a username, or `actor/{id}`. */
  readonly profile: string;
  readonly note: string;
}

const LONGEST_NOTE = 500;

const PROFILE = /^(actor\/[\w-]{1,128}|[\w-]{3,30})$/;

const distinct = (entries: readonly ShortlistEntry[]): ShortlistEntry[] =>
  entries
    .filter(({ profile }, index) => entries.findIndex((one) => one.profile === profile) === index)
    .slice(0, MAX_SHORTLISTED);

/** The entries in a JSON text; invalid and repeated ones, and those beyond the limit, are left out. */
export function readShortlist(stored: string | null): ShortlistEntry[] {
  const values = parseJson(stored ?? '');
  if (!Array.isArray(values)) return [];
  return distinct(
    values.flatMap((value: unknown): ShortlistEntry[] => {
      const { profile, note } = Object(value) as Record<string, unknown>;
      if (typeof profile !== 'string' || !PROFILE.test(profile)) return [];
      return [{ profile, note: typeof note === 'string' ? note.slice(0, LONGEST_NOTE) : '' }];
    }),
  );
}

/** The device's shortlist; empty where the browser stores nothing. */
export const storedShortlist = (): ShortlistEntry[] => readShortlist(readText(SHORTLIST));

/** Stores the shortlist. Returns whether the browser stored it. */
export const storeShortlist = (entries: readonly ShortlistEntry[]): boolean =>
  storeText(SHORTLIST, entries.length === 0 ? null : JSON.stringify(distinct(entries)));

/** The list with an entry moved by a number of positions. */
export function moved(entries: readonly ShortlistEntry[], profile: string, by: number): ShortlistEntry[] {
  const from = entries.findIndex((one) => one.profile === profile);
  const entry = entries[from];
  if (!entry) return [...entries];
  const others = entries.filter((one) => one !== entry);
  others.splice(Math.max(0, from + by), 0, entry);
  return others;
}

/** The hash of an address with a shortlist. Browsers do not send the hash to a server. */
export const hashOf = (entries: readonly ShortlistEntry[]): string =>
  `#${entries.map(({ profile }) => profile).join(',')}`;

/** The shortlist in an address's hash; empty if there is none. */
export const shortlistInHash = (hash: string): ShortlistEntry[] =>
  readShortlist(
    JSON.stringify(
      hash
        .replace(/^#/, '')
        .split(',')
        .map((profile) => ({ profile })),
    ),
  );
