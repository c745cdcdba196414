// `summary_schedules/{uid}`: when an owner's next weekly summary is due. The document exists only while the summary is
// switched on, so that due summaries are one query and an interrupted run continues. Each hour's run finds the settings
// that were changed since the one before.
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { readNotificationChoices } from '@marquee/domain/accounts/notification-choices';
import { nextSummaryAt } from '@marquee/domain/accounts/time-zone';

const COLLECTION = 'summary_schedules';

export const scheduleReference = (database: Firestore, uid: string): DocumentReference =>
  database.collection(COLLECTION).doc(uid);

/** When the summary is due by settings that were changed at `changed`. */
const scheduled = (changed: number, time_zone: string) => ({
  next_at: Timestamp.fromMillis(nextSummaryAt(changed, time_zone)),
  time_zone,
});

/** Updates an owner's schedule to the stored settings; one that is right already stays, due or not. */
async function syncSchedule(database: Firestore, uid: string): Promise<void> {
  const schedule = scheduleReference(database, uid);
  await database.runTransaction(async (transaction) => {
    const [before, settings] = await transaction.getAll(schedule, database.collection('settings').doc(uid));
    const { mail_summary, time_zone } = readNotificationChoices(settings?.data());
    if (!mail_summary) {
      if (before?.exists === true) transaction.delete(schedule);
      return;
    }
    if (before?.get('time_zone') === time_zone) return;
    const changed: unknown = settings?.get('updated_at');
    if (changed instanceof Timestamp) transaction.set(schedule, scheduled(changed.toMillis(), time_zone));
  });
}

/** How many changed settings are read, and processed, at a time. */
const PAGE = 50;

/** Milliseconds of changes before the last seen one that are read again: they may have been committed later. */
const OVERLAP = 60_000;

/** Updates the schedules of all settings that were changed since the last call, as the time of each change. */
export async function syncSchedules(database: Firestore): Promise<void> {
  const cursor = database.doc('sweeps/settings');
  const seen: unknown = (await cursor.get()).get('changed');
  const since = seen instanceof Timestamp ? seen.toMillis() - OVERLAP : 0;
  const changes = database
    .collection('settings')
    .where('updated_at', '>=', Timestamp.fromMillis(since))
    .orderBy('updated_at')
    .select('updated_at')
    .limit(PAGE);
  for (let page = changes; ;) {
    const { docs } = await page.get();
    await Promise.all(docs.map(({ id }) => syncSchedule(database, id)));
    const last = docs.at(-1);
    if (last === undefined) return;
    await cursor.set({ changed: last.get('updated_at') as unknown });
    if (docs.length < PAGE) return;
    page = changes.startAfter(last);
  }
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
