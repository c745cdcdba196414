// The log of sent links, `profiles/{uid}/private/sends`: the owner's notes on each named link, by the link's code. All
// notes are in one document, whose entries the rules limit. The notes on a link are kept when the link is deleted.
import { dayInIndia } from '../values/calendar-day.ts';
import { optionOf, own, readDay, readLine, readText } from '../values/read-value.ts';
import { asRecord } from '../values/record.ts';
import type { Answer, LinkAnswers } from './link-answer.ts';
import { isLinkCode } from './link-code.ts';
import { LINK_LIMITS, type NamedLink } from './named-link.ts';
import type { DayViews } from './views.ts';

/** How far a sent link has got, by its views and answers; the furthest state last. */
export const REACHED = ['sent', 'opened', 'played', 'answered'] as const;
/** The states of a sent link that the actor sets. */
export const STAGES = ['audition', 'callback', 'booked', 'closed'] as const;
export type Reached = (typeof REACHED)[number];
export type Stage = (typeof STAGES)[number];
export type SendState = Reached | Stage;

export interface Send {
  /** The recipient: the link's label. */
  readonly label: string;
  readonly project: string;
  readonly role: string;
  /** The day on which the link was sent, YYYY-MM-DD. */
  readonly sent_on: string;
  /** The progress of a deleted link; '' while the link exists. */
  readonly reached: Reached | '';
  readonly stage: Stage | '';
  /** The next date, YYYY-MM-DD; '' for none. */
  readonly next_on: string;
  readonly note: string;
}

export interface SendLog {
  /** The entries, by the links' codes. */
  readonly sends: Readonly<Record<string, Send>>;
  /** The earliest day that a reminder is due on; '' for none. */
  readonly remind_on: string;
}

export const EMPTY_LOG: SendLog = { sends: {}, remind_on: '' };

/** `npm run generate` writes the same limits into firestore.rules. */
export const SEND_LIMITS = {
  sends: 200,
  label: LINK_LIMITS.label,
  project: 80,
  role: 80,
  note: 500,
} as const;

export const isLogFull = ({ sends }: SendLog): boolean => Object.keys(sends).length >= SEND_LIMITS.sends;

function readSend(stored: unknown): Send {
  const fields = asRecord(stored);
  return {
    label: readLine(fields['label'], SEND_LIMITS.label),
    project: readLine(fields['project'], SEND_LIMITS.project),
    role: readLine(fields['role'], SEND_LIMITS.role),
    sent_on: readDay(fields['sent_on']),
    reached: optionOf(REACHED, fields['reached']),
    stage: optionOf(STAGES, fields['stage']),
    next_on: readDay(fields['next_on']),
    note: readText(fields['note'], SEND_LIMITS.note),
  };
}

/** Reads the log of a stored document. Never throws. */
export function readSendLog(stored: unknown): SendLog {
  const { sends, remind_on } = asRecord(stored);
  const entries = Object.entries(asRecord(sends)).filter(([code]) => isLinkCode(code));
  return {
    sends: Object.fromEntries(
      entries.slice(0, SEND_LIMITS.sends).map(([code, send]) => [code, readSend(send)]),
    ),
    remind_on: readDay(remind_on),
  };
}

/** The entry for a link on which the owner has made no notes. */
export const sendOfLink = ({ label, created_at }: Pick<NamedLink, 'label' | 'created_at'>): Send => ({
  label,
  project: '',
  role: '',
  sent_on: dayInIndia(created_at),
  reached: '',
  stage: '',
  next_on: '',
  note: '',
});

/** An entry of the log as it is shown. */
export interface SentRow {
  readonly code: string;
  readonly send: Send;
  /** Whether the link still exists. */
  readonly hasLink: boolean;
  readonly reached: Reached;
  readonly state: SendState;
  readonly answer: Answer | undefined;
  /** Whether the actor has to act: the next date has come, or a tape was asked for. */
  readonly waits: boolean;
}

interface SentParts {
  readonly links: readonly NamedLink[];
  readonly log: SendLog;
  readonly answers: LinkAnswers;
  /** The views of each link since it was made. */
  readonly views: DayViews['links'];
  readonly today: string;
}

function reachedBy(code: string, { reached }: Send, { answers, views }: SentParts): Reached {
  const { count = 0, actions = {} } = own(views, code) ?? {};
  const seen = own(answers, code) ? 'answered' : actions.video ? 'played' : count > 0 ? 'opened' : 'sent';
  return REACHED.filter((state) => state === seen || state === reached).at(-1) ?? 'sent';
}

function sentRow(code: string, link: NamedLink | undefined, send: Send, parts: SentParts): SentRow {
  const reached = reachedBy(code, send, parts);
  const state = send.stage || reached;
  const answer = own(parts.answers, code)?.answer;
  const isDue = send.next_on !== '' && send.next_on <= parts.today;
  const waits = state !== 'closed' && (isDue || (state === 'answered' && answer === 'send_tape'));
  return { code, send, hasLink: link !== undefined, reached, state, answer, waits };
}

/**
 * The group that a row is sorted by: 0 waits for the actor, 1 has a next date, 2 is the rest, 3 is closed or declined.
 */
function groupOf({ waits, state, answer, send }: SentRow): number {
  if (waits) return 0;
  if (state === 'closed' || (state === 'answered' && answer === 'not_this_time')) return 3;
  return send.next_on === '' ? 2 : 1;
}

/** Stands for a missing day; it sorts after every day. */
const NO_DAY = '~';

/** The rows of all links, and of deleted links with notes: sorted by group, those that wait for the actor first. */
export function sentRows(parts: SentParts): SentRow[] {
  const { links, log } = parts;
  const known = new Set(links.map(({ code }) => code));
  const rows = [
    ...links.map((link) => {
      const send = { ...(own(log.sends, link.code) ?? sendOfLink(link)), label: link.label };
      return sentRow(link.code, link, send, parts);
    }),
    ...Object.entries(log.sends)
      .filter(([code]) => !known.has(code))
      .map(([code, send]) => sentRow(code, undefined, send, parts)),
  ];
  const dayOf = (row: SentRow): string => (groupOf(row) < 2 && row.send.next_on) || NO_DAY;
  const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
  return rows.sort(
    (a, b) =>
      groupOf(a) - groupOf(b) ||
      compare(dayOf(a), dayOf(b)) ||
      compare(b.send.sent_on, a.send.sent_on) ||
      compare(a.code, b.code),
  );
}
