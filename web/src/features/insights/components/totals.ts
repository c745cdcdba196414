// The totals of a range of days, as plain data.
import {
  addViews,
  lastDays,
  noViews,
  VIEW_SOURCES,
  type DayViews,
  type ViewSource,
} from '@marquee/domain/views/views';

export interface Change {
  readonly now: number;
  /** `now` minus the number for as many days before the range. */
  readonly difference: number;
}

export interface Totals {
  readonly days: readonly DayViews[];
  /** The counts of all `days` together. */
  readonly all: DayViews;
  readonly opens: Change;
  /** Browsers, each counted once in the range. */
  readonly people: Change;
  readonly contacts: Change;
  /** The counts of each link since it was made, by code. */
  readonly links: DayViews['links'];
  /** The sources of the opens in the range, in the order of `VIEW_SOURCES`. */
  readonly sources: readonly ViewSource[];
}

const sumOf = (days: readonly DayViews[]): DayViews => days.reduce(addViews, noViews(''));

/** How many opens were by browsers that had last opened the profile at most `within` days before. */
export const returnsWithin = ({ returns }: DayViews, within: number): number =>
  Object.entries(returns).reduce(
    (sum, [days, count]) => sum + (Number(days) <= within ? (count ?? 0) : 0),
    0,
  );

/**
 * How many browsers opened the profile in a range of days: one that returns after more days than have passed in the
 * range is counted as new. Exact for a month; longer ranges miss returns after more than a month.
 */
const peopleOf = (days: readonly DayViews[]): number =>
  days.reduce((sum, day, index) => sum + Math.max(0, day.count - returnsWithin(day, index)), 0);

const opensOf = (days: readonly DayViews[]): number => days.reduce((sum, { count }) => sum + count, 0);
const contactsOf = (days: readonly DayViews[]): number =>
  days.reduce((sum, { actions }) => sum + (actions.contact ?? 0), 0);

/** The opens from a source. Opens whose source was not recorded are `direct`. */
export function sourceCount({ count, sources }: DayViews, source: ViewSource): number {
  if (source !== 'direct') return sources[source] ?? 0;
  const others = VIEW_SOURCES.reduce((sum, one) => sum + (one === 'direct' ? 0 : (sources[one] ?? 0)), 0);
  return Math.max(0, count - others);
}

/** `stored` must go back twice as many days as are shown. */
export function totalsOf(stored: readonly DayViews[], range: number, now: number): Totals {
  const both = lastDays(stored, range * 2, now);
  const days = both.slice(range);
  const all = sumOf(days);
  const before = both.slice(0, range);
  const change = (of: (days: readonly DayViews[]) => number): Change => ({
    now: of(days),
    difference: of(days) - of(before),
  });
  return {
    days,
    all,
    opens: change(opensOf),
    people: change(peopleOf),
    contacts: change(contactsOf),
    links: sumOf(stored).links,
    sources: VIEW_SOURCES.filter((source) => sourceCount(all, source) > 0),
  };
}
