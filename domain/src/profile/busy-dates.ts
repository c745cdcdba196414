// The days on which an actor is busy or free, without where or why.
import { addDays, isCalendarDate, dayInIndia } from '../values/calendar-day.ts';
import { LIMITS } from '../values/limits.ts';
import { readList, readText } from '../values/read-value.ts';

/** Days from the first to the last, both included; YYYY-MM-DD. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

/** A period as it is stored, an ISO 8601 interval: `2026-12-03/2026-12-09`. */
export const storedPeriod = ({ first, last }: Period): string => `${first}/${last}`;

/** The last day that a period can begin on. */
export const lastDayToPlan = (today: string): string => addDays(today, LIMITS.busy.daysAhead);

/** How many stored periods are read: more than can be shown, because some of them may be over. */
const LOOKED_AT = 4 * LIMITS.busy.periods;

/** Reads a stored period; `undefined` for one that is over, begins too far ahead or is too long, or for no period. */
function readPeriod(stored: unknown, today: string): Period | undefined {
  const [first = '', last = '', ...more] = readText(stored, 22).split('/');
  if (more.length > 0 || !isCalendarDate(first) || !isCalendarDate(last)) return undefined;
  const isPlanned = first <= last && last < addDays(first, LIMITS.busy.days);
  return isPlanned && last >= today && first <= lastDayToPlan(today) ? { first, last } : undefined;
}

/**
 * Sorts periods by date, and merges those that overlap or leave no day between them. What would be longer than a stored
 * period may be is divided.
 */
export function mergePeriods(periods: readonly Period[]): Period[] {
  const found: Period[] = [];
  for (const period of [...periods].sort((a, b) => (a.first < b.first ? -1 : 1))) {
    const before = found.at(-1);
    if (!before || period.first > addDays(before.last, 1)) {
      found.push(period);
      continue;
    }
    if (period.last <= before.last) continue;
    const longest = addDays(before.first, LIMITS.busy.days - 1);
    const last = period.last < longest ? period.last : longest;
    found[found.length - 1] = { first: before.first, last };
    if (period.last > last) found.push({ first: addDays(last, 1), last: period.last });
  }
  return found;
}

/** Whether sorted periods contain every day of a further one. */
export function containsPeriod(sorted: readonly Period[], { first, last }: Period): boolean {
  let day = first;
  for (const period of sorted) if (period.first <= day && day <= period.last) day = addDays(period.last, 1);
  return day > last;
}

/** The stored periods that are not over, sorted and merged; at most the first 20. Accepts any stored value. */
export const readPeriods = (stored: unknown, today = dayInIndia()): Period[] =>
  mergePeriods(readList(stored, LOOKED_AT, (each) => readPeriod(each, today))).slice(0, LIMITS.busy.periods);

export interface Availability {
  /** The first day on which the actor is free; '' for 'ask me'. */
  readonly free: string;
  /** The busy periods after that day. */
  readonly busy: readonly Period[];
}

/** On which days an actor is free and busy. `availableFrom` is YYYY-MM-DD, or '' for 'ask me'. */
export function availabilityOf(
  availableFrom: string,
  stored: readonly string[],
  today = dayInIndia(),
): Availability {
  const busy = readPeriods(stored, today);
  // Also a day of which only a part is typed in the editor.
  if (!isCalendarDate(availableFrom)) return { free: '', busy };
  let free = availableFrom > today ? availableFrom : today;
  for (const { first, last } of busy) {
    if (first <= free && free <= last) free = addDays(last, 1);
  }
  return { free, busy: busy.filter(({ first }) => first > free) };
}
