// The totals of a range of days, as plain data.
import {
  addViews,
  lastDays,
  noViews,
  VIEW_SOURCES,
  type DayViews,
  type ViewSource,
} from '@marquee/domain/views';

export interface Change {
  readonly now: number;
  /** Against the same number of days before. */
  readonly difference: number;
}

export interface Totals {
  readonly days: readonly DayViews[];
  /** The days together. */
  readonly all: DayViews;
  readonly opens: Change;
  /** Opens by browsers that had not opened the profile before. */
  readonly people: Change;
  readonly contacts: Change;
  /** The counts of each link since it was made, by code. */
  readonly links: DayViews['links'];
  /** Sources with visitors, in their fixed order. */
  readonly sources: readonly ViewSource[];
}

const together = (days: readonly DayViews[]): DayViews => days.reduce(addViews, noViews(''));

const peopleOf = ({ count, returned }: DayViews): number => Math.max(0, count - returned);
const contactsOf = ({ actions }: DayViews): number => actions.contact ?? 0;

/** The opens by a source. Those from before sources were counted are direct. */
export function sourceCount({ count, sources }: DayViews, source: ViewSource): number {
  if (source !== 'direct') return sources[source] ?? 0;
  const others = VIEW_SOURCES.reduce((sum, one) => sum + (one === 'direct' ? 0 : (sources[one] ?? 0)), 0);
  return Math.max(0, count - others);
}

/** `stored` must go back twice as many days as are shown. */
export function totalsOf(stored: readonly DayViews[], range: number, now: number): Totals {
  const both = lastDays(stored, range * 2, now);
  const days = both.slice(range);
  const all = together(days);
  const before = together(both.slice(0, range));
  const change = (of: (views: DayViews) => number): Change => ({
    now: of(all),
    difference: of(all) - of(before),
  });
  return {
    days,
    all,
    opens: change(({ count }) => count),
    people: change(peopleOf),
    contacts: change(contactsOf),
    links: together(stored).links,
    sources: VIEW_SOURCES.filter((source) => sourceCount(all, source) > 0),
  };
}
