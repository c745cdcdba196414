// Records views of a profile that has few: the week's document holds counts and keys, so that an open costs one read and,
// with its notification, two writes; what is done on the page costs one of each.
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { profileViewId } from '@marquee/domain/notifications/notification';
import { NAME_FIELDS } from '@marquee/domain/profile/profile';
import { SHOWN_FIELDS } from '../links/find-link.ts';
import { decideViews } from './decide-views.ts';
import { BUSY_THRESHOLD, changedTally, readTally, type Tally } from './tally.ts';
import {
  blockedBy,
  blockListDocument,
  notificationDocument,
  notificationsOf,
  notifyTogether,
  readAll,
  readViewer,
  unnamedKey,
  viewerDocument,
  weekDocument,
} from './view-documents.ts';
import { shownViewer, viewNotification } from './view-notification.ts';
import type { View, ViewBatch, ViewOutcome } from './view.ts';

/** The profile is busy, which is known only once its week has been read. */
export class BusyOwnerError extends Error {}

/**
 * The actions of viewers of the half-hour before, if it was a busy one: read from their own documents, as bits by key.
 */
async function earlierViewers(
  firestore: Firestore,
  transaction: Transaction,
  batch: ViewBatch,
  { seen }: Tally,
): Promise<ReadonlyMap<string, number>> {
  const earlier = batch.slot - 1;
  const keys = batch.views.flatMap(({ earlierKey }) => earlierKey ?? []);
  if (keys.length === 0 || (seen.get(String(earlier)) ?? []).length < BUSY_THRESHOLD) return new Map();
  const week = weekDocument(firestore, batch);
  const read = await readAll(
    transaction,
    keys.map((key) => viewerDocument(week, earlier, key)),
  );
  return new Map(
    keys.flatMap((key): [string, number][] => {
      const bits = readViewer(read(viewerDocument(week, earlier, key)));
      return bits === undefined ? [] : [[key, bits]];
    }),
  );
}

/**
 * Named viewers may have written the notification themselves when the function could not be reached. That is so rare
 * that it is found out by a failing transaction, which is then run again with `readsNotifications`.
 * @throws BusyOwnerError
 */
export async function recordQuietViews(
  firestore: Firestore,
  transaction: Transaction,
  batch: ViewBatch,
  { readsNotifications }: { readonly readsNotifications: boolean },
): Promise<readonly ViewOutcome[]> {
  const { profileId, slot, views, links } = batch;
  const profiles = firestore.collection('profiles');
  const settings = firestore.collection('settings');
  const week = weekDocument(firestore, batch);
  const existing = (view: View) => (readsNotifications ? notificationsOf(firestore, view) : []);
  const opens = views.filter(({ actions }) => !actions);
  const viewers = opens.flatMap(({ viewer }) => viewer ?? []);
  const [read, readProfile] = await Promise.all([
    readAll(transaction, [
      week,
      ...viewers.map(({ uid }) => settings.doc(uid)),
      ...blockListDocument(firestore, batch),
      ...opens.flatMap(existing),
    ]),
    readAll(
      transaction,
      viewers.map(({ uid }) => profiles.doc(uid)),
      [...SHOWN_FIELDS, ...NAME_FIELDS],
    ),
  ]);
  const stored = read(week);
  const missing = (): ViewOutcome[] => views.map(() => 'missing');
  if (!stored) return missing();
  // Without a week's document the account may have been deleted since it was cached: nothing may be written for it.
  if (!stored.exists && !batch.isFresh) {
    const profile = profiles.doc(profileId);
    if ((await readAll(transaction, [profile], NAME_FIELDS))(profile)?.exists !== true) return missing();
  }
  const tally = readTally(stored);
  if ((tally.seen.get(String(slot)) ?? []).length >= BUSY_THRESHOLD) throw new BusyOwnerError();

  const decision = decideViews(batch, {
    tally,
    earlierViewers: await earlierViewers(firestore, transaction, batch, tally),
    isBlocked: blockedBy(read(settings.doc(profileId))),
    isNotified: (view) => existing(view).some((reference) => read(reference)?.exists === true),
  });
  const { outcomes, notify, together, hour } = decision;
  if (!outcomes.includes('recorded')) return outcomes;
  for (const { viewer, now, code } of notify) {
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
  transaction.set(week, changedTally(tally, decision));
  notifyTogether(firestore, transaction, batch, hour, together);
  return outcomes;
}
