// Sends the weekly summaries that are due, page by page. An owner's mail and the date of the next one are written in
// one transaction, and the mail's id contains the week: wherever a run is killed, every owner gets one mail a week.
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  messageLanguage,
  readNotificationChoices,
  type NotificationChoices,
} from '@marquee/domain/accounts/notification-choices';
import { mondayOf, nextSummaryAt } from '@marquee/domain/accounts/time-zone';
import { HOUR } from '@marquee/domain/values/time';
import { logFailure } from '../runtime/log.ts';
import { newMail, recipientOf } from '../mail/mail-document.ts';
import { composeSummary } from './compose-summary.ts';
import { dueSummaries, scheduleReference, type DueSummary } from './summary-schedule.ts';
import { loadFacts } from './summary-facts.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

export interface SummaryBackends {
  readonly firestore: Firestore;
  readonly auth: Pick<Auth, 'getUsers'>;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly unsubscribeSecret: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** How many owners are queried at a time: Auth returns at most 100 accounts per request. */
const PAGE = 100;

/** Owners processed concurrently. */
const CONCURRENCY = 20;

/** Milliseconds until a summary that failed is tried again, so that it does not block those of other owners. */
const RETRY_AFTER = HOUR;

export type SummaryOutcome =
  | 'sent'
  | 'sent before'
  | 'nothing to say'
  | 'no address'
  | 'not wanted'
  | 'failed';

function summaryMail(
  { origin, unsubscribeSecret }: SummaryBackends,
  { uid, to, facts, choices, now }: Letter,
) {
  const language = messageLanguage(choices.language);
  const unsubscribe = unsubscribeLink(origin, uid, language, unsubscribeSecret);
  const message = composeSummary(facts, language, { origin, unsubscribe });
  return newMail({ to, message, unsubscribe, uid, kind: 'summary' }, now);
}

interface Letter {
  readonly uid: string;
  readonly to: string;
  readonly facts: NonNullable<Awaited<ReturnType<typeof loadFacts>>>;
  readonly choices: NotificationChoices;
  readonly now: number;
}

async function sendSummary(
  backends: SummaryBackends,
  { uid, due }: DueSummary,
  user: UserRecord | undefined,
): Promise<SummaryOutcome> {
  const { firestore, clock } = backends;
  const settings = firestore.collection('settings').doc(uid);
  const schedule = scheduleReference(firestore, uid);
  const now = clock();
  const choices = readNotificationChoices((await settings.get()).data());
  const facts = choices.mail_summary ? await loadFacts(firestore, uid, now) : undefined;
  const to = recipientOf(user);
  const mail =
    to !== undefined && facts && facts.views > 0
      ? summaryMail(backends, { uid, to, facts, choices, now })
      : undefined;
  return firestore.runTransaction(async (transaction): Promise<SummaryOutcome> => {
    const reference = firestore.collection('mail').doc(`summary_${uid}_${mondayOf(due, choices.time_zone)}`);
    const [waiting, current, sent] = await transaction.getAll(schedule, settings, reference);
    const next: unknown = waiting?.get('next_at');
    // Another run has handled this summary, or a change of settings has moved it.
    if (!(next instanceof Timestamp) || next.toMillis() !== due) return 'sent before';
    const { mail_summary, time_zone } = readNotificationChoices(current?.data());
    if (!mail_summary) {
      transaction.delete(schedule);
      return 'not wanted';
    }
    transaction.set(schedule, { next_at: Timestamp.fromMillis(nextSummaryAt(now, time_zone)), time_zone });
    if (!mail) return to === undefined ? 'no address' : 'nothing to say';
    if (sent?.exists === true) return 'sent before';
    transaction.create(reference, mail);
    return 'sent';
  });
}

/** Postpones a summary that failed, unless it was committed before the failure: then the next one is due in a week. */
async function postpone({ firestore, clock }: SummaryBackends, { uid, due }: DueSummary): Promise<void> {
  const schedule = scheduleReference(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    const next: unknown = (await transaction.get(schedule)).get('next_at');
    if (!(next instanceof Timestamp) || next.toMillis() !== due) return;
    transaction.update(schedule, { next_at: Timestamp.fromMillis(clock() + RETRY_AFTER) });
  });
}

async function sendOrPostpone(
  backends: SummaryBackends,
  summary: DueSummary,
  user: UserRecord | undefined,
): Promise<SummaryOutcome> {
  try {
    return await sendSummary(backends, summary, user);
  } catch (error) {
    logFailure('summary not sent', error);
    await postpone(backends, summary).catch((failure: unknown) =>
      logFailure('summary not postponed', failure),
    );
    return 'failed';
  }
}

export type SummaryCounts = Readonly<Partial<Record<SummaryOutcome, number>>>;

/** Sends summaries until none is due or the deadline has passed; the next run continues. Returns the outcomes' counts. */
export async function sendDueSummaries(backends: SummaryBackends, deadline: number): Promise<SummaryCounts> {
  const { firestore, auth, clock } = backends;
  const counts: Partial<Record<SummaryOutcome, number>> = {};
  const failed = new Set<string>();
  while (clock() < deadline) {
    const due = await dueSummaries(firestore, clock(), PAGE);
    // An owner whose postponement failed too would be due again at once.
    const queue = due.filter(({ uid }) => !failed.has(uid));
    if (queue.length === 0) break;
    const { users } = await auth.getUsers(queue.map(({ uid }) => ({ uid })));
    const byId = new Map(users.map((user) => [user.uid, user]));
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next && clock() < deadline; next = queue.shift()) {
        const outcome = await sendOrPostpone(backends, next, byId.get(next.uid));
        counts[outcome] = (counts[outcome] ?? 0) + 1;
        if (outcome === 'failed') failed.add(next.uid);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  }
  return counts;
}
