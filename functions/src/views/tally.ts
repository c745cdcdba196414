// The content of a week's document (`profiles/{uid}/views/{week}`): the counts of its days, the keys counted in the
// last half-hours with their viewers' actions, and how many viewers this hour's notifications cover. With all of it in
// one document, one read and one write decide on a view.
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { addViews, noViews, readViews, type DayViews } from '@marquee/domain/views/views';
import { storedDay } from './count-views.ts';
import { foldsAt } from './fold-week.ts';

export interface Tally {
  readonly days: readonly DayViews[];
  /** Hours since 1970. */
  readonly hour: number;
  /** Viewers of that hour whom notifications cover, one by one or together. Stored as `told`. */
  readonly notified: number;
  /** The keys counted in each half-hour. */
  readonly seen: ReadonlyMap<string, readonly string[]>;
  /** Of each half-hour, the actions counted of a key (count-views.ts). Stored as `acted`. */
  readonly acted: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

/**
 * With this many viewers within a half-hour a profile counts as busy until the half-hour is over
 * (docs/data-and-rules.md, 'Views').
 */
export const BUSY_THRESHOLD = 100;

const HOUR = 60 * 60 * 1000;
export const hourOf = (milliseconds: number): number => Math.floor(milliseconds / HOUR);

const isNumber = (value: unknown): value is number => typeof value === 'number';

const entriesOf = (stored: unknown): [string, unknown][] =>
  Object.entries(typeof stored === 'object' && stored !== null ? stored : {});

export function readTally(week: DocumentSnapshot): Tally {
  const seen = entriesOf(week.get('seen')).map(([slot, keys]): [string, string[]] => [
    slot,
    Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
  ]);
  const acted = entriesOf(week.get('acted')).map(([slot, viewers]): [string, Record<string, number>] => [
    slot,
    Object.fromEntries(entriesOf(viewers).filter((entry): entry is [string, number] => isNumber(entry[1]))),
  ]);
  const hour: unknown = week.get('hour');
  const notified: unknown = week.get('told');
  return {
    days: readViews(week.id, week.data()),
    hour: isNumber(hour) ? hour : 0,
    notified: isNumber(notified) ? notified : 0,
    seen: new Map(seen),
    acted: new Map(acted),
  };
}

/** How many viewers notifications cover in the hour of `now`. A late view counts in the current hour. */
export function notifiedInHour(
  { hour, notified }: Pick<Tally, 'hour' | 'notified'>,
  now: number,
): { readonly hour: number; readonly notified: number } {
  const present = Math.max(hour, hourOf(now));
  return { hour: present, notified: hour === present ? notified : 0 };
}

export interface TallyChange {
  /** To be added to its day. */
  readonly counts: DayViews;
  readonly slot: number;
  readonly newKeys: readonly string[];
  /** The bits of all actions of viewers who did something new, by half-hour and key. */
  readonly acted: ReadonlyMap<number, Readonly<Record<string, number>>>;
  readonly hour: number;
  readonly notified: number;
}

/** The week's fields after a change; of the half-hours only the last two are kept. */
export function changedTally(tally: Tally, { counts, slot, newKeys, acted, hour, notified }: TallyChange) {
  const before = tally.days.find(({ day }) => day === counts.day) ?? noViews(counts.day);
  const days = [...tally.days.filter(({ day }) => day !== counts.day), addViews(before, counts)];
  const seen = new Map(tally.seen);
  if (newKeys.length > 0) seen.set(String(slot), [...(seen.get(String(slot)) ?? []), ...newKeys]);
  const done = new Map(tally.acted);
  for (const [of, viewers] of acted) done.set(String(of), { ...done.get(String(of)), ...viewers });
  const newest = Math.max(slot, ...[...seen.keys()].map(Number));
  const lastTwo = <Value>(slots: ReadonlyMap<string, Value>): Record<string, Value> =>
    Object.fromEntries([...slots].filter(([one]) => Number(one) >= newest - 1));
  const recent = lastTwo(done);
  const folds = foldsAt(days);
  return {
    days: Object.fromEntries(days.map((views) => [views.day, storedDay(views)])),
    hour,
    told: notified,
    seen: lastTwo(seen),
    ...(Object.keys(recent).length > 0 ? { acted: recent } : {}),
    ...(folds === undefined ? {} : { folds_at: Timestamp.fromMillis(folds) }),
  };
}
