// Records views of a busy profile: each viewer leaves a document of its own, and the count goes to this instance's shard.
// Nothing that instances read is written by another, and each document is written about once a second and instance.
import { FieldValue, Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { shardId } from '@marquee/domain/views';
import { hourOf, readTally } from './tally.ts';
import {
  addToSharedNotification,
  blockedBy,
  blockListDocument,
  dayDocument,
  readAll,
} from './view-documents.ts';
import type { ViewBatch, ViewOutcome } from './view.ts';

/**
 * Milliseconds. A viewer's document is read within its half-hour; Firestore's time-to-live policy on `expires_at` deletes
 * it.
 */
const VIEWER_LIFETIME = 2 * 60 * 60 * 1000;

export async function recordBusyViews(
  firestore: Firestore,
  transaction: Transaction,
  batch: ViewBatch,
  shard: number,
): Promise<readonly ViewOutcome[]> {
  const { profileId, slot, now, views, wantsNotifications } = batch;
  const day = dayDocument(firestore, batch);
  const documents = new Map(
    views.map(({ viewerKey }) => [viewerKey, day.collection('viewers').doc(`${viewerKey}_${String(slot)}`)]),
  );
  const read = await readAll(transaction, [
    day,
    ...documents.values(),
    ...blockListDocument(firestore, batch),
  ]);
  const today = read(day);
  if (!today?.exists) return views.map(() => 'missing');
  const isBlocked = blockedBy(read(firestore.collection('settings').doc(profileId)));
  const counted = new Set(readTally(today).seen.get(String(slot)));
  let viewers = 0;
  const outcomes = views.map((view): ViewOutcome => {
    if (isBlocked(view)) return 'blocked';
    const document = documents.get(view.viewerKey);
    if (counted.has(view.viewerKey) || !document || read(document)?.exists === true) return 'repeated';
    counted.add(view.viewerKey);
    viewers += 1;
    transaction.create(document, { expires_at: Timestamp.fromMillis(now + VIEWER_LIFETIME) });
    return 'recorded';
  });
  if (viewers === 0) return outcomes;
  transaction.set(
    day.parent.doc(shardId(day.id, shard)),
    { count: FieldValue.increment(viewers) },
    { merge: true },
  );
  if (wantsNotifications) addToSharedNotification(firestore, transaction, batch, hourOf(now), viewers);
  return outcomes;
}
