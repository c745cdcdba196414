// Sends the documents of `mail`. Each try claims its document first: it moves `due_at` to the next try, so that no
// other instance sends the same mail. After the server has accepted the mail, `due_at` is removed. Only an instance
// that dies in between causes a second copy, with the same Message-ID.
import { FieldValue, Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { DAY, MINUTE } from '@marquee/domain/values/time';
import { countIn } from '../requests/rate-limits.ts';
import { logFailure, logInfo, logProblem } from '../runtime/log.ts';
import { MESSAGE_KINDS, readMail, type NewMail } from './mail-document.ts';
import { mailFailure, type MailFailure, type SendMail } from './smtp.ts';

export interface MailBackends {
  readonly firestore: Firestore;
  readonly send: SendMail;
  /** The most mails that all instances together send in a minute. */
  readonly perMinute: number;
  /** The same for a day (UTC). */
  readonly perDay: number;
  /** Called for a mail that is given up: its address was refused, or it was tried for five days. */
  readonly onLost: (id: string, mail: NewMail, answer: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** `waiting`: a try failed, and another follows later. `full`: as many mails were sent as the minute or day allows. */
export type MailOutcome = 'sent' | 'waiting' | 'failed' | 'not due' | 'full';

/** Milliseconds that an instance has for one try (TIMEOUTS in smtp.ts are shorter), and until the second try. */
export const LEASE = 2 * MINUTE;
const LONGEST_WAIT = 6 * 60 * MINUTE;

/** Milliseconds from a try to the next: 2, 4, 8 … minutes, at most six hours. */
const waitAfter = (attempts: number): number => Math.min(LEASE * 2 ** (attempts - 1), LONGEST_WAIT);

/** The share of a minute's or day's mails that summaries may take; the rest is for mails that somebody waits for. */
const SUMMARY_SHARE = 0.8;

interface Claimed {
  readonly mail: NewMail;
  readonly attempts: number;
}

/** A mail that is not going to be sent, and why: it is malformed, or the last answer of the server. */
interface Ended {
  readonly because: 'malformed' | 'expired';
  readonly mail: NewMail | undefined;
  readonly answer: string;
}

const isBefore = (value: unknown, now: number): boolean =>
  value instanceof Timestamp && value.toMillis() <= now;

/** The fields of a mail's last state: a mail without `due_at` is not tried again. */
const ending = (state: 'sent' | 'failed', attempts: number, now: number, answer = '') => ({
  due_at: FieldValue.delete(),
  delivery: { state, attempts, at: Timestamp.fromMillis(now), answer },
});

/** Reserves the mail, and one of the mails allowed in this minute and on this day, for one try. */
async function lease(
  { firestore, perMinute, perDay, clock }: MailBackends,
  reference: DocumentReference,
): Promise<Claimed | Ended | 'not due' | 'full' | 'day full'> {
  return firestore.runTransaction(async (transaction) => {
    const now = clock();
    const limits = firestore.collection('call_limits');
    const minute = limits.doc(`mail_${String(Math.floor(now / MINUTE))}`);
    const day = limits.doc(`mail_day_${String(Math.floor(now / DAY))}`);
    const [stored, inMinute, inDay] = await transaction.getAll(reference, minute, day);
    if (!isBefore(stored?.get('due_at'), now)) return 'not due';
    const answer: unknown = stored?.get('delivery.answer');
    const attempts = countIn(stored, 'delivery', 'attempts');
    const mail = readMail(stored?.data());
    if (!mail || isBefore(stored?.get('expires_at'), now)) {
      const because = mail ? 'expired' : 'malformed';
      const last = typeof answer === 'string' ? answer : because;
      transaction.update(reference, ending('failed', attempts, now, last));
      return { because, mail, answer: last };
    }
    const share = mail.kind === 'summary' ? SUMMARY_SHARE : 1;
    if (countIn(inDay, 'count') >= perDay * share) return 'day full';
    if (countIn(inMinute, 'count') >= perMinute * share) return 'full';
    for (const [counter, counted, expires] of [
      [minute, inMinute, now + 60 * MINUTE],
      [day, inDay, now + 2 * DAY],
    ] as const)
      transaction.set(counter, {
        count: countIn(counted, 'count') + 1,
        expires_at: Timestamp.fromMillis(expires),
      });
    transaction.update(reference, {
      due_at: Timestamp.fromMillis(now + waitAfter(attempts + 1)),
      'delivery.state': 'sending',
      'delivery.attempts': attempts + 1,
    });
    return { mail, attempts: attempts + 1 };
  });
}

/** Stores the result of a try. A failure is ignored if another instance has claimed the mail since. */
async function settle(
  { firestore, clock }: MailBackends,
  reference: DocumentReference,
  attempts: number,
  failure?: MailFailure,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    // The account that the mail belongs to may have been deleted meanwhile, and the mail with it.
    if (!stored.exists) return;
    const now = clock();
    if (!failure) {
      transaction.update(reference, ending('sent', attempts, now));
      return;
    }
    if (stored.get('delivery.attempts') !== attempts || stored.get('due_at') === undefined) return;
    const { isFinal, answer } = failure;
    const waiting = { state: 'waiting', attempts, at: Timestamp.fromMillis(now), answer };
    transaction.update(reference, isFinal ? ending('failed', attempts, now, answer) : { delivery: waiting });
  });
}

/** Sends one mail if it is due and minute and day have room. */
export async function deliverMail(backends: MailBackends, id: string): Promise<MailOutcome> {
  const { firestore, send, onLost } = backends;
  const reference = firestore.collection('mail').doc(id);
  const leased = await lease(backends, reference);
  if (leased === 'day full') {
    logProblem('mails of the day reached');
    return 'full';
  }
  if (leased === 'not due' || leased === 'full') return leased;
  if ('because' in leased) {
    logProblem('mail not sent', { code: leased.because });
    if (leased.mail) await onLost(id, leased.mail, leased.answer);
    return 'failed';
  }
  const { mail, attempts } = leased;
  try {
    await send(id, mail);
  } catch (error) {
    const failure = mailFailure(error);
    // The server's answer may quote an address, so it is stored in the document and not logged.
    const fields = { code: failure.code, attempts, kind: mail.kind };
    if (failure.isFinal) {
      // A visitor's address, which nobody has confirmed, may well be wrong: no alert is raised.
      if (mail.kind === 'confirmation') logInfo('confirmation refused', fields);
      else logProblem('mail not sent', fields);
      await onLost(id, mail, failure.answer);
    } else {
      // The operator is told at the first refusal: nobody's mail is accepted until it is mended.
      if (failure.isOurs) logProblem('mail refused', fields);
      logInfo('mail postponed', fields);
    }
    await settle(backends, reference, attempts, failure);
    return failure.isFinal ? 'failed' : 'waiting';
  }
  await settle(backends, reference, attempts);
  return 'sent';
}

/** How many mails are queried at a time and sent in parallel. */
const PAGE = 20;

/**
 * Sends the mails that are due, the longest waiting first, until the minute is full or the deadline has passed. Messages
 * come before what may be thousands of summaries.
 */
export async function deliverDueMails(
  backends: MailBackends,
  deadline: number,
): Promise<Readonly<Partial<Record<MailOutcome, number>>>> {
  const { firestore, clock } = backends;
  const mails = firestore.collection('mail');
  const counts: Partial<Record<MailOutcome, number>> = {};
  for (const chosen of [mails.where('kind', 'in', MESSAGE_KINDS), mails]) {
    while (clock() < deadline) {
      const { docs } = await chosen
        .where('due_at', '<=', Timestamp.fromMillis(clock()))
        .orderBy('due_at')
        .limit(PAGE)
        .select()
        .get();
      const outcomes = await Promise.all(
        docs.map(({ id }) =>
          // The other mails are still sent; this one is due again at once, or when its lease ends.
          deliverMail(backends, id).catch((error: unknown): MailOutcome => {
            logFailure('mail not sent', error);
            return 'not due';
          }),
        ),
      );
      for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
      if (!outcomes.every((outcome) => outcome === 'not due' || outcome === 'full')) continue;
      if (outcomes.includes('full')) return counts;
      break;
    }
  }
  return counts;
}
