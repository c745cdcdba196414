// `profiles/{uid}/views/{week}`: how often a profile was opened on each day of a week, from where, by which named
// links, and what visitors did there. Days are UTC days: in India, where most users are, they begin at 05:30. One
// document holds a week, so that 90 days take 14 reads. The document `earlier` holds each link's total from before the
// last 90 days.
import { LONGEST_RETURN } from './half-hour.ts';
import { PAGE_ACTIONS, type PageAction } from './page-actions.ts';
import { readCount } from '../values/read-value.ts';
import { asRecord, asText } from '../values/record.ts';
import { DAY, utcDate } from '../values/time.ts';

/** Where a visitor came from. The order is that of charts and tables. */
export const VIEW_SOURCES = [
  'link',
  'whatsapp',
  'instagram',
  'facebook',
  'youtube',
  'linkedin',
  'x',
  'telegram',
  'search',
  'mail',
  'site',
  'direct',
] as const;
export type ViewSource = (typeof VIEW_SOURCES)[number];

export type ActionCounts = Readonly<Partial<Record<PageAction, number>>>;

/** The views by one named link on a day. */
export interface LinkViews {
  readonly count: number;
  readonly actions: ActionCounts;
}

export interface DayViews {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Opens: each browser counts once a half-hour. */
  readonly count: number;
  /** Opens by browsers that had opened the profile before, by the number of days since: at most `LONGEST_RETURN`. */
  readonly returns: Readonly<Partial<Record<number, number>>>;
  readonly sources: Readonly<Partial<Record<ViewSource, number>>>;
  readonly actions: ActionCounts;
  /** The views by each named link, by the link's code. */
  readonly links: Readonly<Record<string, LinkViews>>;
}

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** The Monday of a moment's week. 1970 began on a Thursday. */
const mondayOf = (milliseconds: number): string => {
  const days = Math.floor(milliseconds / DAY);
  return utcDate((days - ((days + 3) % 7)) * DAY);
};

/** The id of a moment's week: its Monday and a `w`, which sorts between the ids of that day and the next. */
export const weekId = (milliseconds: number): string => `${mondayOf(milliseconds)}w`;

/** Milliseconds since 1970 at which a week began; `id` is the week's. */
export const weekStart = (id: string): number => Date.parse(id.slice(0, DAY_LENGTH));

/** Days for which links are counted by day: as many as /insights shows. */
export const LINK_DAYS = 90;

/** The id of the document with each link's older totals. It sorts after all weeks; `readViews` reads it as one day. */
export const EARLIER = 'earlier';

/** The first id of the documents that hold the days since a moment. */
export const firstViewsId = (since: number): string => mondayOf(since);

function numbers<Key extends string>(
  keys: readonly Key[],
  stored: unknown,
): Readonly<Partial<Record<Key, number>>> {
  const fields = asRecord(stored);
  const counts = keys.flatMap((key) => (readCount(fields[key]) > 0 ? [[key, readCount(fields[key])]] : []));
  return Object.fromEntries(counts) as Partial<Record<Key, number>>;
}

/** Numbers as a text with spaces between them, without trailing zeros; the first number is kept even if it is 0. */
const numbersText = (all: readonly number[]): string => {
  const last = all.reduce((found, one, index) => (one === 0 ? found : index), 0);
  return all.slice(0, last + 1).join(' ');
};

/**
 * A link's views on a day, as a text of few bytes: the number of opens, then that of each of `PAGE_ACTIONS`, such as
 * `12 0 3`. With a field for each number a busy year would take nine times as many bytes.
 */
export const linkText = ({ count, actions }: LinkViews): string =>
  numbersText([count, ...PAGE_ACTIONS.map((action) => actions[action] ?? 0)]);

function readLink(stored: unknown): LinkViews {
  const [count, ...done] = asText(stored)
    .split(' ')
    .map((part) => readCount(Number(part)));
  const actions: Partial<Record<PageAction, number>> = {};
  for (const [index, action] of PAGE_ACTIONS.entries()) {
    const times = done[index] ?? 0;
    if (times > 0) actions[action] = times;
  }
  return { count: count ?? 0, actions };
}

/** The returns of a day as a short text: how many came back after 0, 1, 2 … days, such as `4 0 1`. */
export const returnsText = (returns: DayViews['returns']): string =>
  numbersText(Array.from({ length: LONGEST_RETURN + 1 }, (_, days) => returns[days] ?? 0));

function readReturns(stored: unknown): DayViews['returns'] {
  const after = asText(stored).split(' ').map(Number);
  const counts: Record<number, number> = {};
  for (let days = 0; days <= LONGEST_RETURN; days += 1) {
    const count = readCount(after[days]);
    if (count > 0) counts[days] = count;
  }
  return counts;
}

function readDay(day: string, stored: unknown): DayViews {
  const fields = asRecord(stored);
  return {
    day,
    count: readCount(fields['count']),
    returns: readReturns(fields['returns']),
    sources: numbers(VIEW_SOURCES, fields['sources']),
    actions: numbers(PAGE_ACTIONS, fields['actions']),
    links: Object.fromEntries(
      Object.entries(asRecord(fields['links'])).map(([code, link]) => [code, readLink(link)]),
    ),
  };
}

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the days in the document of a week, or the sums of `earlier` as one day. Never throws. */
export function readViews(id: string, stored: unknown): DayViews[] {
  const days = asRecord(asRecord(stored)['days']);
  if (id[DAY_LENGTH] !== 'w') return [readDay(id.slice(0, DAY_LENGTH), stored)];
  return Object.keys(days)
    .filter((day) => DAY_PATTERN.test(day))
    .map((day) => readDay(day, days[day]));
}

function addNumbers<Key extends string | number>(
  one: Readonly<Partial<Record<Key, number>>>,
  other: Readonly<Partial<Record<Key, number>>>,
): Readonly<Partial<Record<Key, number>>> {
  const sum: Partial<Record<Key, number>> = { ...one };
  for (const key of Object.keys(other) as Key[]) sum[key] = (one[key] ?? 0) + (other[key] ?? 0);
  return sum;
}

/** The sum of two counts of views, with the day of the first. */
export function addViews(one: DayViews, other: DayViews): DayViews {
  const links: Record<string, LinkViews> = { ...one.links };
  for (const [code, { count, actions }] of Object.entries(other.links)) {
    const before = links[code] ?? { count: 0, actions: {} };
    links[code] = { count: before.count + count, actions: addNumbers(before.actions, actions) };
  }
  return {
    day: one.day,
    count: one.count + other.count,
    returns: addNumbers(one.returns, other.returns),
    sources: addNumbers(one.sources, other.sources),
    actions: addNumbers(one.actions, other.actions),
    links,
  };
}

export const noViews = (day: string): DayViews => readDay(day, undefined);

/** The views of each day, summed over all documents that hold a part of it. */
export function viewsByDay(stored: readonly DayViews[]): Map<string, DayViews> {
  const days = new Map<string, DayViews>();
  for (const views of stored) days.set(views.day, addViews(days.get(views.day) ?? noViews(views.day), views));
  return days;
}

/** The views of the last `days` days, oldest first and the day of `now` last; 0 for days without stored views. */
export function lastDays(stored: readonly DayViews[], days: number, now: number): DayViews[] {
  const byDay = viewsByDay(stored);
  return Array.from({ length: days }, (_, index) => {
    const day = utcDate(now - (days - 1 - index) * DAY);
    return byDay.get(day) ?? noViews(day);
  });
}
