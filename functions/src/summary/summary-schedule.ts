// `summary_schedules/{uid}`: when an owner's next weekly summary is due. The document exists only while the summary is
// switched on, so that due summaries are one query and an interrupted run continues.
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { readNotificationChoices } from '@marquee/domain/accounts/notification-choices';
import { nextSummaryAt } from '@marquee/domain/accounts/time-zone';

const COLLECTION = 'summary_schedules';

export const scheduleReference = (database: Firestore, uid: string): DocumentReference =>
  database.collection(COLLECTION).doc(uid);

/** Whether two versions of a settings document mean the same schedule. */
export function meansSameSchedule(before: unknown, after: unknown): boolean {
  const [one, other] = [readNotificationChoices(before), readNotificationChoices(after)];
  return one.mail_summary === other.mail_summary && one.time_zone === other.time_zone;
}

/** Updates the schedule to the stored settings, because events can arrive late and out of order. */
export async function syncSchedule(database: Firestore, uid: string, now: number): Promise<void> {
  const schedule = scheduleReference(database, uid);
  const settings = database.collection('settings').doc(uid);
  await database.runTransaction(async (transaction) => {
    const { mail_summary, time_zone } = readNotificationChoices((await transaction.get(settings)).data());
    if (mail_summary) {
      transaction.set(schedule, { next_at: Timestamp.fromMillis(nextSummaryAt(now, time_zone)) });
    } else transaction.delete(schedule);
  });
}

export interface DueSummary {
  readonly uid: string;
  /** Milliseconds since 1970 at which the summary is due: on Monday at 9:00, or later after a failure. */
  readonly due: number;
}

/** A page of owners whose summary is due, the longest waiting first. */
export async function dueSummaries(database: Firestore, now: number, limit: number): Promise<DueSummary[]> {
  const { docs } = await database
    .collection(COLLECTION)
    .where('next_at', '<=', Timestamp.fromMillis(now))
    .orderBy('next_at')
    .limit(limit)
    .get();
  return docs.flatMap((document) => {
    const next: unknown = document.get('next_at');
    return next instanceof Timestamp ? [{ uid: document.id, due: next.toMillis() }] : [];
  });
}
