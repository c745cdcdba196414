// The named links that were opened in a week, for the summary's list.
import type { NamedLink } from '@marquee/domain/named-link';
import type { DayViews } from '@marquee/domain/views';

/** A named link by whom it is for, and how often it was opened in the week. */
export interface OpenedLink {
  readonly label: string;
  readonly opens: number;
}

/** Links that a mail has room for. */
const MAX_LINKS = 5;

/** The links that were opened on the given days, the most opened first. A link that was deleted since has no label. */
export function openedLinks(links: readonly NamedLink[], days: readonly DayViews[]): OpenedLink[] {
  const opens = new Map<string, number>();
  for (const day of days) {
    for (const [code, { count }] of Object.entries(day.links)) {
      opens.set(code, (opens.get(code) ?? 0) + count);
    }
  }
  return links
    .map(({ code, label }) => ({ label, opens: opens.get(code) ?? 0 }))
    .filter((link) => link.label !== '' && link.opens > 0)
    .sort((a, b) => b.opens - a.opens)
    .slice(0, MAX_LINKS);
}
