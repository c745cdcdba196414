// The content of a week's document (`profiles/{uid}/views/{week}`): the counts of its days, and how many viewers this
// hour's notifications cover.
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { addViews, noViews, readViews, type DayViews } from '@marquee/domain/views/views';
import { HOUR } from '@marquee/domain/values/time';
import { countIn } from '../requests/rate-limits.ts';
import { storedDay } from './count-views.ts';
import { linksUntil } from './old-links.ts';

export interface StoredWeek {
  readonly days: readonly DayViews[];
  /** The hour that `notified` is of, in hours since 1970. */
  readonly hour: number;
  /** Viewers of that hour whom notifications cover, one by one or together. */
  readonly notified: number;
}

const hourOf = (milliseconds: number): number => Math.floor(milliseconds / HOUR);

export function readWeek(document: DocumentSnapshot): StoredWeek {
  const data = document.data();
  return {
    days: readViews(document.id, data),
    hour: countIn(document, 'hour'),
    notified: countIn(document, 'notified'),
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
  readonly hour: number;
  readonly notified: number;
}

/** The fields of the week's document after a change. */
export function weekFields(week: StoredWeek, { counts, hour, notified }: WeekChange) {
  const before = week.days.find(({ day }) => day === counts.day) ?? noViews(counts.day);
  const days = [...week.days.filter(({ day }) => day !== counts.day), addViews(before, counts)];
  const until = linksUntil(days);
  return {
    days: Object.fromEntries(days.map((views) => [views.day, storedDay(views)])),
    hour,
    notified,
    ...(until === undefined ? {} : { links_until: Timestamp.fromMillis(until) }),
  };
}
