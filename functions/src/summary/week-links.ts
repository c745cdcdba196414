// The named links that were opened in a week, or answered, for the summary's lists.
import type { NamedLink, SentLink } from '@marquee/domain/views/named-link';
import type { Answer } from '@marquee/domain/views/link-answer';
import type { DayViews } from '@marquee/domain/views/views';

/** A named link's label, and how often it was opened in the week. */
export interface OpenedLink {
  readonly label: string;
  readonly opens: number;
}

/** A named link's label, and the answer that was given by it in the week. */
export interface AnsweredLink {
  readonly label: string;
  readonly answer: Answer;
}

/** The most links in each list of a mail. */
const MAX_LINKS = 5;

/** The links that were opened on the given days, the most opened first, without deleted ones and ones without a label. */
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

/** The links that were answered since a moment, the latest first. */
export function answeredLinks(links: readonly SentLink[], since: number): AnsweredLink[] {
  return links
    .flatMap(({ label, answer }) =>
      answer && label !== '' && answer.answered_at >= since ? [{ label, ...answer }] : [],
    )
    .sort((a, b) => b.answered_at - a.answered_at)
    .slice(0, MAX_LINKS)
    .map(({ label, answer }) => ({ label, answer }));
}
