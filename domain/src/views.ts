// `profiles/{uid}/views/{yyyy-mm-dd}`: how often a profile was opened on a day. Days are UTC's: for most users, in
// India, they turn over at 05:30, when nobody looks. Beside a busy day's document stand its shards, each with a part of
// the count (docs/architecture.md, 'Views').
import { viewDay } from './notification.ts';

export interface DayViews {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

/** Documents that share a busy day's count: as many as there may be instances that record views. */
export const VIEW_SHARDS = 20;

/** The id of a day's shard, which sorts between its day and the next. */
export function shardId(day: string, shard: number): string {
  return `${day}.${String(shard).padStart(2, '0')}`;
}

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** The views that the document of a day or of one of its shards means. Never throws. */
export function readDayViews(id: string, stored: unknown): DayViews {
  const day = id.slice(0, DAY_LENGTH);
  const count = typeof stored === 'object' && stored !== null && 'count' in stored ? stored.count : 0;
  return { day, count: typeof count === 'number' && Number.isFinite(count) ? Math.max(0, count) : 0 };
}

/** The count of each day: of its document and its shards together. */
export function countsByDay(stored: readonly DayViews[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { day, count } of stored) counts.set(day, (counts.get(day) ?? 0) + count);
  return counts;
}

const DAY = 24 * 60 * 60 * 1000;

/** The last `days` days up to and with the one of `now`, oldest first, with 0 where nothing is stored. */
export function lastDays(stored: readonly DayViews[], days: number, now: number): DayViews[] {
  const counts = countsByDay(stored);
  return Array.from({ length: days }, (_, index) => {
    const day = viewDay(now - (days - 1 - index) * DAY);
    return { day, count: counts.get(day) ?? 0 };
  });
}
