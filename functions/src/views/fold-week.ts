// Folds the views of a week that is over and has link counts or shards, as plain data (docs/data-and-rules.md, 'Views'):
// adds its shards to it, deletes the viewers' keys of its last half-hours, and after 90 days moves each link's counts to
// one document. Any other week keeps those keys, which say nothing once their month's secret is deleted.
import {
  addViews,
  LINK_DAYS,
  noViews,
  viewsByDay,
  weekId,
  weekStart,
  type DayViews,
} from '@marquee/domain/views/views';

const DAY = 24 * 60 * 60 * 1000;

/** Days after a week's beginning until it is over: a retried view can arrive a little late. */
const OVER = 8;
const OLD = 7 + LINK_DAYS + 1;

const hasLinks = (days: readonly DayViews[]): boolean =>
  days.some(({ links }) => Object.keys(links).length > 0);

/** When to fold the week that has these days; `undefined`, which means never, if they have no link counts. */
export function foldsAt(days: readonly DayViews[]): number | undefined {
  const [first] = days;
  if (first === undefined || !hasLinks(days)) return undefined;
  return weekStart(weekId(Date.parse(first.day))) + OVER * DAY;
}

export interface FoldedWeek {
  readonly days: readonly DayViews[];
  /** Whether the week has ended, so that nothing is recorded in it any more. */
  readonly isOver: boolean;
  /** Once the week is old, the counts of each link, to be moved out of its days; else none. */
  readonly links: DayViews['links'];
  /** When to fold the week again. */
  readonly foldsAt: number | undefined;
}

/** The week as it is to be stored. `stored`: the days of the week's document and of its shards. */
export function foldWeek(id: string, stored: readonly DayViews[], now: number): FoldedWeek {
  const age = now - weekStart(id);
  const days = [...viewsByDay(stored).values()];
  if (age < OVER * DAY) return { days, isOver: false, links: {}, foldsAt: foldsAt(days) };
  if (age < OLD * DAY) {
    const next = hasLinks(days) ? weekStart(id) + OLD * DAY : undefined;
    return { days, isOver: true, links: {}, foldsAt: next };
  }
  const { links } = days.reduce(addViews, noViews(''));
  return { days: days.map((day) => ({ ...day, links: {} })), isOver: true, links, foldsAt: undefined };
}
