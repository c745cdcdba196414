// `profiles/{uid}/views/{yyyy-mm-dd}`: how often a profile was opened on a day. Days are UTC's: for
// most users, in India, they turn over at 05:30, when nobody looks.
import { viewDay } from './notification.ts';

export interface DayViews {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

/** The views a stored document means. Never throws. */
export function readDayViews(day: string, stored: unknown): DayViews {
  const count = typeof stored === 'object' && stored !== null && 'count' in stored ? stored.count : 0;
  return { day, count: typeof count === 'number' && Number.isFinite(count) ? Math.max(0, count) : 0 };
}

const DAY = 24 * 60 * 60 * 1000;

/** The last `days` days up to and with the one of `now`, oldest first, with 0 where nothing is stored. */
export function lastDays(stored: readonly DayViews[], days: number, now: number): DayViews[] {
  const counts = new Map(stored.map(({ day, count }) => [day, count]));
  return Array.from({ length: days }, (_, index) => {
    const day = viewDay(now - (days - 1 - index) * DAY);
    return { day, count: counts.get(day) ?? 0 };
  });
}
