// Records a batch of views in a transaction. The week's document tells whether the profile is quiet or busy in the
// half-hour. An open of a quiet profile costs one read and, with its notification, two writes; actions cost one read and
// one write. On a busy profile each viewer has a document, and the counts go to the instance's shard: no instance writes
// what another reads, and each document is written about once a second and instance.
import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { profileViewId } from '@marquee/domain/notifications/notification';
import { NAME_FIELDS } from '@marquee/domain/profile/profile';
import { shardId } from '@marquee/domain/views/views';
import { SHOWN_FIELDS } from '../links/find-link.ts';
import { increments, storedCounts } from './count-views.ts';
import { countViews, notifyOfOpens, wantsNotification, type CountedViews } from './decide-views.ts';
import {
  isBusyIn,
  mergeViewers,
  notifiedInHour,
  readWeek,
  weekFields,
  type StoredWeek,
} from './stored-week.ts';
import {
  blockedBy,
  blockListDocument,
  notificationDocument,
  notifyTogether,
  readAll,
  readViewers,
  unnamedKey,
  viewerDocument,
  weekDocument,
} from './view-documents.ts';
import { shownViewer, viewNotification } from './view-notification.ts';
import type { Open, ViewBatch, ViewOutcome } from './view.ts';

/**
 * Milliseconds until a viewer's document expires: it is read within its half-hour and the next, and Firestore's
 * time-to-live policy on `expires_at` deletes it.
 */
const VIEWER_LIFETIME = 2 * 60 * 60 * 1000;

interface Recording {
  readonly firestore: Firestore;
  readonly transaction: Transaction;
  readonly batch: ViewBatch;
  readonly week: DocumentReference;
  readonly stored: StoredWeek;
  readonly result: CountedViews;
}

/** Stores each viewer in a document and the counts in a shard, and notifies the owner of all opens together. */
function storeBusy({ firestore, transaction, batch, week, stored, result }: Recording, shard: number): void {
  const { counts, opens, viewers } = result;
  const expires_at = Timestamp.fromMillis(batch.now + VIEWER_LIFETIME);
  for (const [slot, bits] of viewers) {
    for (const [key, actions] of bits) {
      const fields = actions === 0 ? { expires_at } : { expires_at, acted: actions };
      transaction.set(viewerDocument(week, slot, key), fields);
    }
  }
  transaction.set(
    week.parent.doc(shardId(week.id, shard)),
    // The next nightly sweep adds the shard to its week (sweep/sweep-views.ts).
    {
      days: { [counts.day]: increments(storedCounts(counts)) },
      folds_at: Timestamp.fromMillis(Date.parse(counts.day)),
    },
    { merge: true },
  );
  const toNotify = opens.filter((open) => wantsNotification(open, batch));
  notifyTogether(firestore, transaction, batch, notifiedInHour(stored, batch.now).hour, toNotify);
}

/** Stores viewers and counts in the week's document, and notifies the owner of each open up to the hour's cap. */
async function storeQuiet(
  { firestore, transaction, batch, week, stored, result }: Recording,
  readsNotifications: boolean,
): Promise<void> {
  const { profileId, links } = batch;
  const { counts, opens, viewers } = result;
  const profiles = firestore.collection('profiles');
  const settings = firestore.collection('settings');
  const uids = opens.flatMap(({ viewer }) => viewer?.uid ?? []);
  /** The notification that the viewer may have written; that a function wrote one is known from the week's viewers. */
  const viewersNotification = ({ viewer, now }: Open): DocumentReference[] =>
    viewer && readsNotifications
      ? [notificationDocument(firestore, profileViewId(profileId, viewer.uid, now))]
      : [];
  const [read, readProfile] = await Promise.all([
    readAll(transaction, [...uids.map((uid) => settings.doc(uid)), ...opens.flatMap(viewersNotification)]),
    readAll(
      transaction,
      uids.map((uid) => profiles.doc(uid)),
      [...SHOWN_FIELDS, ...NAME_FIELDS],
    ),
  ]);
  const { each, together, hour, notified } = notifyOfOpens(batch, opens, stored, (open) =>
    viewersNotification(open).some((reference) => read(reference)?.exists === true),
  );
  for (const { viewer, now, code } of each) {
    const shown = shownViewer(
      viewer,
      viewer && readProfile(profiles.doc(viewer.uid)),
      viewer && read(settings.doc(viewer.uid)),
    );
    // The id of an unnamed viewer's notification does not name the viewer either.
    const id = profileViewId(profileId, shown.id ?? unnamedKey(), now);
    const link = code === undefined ? undefined : links.get(code);
    transaction.create(notificationDocument(firestore, id), viewNotification(profileId, shown, link));
  }
  transaction.set(week, weekFields(stored, { counts, viewers, hour, notified }));
  notifyTogether(firestore, transaction, batch, hour, together);
}

interface RecordOptions {
  /** The shard that gets a busy profile's counts. */
  readonly shard: number;
  /**
   * Whether to look for notifications that named viewers wrote themselves when the function could not be reached. They
   * are so rare that they are discovered by a failing transaction, which is then repeated with this set.
   */
  readonly readsNotifications: boolean;
}

export interface RecordedViews {
  /** The outcome of each view of the batch, in order. */
  readonly outcomes: readonly ViewOutcome[];
  readonly isBusy: boolean;
}

export async function recordViews(
  firestore: Firestore,
  transaction: Transaction,
  batch: ViewBatch,
  { shard, readsNotifications }: RecordOptions,
): Promise<RecordedViews> {
  const { profileId, slot, views, isFresh } = batch;
  const week = weekDocument(firestore, batch);
  const read = await readAll(transaction, [week, ...blockListDocument(firestore, batch)]);
  const document = read(week);
  const profile = firestore.collection('profiles').doc(profileId);
  // Without a week's document the account may have been deleted since it was cached: then nothing may be written.
  const mayBeDeleted = document?.exists !== true && !isFresh;
  if (
    !document ||
    (mayBeDeleted && (await readAll(transaction, [profile], NAME_FIELDS))(profile)?.exists !== true)
  ) {
    return { outcomes: views.map(() => 'missing'), isBusy: false };
  }
  const stored = readWeek(document);
  const isBusy = isBusyIn(stored, slot);
  const result = countViews(
    batch,
    mergeViewers(stored.viewers, await readViewers(transaction, week, batch, stored)),
    blockedBy(read(firestore.collection('settings').doc(profileId))),
  );
  if (result.viewers.size > 0) {
    const recording = { firestore, transaction, batch, week, stored, result };
    if (isBusy) storeBusy(recording, shard);
    else await storeQuiet(recording, readsNotifications);
  }
  return { outcomes: result.outcomes, isBusy };
}
