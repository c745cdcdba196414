// What a day's document (`profiles/{uid}/views/{day}`) holds beside the count: who was counted in the last half-hours, by
// keys that say nothing, and how many the owner was told of this hour. With all three in one document, one read and one
// write decide on a view.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readDayViews } from '@marquee/domain/views';

export interface Tally {
  readonly count: number;
  /** Hours since 1970. */
  readonly hour: number;
  /** Viewers of that hour the owner was told of, one by one or together. */
  readonly told: number;
  /** The keys counted in each half-hour. */
  readonly seen: ReadonlyMap<string, readonly string[]>;
}

/** From so many viewers within a half-hour on, a profile is busy until it is over (docs/architecture.md, 'Views'). */
export const BUSY_FROM = 100;

const HOUR = 60 * 60 * 1000;
export const hourOf = (milliseconds: number): number => Math.floor(milliseconds / HOUR);

const isNumber = (value: unknown): value is number => typeof value === 'number';

export function readTally(day: DocumentSnapshot): Tally {
  const stored: unknown = day.get('seen');
  const seen = Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).map(
    ([slot, keys]: [string, unknown]): [string, string[]] => [
      slot,
      Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
    ],
  );
  const hour: unknown = day.get('hour');
  const told: unknown = day.get('told');
  return {
    count: readDayViews(day.id, day.data()).count,
    hour: isNumber(hour) ? hour : 0,
    told: isNumber(told) ? told : 0,
    seen: new Map(seen),
  };
}

/** How many the owner has been told of in an hour. A view that comes late counts in the hour that has begun. */
export function toldBy({ hour, told }: Tally, now: number): { readonly hour: number; readonly told: number } {
  const present = Math.max(hour, hourOf(now));
  return { hour: present, told: hour === present ? told : 0 };
}

/** The tally's fields with more viewers in a half-hour; of the half-hours only the last two are of use. */
export function withViewers(
  { count, seen }: Tally,
  slot: number,
  keys: readonly string[],
  told: ReturnType<typeof toldBy>,
) {
  const all = new Map(seen).set(String(slot), [...(seen.get(String(slot)) ?? []), ...keys]);
  const newest = Math.max(...[...all.keys()].map(Number));
  return {
    count: count + keys.length,
    ...told,
    seen: Object.fromEntries([...all].filter(([one]) => Number(one) >= newest - 1)),
  };
}
