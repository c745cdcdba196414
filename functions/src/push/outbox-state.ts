// `push_outbox/{uid}`: the notifications that wait to be pushed to an owner, and when they are due. One push a
// half-hour: those that arrive in between, or in quiet hours, are collected into the next. Plain data and functions;
// push-notifications.ts reads and writes it.
import { createHash } from 'node:crypto';

export type PushKind = 'view' | 'link' | 'contact' | 'answer' | 'reminder' | 'moderation';

export interface PushItem {
  /** The id of the notification. */
  readonly id: string;
  readonly kind: PushKind;
  /** The viewer's name, or the label of the named link; `null` for neither. */
  readonly name: string | null;
  /** How many views the item stands for, by one viewer or several. */
  readonly viewers: number;
}

/** A message that is being sent. */
interface Sending {
  readonly items: readonly PushItem[];
  /** Devices that have not received the message; `null` before the first try, which sends it to all. */
  readonly devices: readonly string[] | null;
  /** Tries that have begun, including the current one. */
  readonly attempts: number;
}

export interface Outbox {
  readonly pending: readonly PushItem[];
  readonly sending: Sending | null;
  /** Milliseconds since 1970 of the next action; `null` for none. */
  readonly due_at: number | null;
  /** When the latest message was sent; 0 for never. */
  readonly sent_at: number;
  /** Marks of the latest notifications added: an event can arrive twice. */
  readonly seen: readonly string[];
}

export const EMPTY_OUTBOX: Outbox = { pending: [], sending: null, due_at: null, sent_at: 0, seen: [] };

const HALF_HOUR = 30 * 60 * 1000;

/** How long an instance may take for one message before another takes it over. Longer than all time-outs of a try. */
export const LEASE = 2 * 60 * 1000;

/** Pauses between tries: 1, 2, 4 … 32 minutes, an hour in all. */
const FIRST_WAIT = 60 * 1000;
const MAX_ATTEMPTS = 7;

/** The longest wait that a push service is granted: after it the news would be old. */
const LONGEST_WAIT = 6 * 60 * 60 * 1000;

/** The most pending items. One more joins the last item if that is of the same kind; else the oldest is dropped. */
const MAX_PENDING = 50;

/** The mark of a notification: its id may name a viewer, whose account may be deleted while the outbox stays. */
const markOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

/** Adds an item, which is due at once, or when the half-hour after the latest message is over. */
export function withItem(outbox: Outbox, item: PushItem, now: number): Outbox {
  const mark = markOf(item.id);
  if (outbox.seen.includes(mark)) return outbox;
  const last = outbox.pending.at(-1);
  const pending =
    last && outbox.pending.length >= MAX_PENDING && last.kind === item.kind
      ? [...outbox.pending.slice(0, -1), { ...last, viewers: last.viewers + item.viewers }]
      : [...outbox.pending, item].slice(-MAX_PENDING);
  return {
    ...outbox,
    pending,
    seen: [...outbox.seen, mark].slice(-MAX_PENDING),
    due_at: outbox.due_at ?? Math.max(now, outbox.sent_at + HALF_HOUR),
  };
}

/** The owner's choices at the moment of sending. */
interface Allowed {
  readonly wants: (kind: PushKind) => boolean;
  /** The end of the current quiet hours; `null` outside of them. */
  readonly quietUntil: number | null;
}

export interface Lease {
  readonly outbox: Outbox;
  /** The message to send now, if there is one. */
  readonly sending: Sending | null;
}

/**
 * Claims the message that is due: until the lease ends no other instance sends it. Kinds that are switched off are
 * dropped. In quiet hours, the message is postponed to their end.
 */
export function leased(outbox: Outbox, { wants, quietUntil }: Allowed, now: number): Lease {
  if (outbox.due_at === null || outbox.due_at > now) return { outbox, sending: null };
  if (quietUntil !== null) {
    // When the clock is put back, an hour comes twice: the end of the quiet hours may already be past.
    return { outbox: { ...outbox, due_at: Math.max(quietUntil, now + FIRST_WAIT) }, sending: null };
  }
  const source = outbox.sending ?? { items: outbox.pending, devices: null, attempts: 0 };
  const items = source.items.filter(({ kind }) => wants(kind));
  const pending = outbox.sending ? outbox.pending : [];
  if (items.length === 0 || source.attempts >= MAX_ATTEMPTS) {
    return { outbox: settled({ ...outbox, pending, sending: null }), sending: null };
  }
  const sending = { ...source, items, attempts: source.attempts + 1 };
  return { outbox: { ...outbox, pending, sending, due_at: now + LEASE }, sending };
}

/** The outbox once no message is in flight: pending items are due half an hour after the latest message. */
function settled(outbox: Outbox): Outbox {
  return { ...outbox, due_at: outbox.pending.length === 0 ? null : outbox.sent_at + HALF_HOUR };
}

export interface SendResult {
  readonly delivered: boolean;
  /** Devices for which the message is to be tried again. */
  readonly retry: readonly string[];
  /** The longest wait that a push service asked for, in milliseconds. */
  readonly after: number;
}

/**
 * The outbox after a try. A message is finished if no device is to be tried again, or after too many tries. The try
 * changes nothing if another instance has claimed the message since.
 */
export function afterAttempt(outbox: Outbox, attempt: number, result: SendResult, now: number): Outbox {
  const { sending } = outbox;
  if (sending?.attempts !== attempt) return outbox;
  const sent_at = result.delivered ? now : outbox.sent_at;
  if (result.retry.length === 0 || sending.attempts >= MAX_ATTEMPTS) {
    return settled({ ...outbox, sending: null, sent_at });
  }
  const wait = Math.max(FIRST_WAIT * 2 ** (sending.attempts - 1), Math.min(result.after, LONGEST_WAIT));
  return { ...outbox, sending: { ...sending, devices: result.retry }, sent_at, due_at: now + wait };
}
