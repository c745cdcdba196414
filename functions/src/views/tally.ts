// What a day's document (`profiles/{uid}/views/{day}`) holds beside the count: the keys counted in the last half-hours, and
// how many viewers this hour's notifications stand for. With all three in one document, one read and one write decide on
// a view.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readDayViews } from '@marquee/domain/views';

export interface Tally {
  readonly count: number;
  /** Hours since 1970. */
  readonly hour: number;
  /** Viewers of that hour that notifications stand for, one by one or together. Stored as `told`. */
  readonly notified: number;
  /** The keys counted in each half-hour. */
  readonly seen: ReadonlyMap<string, readonly string[]>;
}

/** With so many viewers within a half-hour a profile is busy until it is over (docs/architecture.md, 'Views'). */
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
  const notified: unknown = day.get('told');
  return {
    count: readDayViews(day.id, day.data()).count,
    hour: isNumber(hour) ? hour : 0,
    notified: isNumber(notified) ? notified : 0,
    seen: new Map(seen),
  };
}

/** How many viewers notifications stand for in the hour of `now`. A late view counts in the hour that has begun. */
export function notifiedInHour(
  { hour, notified }: Pick<Tally, 'hour' | 'notified'>,
  now: number,
): { readonly hour: number; readonly notified: number } {
  const present = Math.max(hour, hourOf(now));
  return { hour: present, notified: hour === present ? notified : 0 };
}

/** The day's fields with more keys in a half-hour; of the half-hours only the last two are kept. */
export function withViewers(
  { count, seen }: Tally,
  slot: number,
  keys: readonly string[],
  { hour, notified }: ReturnType<typeof notifiedInHour>,
) {
  const all = new Map(seen).set(String(slot), [...(seen.get(String(slot)) ?? []), ...keys]);
  const newest = Math.max(...[...all.keys()].map(Number));
  return {
    count: count + keys.length,
    hour,
    told: notified,
    seen: Object.fromEntries([...all].filter(([one]) => Number(one) >= newest - 1)),
  };
}
