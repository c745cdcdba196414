// Counts of named links by day are kept for 90 days, so that a year of views stays below 1 MB. The nightly sweep then
// adds them to the sums of the document `earlier`.
import { addViews, LINK_DAYS, noViews, weekId, weekStart, type DayViews } from '@marquee/domain/views/views';
import { DAY } from '@marquee/domain/values/time';

/** Days after a week's beginning until its last day is out of the last 90; a retried view can arrive a little late. */
const OLD = 7 + LINK_DAYS + 1;

/** Until when the week that has these days keeps its link counts; `undefined` if it has none. */
export function linksUntil(days: readonly DayViews[]): number | undefined {
  const first = days.find(({ links }) => Object.keys(links).length > 0);
  return first && weekStart(weekId(Date.parse(first.day))) + OLD * DAY;
}

export interface WithoutLinks {
  readonly days: readonly DayViews[];
  /** The counts of each link, taken out of the days. */
  readonly links: DayViews['links'];
}

export function withoutLinks(days: readonly DayViews[]): WithoutLinks {
  const { links } = days.reduce(addViews, noViews(''));
  return { days: days.map((day) => ({ ...day, links: {} })), links };
}
