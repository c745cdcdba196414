// Records views of a profile that has few: the day's document holds count and keys, so that a view costs one read and,
// with its notification, two writes.
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { profileViewId } from '@marquee/domain/notification';
import { decideViews } from './decide-views.ts';
import { BUSY_FROM, readTally, withViewers } from './tally.ts';
import {
  addToSharedNotification,
  blockedBy,
  blockListDocument,
  dayDocument,
  notificationDocument,
  notificationsOf,
  readAll,
  unnamedKey,
} from './view-documents.ts';
import { shownViewer, viewNotification } from './view-notification.ts';
import type { View, ViewBatch, ViewOutcome } from './view.ts';

/** The profile has turned out to be busy, which is known only once its day has been read. */
export class TurnedBusy extends Error {}

/**
 * Named viewers may have written the notification themselves when the function could not be reached. That is so rare that
 * it is found out by the failing transaction, which is then run again with `readsNotifications`.
 * @throws TurnedBusy
 */
export async function recordQuietViews(
  firestore: Firestore,
  transaction: Transaction,
  batch: ViewBatch,
  { readsNotifications }: { readonly readsNotifications: boolean },
): Promise<readonly ViewOutcome[]> {
  const { profileId, slot, views } = batch;
  const profiles = firestore.collection('profiles');
  const settings = firestore.collection('settings');
  const day = dayDocument(firestore, batch);
  const existing = (view: View) => (readsNotifications ? notificationsOf(firestore, view) : []);
  const read = await readAll(transaction, [
    day,
    ...views.flatMap(({ viewer }) => (viewer ? [profiles.doc(viewer.uid), settings.doc(viewer.uid)] : [])),
    ...blockListDocument(firestore, batch),
    ...views.flatMap(existing),
  ]);
  const today = read(day);
  const missing = (): ViewOutcome[] => views.map(() => 'missing');
  if (!today) return missing();
  // Without a day's document the account may have been deleted since it was cached: nothing may be written for it.
  if (!today.exists && !batch.isFresh && !(await transaction.get(profiles.doc(profileId))).exists) {
    return missing();
  }
  const tally = readTally(today);
  if ((tally.seen.get(String(slot)) ?? []).length >= BUSY_FROM) throw new TurnedBusy();

  const { outcomes, newKeys, notify, more, hour, notified } = decideViews(batch, {
    tally,
    isBlocked: blockedBy(read(settings.doc(profileId))),
    isNotified: (view) => existing(view).some((reference) => read(reference)?.exists === true),
  });
  if (newKeys.length === 0) return outcomes;
  for (const { viewer, viewerKey, now } of notify) {
    const shown = shownViewer(
      viewer,
      viewer && read(profiles.doc(viewer.uid)),
      viewer && read(settings.doc(viewer.uid)),
    );
    // A viewer who is not named is not named by the id either.
    const id = profileViewId(profileId, shown.id ?? unnamedKey(viewerKey), now);
    transaction.create(notificationDocument(firestore, id), viewNotification(profileId, shown));
  }
  transaction.set(day, withViewers(tally, slot, newKeys, { hour, notified }));
  if (more > 0) addToSharedNotification(firestore, transaction, batch, hour, more);
  return outcomes;
}
