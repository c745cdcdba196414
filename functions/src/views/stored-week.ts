// The content of a week's document (`profiles/{uid}/views/{week}`): the counts of its days, the viewers of the last
// half-hours with their actions, and how many viewers this hour's notifications cover. With all of it in one document,
// one read and one write decide on a view.
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { asRecord } from '@marquee/domain/values/record';
import { addViews, noViews, readViews, type DayViews } from '@marquee/domain/views/views';
import { storedDay } from './count-views.ts';
import { foldsAt } from './fold-week.ts';

/** The viewers counted in each half-hour: the bits of their actions (count-views.ts) by key. */
export type Viewers = ReadonlyMap<number, ReadonlyMap<string, number>>;

export interface StoredWeek {
  readonly days: readonly DayViews[];
  /** The hour that `notified` is of, in hours since 1970. */
  readonly hour: number;
  /** Viewers of that hour whom notifications cover, one by one or together. */
  readonly notified: number;
  /** The viewers that were counted; most of busy half-hours are missing, since they have documents of their own. */
  readonly viewers: Viewers;
}

/**
 * With this many viewers within a half-hour a profile is treated as busy until the half-hour is over
 * (docs/data-and-rules.md, 'Views').
 */
export const BUSY_THRESHOLD = 100;

export const isBusyIn = ({ viewers }: StoredWeek, slot: number): boolean =>
  (viewers.get(slot)?.size ?? 0) >= BUSY_THRESHOLD;

const HOUR = 60 * 60 * 1000;
const hourOf = (milliseconds: number): number => Math.floor(milliseconds / HOUR);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The union of two sets of viewers; a viewer in both has the actions of both. */
export function mergeViewers(one: Viewers, other: Viewers): Viewers {
  const merged = new Map(one);
  for (const [slot, viewers] of other) {
    const bits = new Map(merged.get(slot));
    for (const [key, more] of viewers) bits.set(key, (bits.get(key) ?? 0) | more);
    merged.set(slot, bits);
  }
  return merged;
}

function readViewers(seen: unknown, acted: unknown): Viewers {
  const keysOnly = Object.entries(asRecord(seen)).map(([slot, keys]): [number, Map<string, number>] => [
    Number(slot),
    new Map(Array.isArray(keys) ? keys.filter((key) => typeof key === 'string').map((key) => [key, 0]) : []),
  ]);
  const withActions = Object.entries(asRecord(acted)).map(([slot, bits]): [number, Map<string, number>] => [
    Number(slot),
    new Map(Object.entries(asRecord(bits)).filter((entry): entry is [string, number] => isNumber(entry[1]))),
  ]);
  return mergeViewers(new Map(keysOnly), new Map(withActions));
}

export function readWeek(document: DocumentSnapshot): StoredWeek {
  const data = document.data();
  // Weeks last written by the previous release have `told`.
  const { hour, told, notified = told, seen, acted } = asRecord(data);
  return {
    days: readViews(document.id, data),
    hour: isNumber(hour) ? hour : 0,
    notified: isNumber(notified) ? notified : 0,
    viewers: readViewers(seen, acted),
  };
}

/** How many viewers notifications cover in the hour of `now`. A late view counts towards the current hour. */
export function notifiedInHour(
  { hour, notified }: StoredWeek,
  now: number,
): Pick<StoredWeek, 'hour' | 'notified'> {
  const present = Math.max(hour, hourOf(now));
  return { hour: present, notified: hour === present ? notified : 0 };
}

export interface WeekChange {
  /** Counts to add to their day. */
  readonly counts: DayViews;
  /** The viewers of new opens, and the viewers of new actions, each with the bits of all their actions. */
  readonly viewers: Viewers;
  readonly hour: number;
  readonly notified: number;
}

/** The fields of the week's document after a change; only the viewers of the last two half-hours stay. */
export function weekFields(week: StoredWeek, { counts, viewers, hour, notified }: WeekChange) {
  const before = week.days.find(({ day }) => day === counts.day) ?? noViews(counts.day);
  const days = [...week.days.filter(({ day }) => day !== counts.day), addViews(before, counts)];
  const known = mergeViewers(week.viewers, viewers);
  const newest = Math.max(...known.keys());
  const recent = [...known].filter(([slot]) => slot >= newest - 1);
  const active = recent.flatMap(([slot, bits]): [number, object][] => {
    const withActions = [...bits].filter(([, one]) => one !== 0);
    return withActions.length === 0 ? [] : [[slot, Object.fromEntries(withActions)]];
  });
  const folds = foldsAt(days);
  return {
    days: Object.fromEntries(days.map((views) => [views.day, storedDay(views)])),
    hour,
    notified,
    seen: Object.fromEntries(recent.map(([slot, bits]) => [slot, [...bits.keys()]])),
    ...(active.length > 0 ? { acted: Object.fromEntries(active) } : {}),
    ...(folds === undefined ? {} : { folds_at: Timestamp.fromMillis(folds) }),
  };
}
