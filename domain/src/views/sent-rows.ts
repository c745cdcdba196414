// How far named links have got, and the order in which their owner sees them.
import { own } from '../values/read-value.ts';
import type { SentLink, Stage } from './named-link.ts';
import type { DayViews } from './views.ts';

/** How far a sent link has got, by its views and its answer; the furthest state last. */
export const REACHED = ['sent', 'opened', 'played', 'answered'] as const;
export type Reached = (typeof REACHED)[number];
export type SendState = Reached | Stage;

/** A sent link as it is shown. */
export interface SentRow {
  readonly link: SentLink;
  readonly reached: Reached;
  readonly state: SendState;
  /** Whether the actor has to act: the next date has come, or a tape was asked for. */
  readonly waits: boolean;
}

/** `views` are those of each link since it was made. */
function sentRow(link: SentLink, views: DayViews['links'], today: string): SentRow {
  const { count = 0, actions = {} } = own(views, link.code) ?? {};
  const reached = link.answer ? 'answered' : actions.video ? 'played' : count > 0 ? 'opened' : 'sent';
  const state = link.stage || reached;
  const isDue = link.next_on !== '' && link.next_on <= today;
  const isAsked = state === 'answered' && link.answer?.answer === 'send_tape';
  return { link, reached, state, waits: state !== 'closed' && (isDue || isAsked) };
}

/**
 * The group that a row is sorted by: 0 waits for the actor, 1 has a next date, 2 is the rest, 3 is closed or declined.
 */
function groupOf({ waits, state, link }: SentRow): number {
  if (waits) return 0;
  if (state === 'closed' || (state === 'answered' && link.answer?.answer === 'not_this_time')) return 3;
  return link.next_on === '' ? 2 : 1;
}

/** Stands for a missing day; it sorts after every day. */
const NO_DAY = '~';

/** The rows of all links, those that wait for the actor first. Links come the newest first, and stay so in a group. */
export function sentRows(links: readonly SentLink[], views: DayViews['links'], today: string): SentRow[] {
  const dayOf = (row: SentRow): string => (groupOf(row) < 2 && row.link.next_on) || NO_DAY;
  const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
  return links
    .map((link) => sentRow(link, views, today))
    .sort((a, b) => groupOf(a) - groupOf(b) || compare(dayOf(a), dayOf(b)));
}
