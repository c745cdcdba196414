// Records views of a busy profile: each viewer leaves a document of its own, and the counts go to this instance's shard.
// Nothing that instances read is written by another, and each document is written about once a second and instance.
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { viewDay } from '@marquee/domain/notifications/notification';
import { shardId, type DayViews } from '@marquee/domain/views/views';
import {
  actionBits,
  countActions,
  countOpen,
  increments,
  newActions,
  storedCounts,
  sumOf,
} from './count-views.ts';
import { wantsNotification } from './decide-views.ts';
import { hourOf, readTally } from './tally.ts';
import {
  blockedBy,
  blockListDocument,
  notifyTogether,
  readAll,
  readViewer,
  viewerDocument,
  viewerDocuments,
  weekDocument,
} from './view-documents.ts';
import type { View, ViewBatch, ViewOutcome } from './view.ts';

/**
 * Milliseconds. A viewer's document is read within its half-hour and the next; Firestore's time-to-live policy on
 * `expires_at` deletes it.
 */
const VIEWER_LIFETIME = 2 * 60 * 60 * 1000;

export async function recordBusyViews(
  firestore: Firestore,
  transaction: Transaction,
  batch: ViewBatch,
  shard: number,
): Promise<readonly ViewOutcome[]> {
  const { profileId, slot, now, views } = batch;
  const week = weekDocument(firestore, batch);
  const read = await readAll(transaction, [
    week,
    ...views.flatMap((view) => viewerDocuments(week, slot, view)),
    ...blockListDocument(firestore, batch),
  ]);
  const stored = read(week);
  if (!stored?.exists) return views.map(() => 'missing');
  const isBlocked = blockedBy(read(firestore.collection('settings').doc(profileId)));
  const { seen, acted } = readTally(stored);
  const day = viewDay(now);
  const counts: DayViews[] = [];
  const toNotify: View[] = [];
  /** The bits of viewers' actions, by the id of their documents, that have to be stored. */
  const changed = new Map<string, number>();

  /** The bits of a viewer's actions; `undefined` of one who is not counted. */
  const known = (key: string, inSlot: number): number | undefined => {
    const document = viewerDocument(week, inSlot, key);
    const bits = changed.get(document.id) ?? readViewer(read(document));
    const isSeen = bits !== undefined || seen.get(String(inSlot))?.includes(key) === true;
    return isSeen ? (bits ?? 0) | (acted.get(String(inSlot))?.[key] ?? 0) : undefined;
  };
  const recordOpen = (view: View): ViewOutcome => {
    if (known(view.viewerKey, slot) !== undefined) return 'repeated';
    changed.set(viewerDocument(week, slot, view.viewerKey).id, 0);
    counts.push(countOpen(day, view, batch));
    if (wantsNotification(view, batch)) toNotify.push(view);
    return 'recorded';
  };
  const recordActions = (view: View): ViewOutcome => {
    const { viewerKey, earlierKey = viewerKey, actions = [] } = view;
    const inSlot = known(viewerKey, slot) === undefined ? slot - 1 : slot;
    const key = inSlot === slot ? viewerKey : earlierKey;
    const before = known(key, inSlot);
    if (before === undefined) return 'unopened';
    const bits = actionBits(actions);
    const fresh = newActions(bits, before);
    if (fresh.length === 0) return 'repeated';
    changed.set(viewerDocument(week, inSlot, key).id, before | bits);
    counts.push(countActions(day, view, fresh, batch));
    return 'recorded';
  };
  const outcomes = views.map((view): ViewOutcome => {
    if (isBlocked(view)) return 'blocked';
    return view.actions ? recordActions(view) : recordOpen(view);
  });

  const expires_at = Timestamp.fromMillis(now + VIEWER_LIFETIME);
  for (const [id, bits] of changed) {
    transaction.set(week.collection('viewers').doc(id), {
      expires_at,
      ...(bits === 0 ? {} : { acted: bits }),
    });
  }
  if (counts.length > 0) {
    transaction.set(
      week.parent.doc(shardId(week.id, shard)),
      // The next nightly sweep adds it to the week (sweep/sweep-views.ts).
      {
        days: { [day]: increments(storedCounts(sumOf(day, counts))) },
        folds_at: Timestamp.fromMillis(Date.parse(day)),
      },
      { merge: true },
    );
  }
  notifyTogether(firestore, transaction, batch, hourOf(now), toNotify);
  return outcomes;
}
