// Records a batch of views in a transaction: reads the week's counts and the half-hour's viewers, and writes both, with
// the notifications, or nothing. An anonymous open costs two reads and, with its notification, three writes, and so does
// a batch of hundreds, but for the notifications.
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { profileViewId } from '@marquee/domain/notifications/notification';
import { NAME_FIELDS } from '@marquee/domain/profile/profile';
import { SHOWN_FIELDS } from '../links/find-link.ts';
import { countViews, notifyOfOpens, type CountedViews } from './decide-views.ts';
import { readWeek, weekFields, type StoredWeek } from './stored-week.ts';
import { readViewers, viewersFields, type Viewers } from './stored-viewers.ts';
import {
  blockedBy,
  blockListDocument,
  notificationReference,
  notifyTogether,
  readAll,
  unnamedKey,
  viewersDocument,
  weekDocument,
} from './view-documents.ts';
import { NOBODY, shownViewer, viewNotification } from './view-notification.ts';
import { countNamed, namedCount } from './named-limit.ts';
import type { Open, ViewBatch, ViewOutcome } from './view.ts';

interface Recording {
  readonly firestore: Firestore;
  readonly transaction: Transaction;
  readonly batch: ViewBatch;
  readonly stored: StoredWeek;
  /** The viewers counted before, by half-hour. */
  readonly viewers: ReadonlyMap<number, Viewers>;
  readonly result: CountedViews;
}

/** Stores viewers and counts, and notifies the owner of each open up to the hour's cap, of further ones together. */
async function store(
  { firestore, transaction, batch, stored, viewers, result }: Recording,
  readsNotifications: boolean,
): Promise<void> {
  const { profileId, links, slot } = batch;
  const { counts, opens } = result;
  const profiles = firestore.collection('profiles');
  const settings = firestore.collection('settings');
  /** The notification that the viewer may have written; that a function wrote one is known from the viewers. */
  const viewersNotification = ({ viewer, now }: Open): DocumentReference[] =>
    viewer && readsNotifications
      ? [notificationReference(firestore, profileViewId(profileId, viewer.uid, now))]
      : [];
  const written = await readAll(transaction, opens.flatMap(viewersNotification));
  const { each, together, hour, notified } = notifyOfOpens(
    batch,
    opens,
    { week: stored, viewers: viewers.get(slot) },
    (open) => viewersNotification(open).some((reference) => written(reference)?.exists === true),
  );
  const uids = each.flatMap(({ viewer }) => viewer?.uid ?? []);
  const [choices, names] = await Promise.all([
    readAll(
      transaction,
      uids.map((uid) => settings.doc(uid)),
    ),
    readAll(
      transaction,
      uids.map((uid) => profiles.doc(uid)),
      [...SHOWN_FIELDS, ...NAME_FIELDS],
    ),
  ]);
  const known = each.map((open) => {
    const { viewer } = open;
    const shown = shownViewer(
      viewer,
      viewer && names(profiles.doc(viewer.uid)),
      viewer && choices(settings.doc(viewer.uid)),
    );
    return { ...open, shown };
  });
  const named = [...new Set(known.flatMap(({ shown }) => shown.id ?? []))];
  const readCount = await readAll(
    transaction,
    named.map((uid) => namedCount(firestore, uid)),
  );
  for (const { now, code, shown: viewer } of known) {
    const count =
      viewer.id === null ? undefined : countNamed(readCount(namedCount(firestore, viewer.id)), now);
    if (viewer.id !== null && count) transaction.set(namedCount(firestore, viewer.id), count);
    // Past the limit the viewer is 'Someone', without an address too; one who is unnamed by choice stays as shown.
    const shown = viewer.id !== null && !count ? NOBODY : viewer;
    // The id of an unnamed viewer's notification does not name the viewer either.
    const id = profileViewId(profileId, shown.id ?? unnamedKey(), now);
    const link = code === undefined ? undefined : links.get(code);
    transaction.create(notificationReference(firestore, id), viewNotification(profileId, shown, link));
  }
  transaction.set(weekDocument(firestore, batch), weekFields(stored, { counts, hour, notified }));
  for (const [at, changed] of result.viewers) {
    const all = new Map([...(viewers.get(at) ?? []), ...changed]);
    transaction.set(viewersDocument(firestore, batch, at), viewersFields(all, batch.now));
  }
  notifyTogether(firestore, transaction, batch, hour, together);
}

/**
 * Records the views; returns the outcome of each, in order. `readsNotifications`: whether to look for notifications that
 * named viewers wrote themselves when the function could not be reached. They are so rare that they are discovered by a
 * failing transaction, which is then repeated with this set.
 */
export async function recordViews(
  firestore: Firestore,
  transaction: Transaction,
  batch: ViewBatch,
  readsNotifications: boolean,
): Promise<readonly ViewOutcome[]> {
  const { profileId, slot, views, isFresh } = batch;
  const week = weekDocument(firestore, batch);
  const seen = viewersDocument(firestore, batch, slot);
  const read = await readAll(transaction, [week, seen, ...blockListDocument(firestore, batch)]);
  const document = read(week);
  const profile = firestore.collection('profiles').doc(profileId);
  // Without a week's document the account may have been deleted since it was cached: then nothing may be written.
  const mayBeDeleted = document?.exists !== true && !isFresh;
  if (
    !document ||
    (mayBeDeleted && (await readAll(transaction, [profile], NAME_FIELDS))(profile)?.exists !== true)
  ) {
    return views.map(() => 'missing');
  }
  const viewers = new Map([[slot, readViewers(read(seen)?.data())]]);
  // Actions on a page that was opened in the half-hour before.
  if (views.some(({ kind, viewerKey }) => kind === 'actions' && !viewers.get(slot)?.has(viewerKey))) {
    const earlier = viewersDocument(firestore, batch, slot - 1);
    viewers.set(slot - 1, readViewers((await readAll(transaction, [earlier]))(earlier)?.data()));
  }
  const stored = readWeek(document);
  const isBlocked = blockedBy(read(firestore.collection('settings').doc(profileId)));
  const result = countViews(batch, viewers, isBlocked);
  if (result.outcomes.includes('recorded')) {
    await store({ firestore, transaction, batch, stored, viewers, result }, readsNotifications);
  }
  return result.outcomes;
}
