// The documents that recording views reads and writes.
import { randomBytes } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { profileViewId } from '@marquee/domain/notifications/notification';
import { readBlockedViewers } from '@marquee/domain/accounts/settings';
import { weekId } from '@marquee/domain/views/views';
import type { View, ViewBatch } from './view.ts';
import { moreNotification, NOBODY, viewNotification } from './view-notification.ts';

export type ReadDocument = (reference: DocumentReference) => DocumentSnapshot | undefined;

/** Reads all documents in one request, each once; of each no more than `fields`, if they are given. */
export async function readAll(
  transaction: Transaction,
  references: readonly DocumentReference[],
  fields?: readonly string[],
): Promise<ReadDocument> {
  const unique = new Map(references.map((reference) => [reference.path, reference]));
  if (unique.size === 0) return () => undefined;
  const mask = fields === undefined ? [] : [{ fieldMask: [...fields] }];
  const snapshots = await transaction.getAll(...unique.values(), ...mask);
  const read = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
  return ({ path }) => read.get(path);
}

export const weekDocument = (firestore: Firestore, { profileId, now }: ViewBatch): DocumentReference =>
  firestore.collection('profiles').doc(profileId).collection('views').doc(weekId(now));

/** The document of a busy profile's viewer in a half-hour. */
export const viewerDocument = (week: DocumentReference, slot: number, key: string): DocumentReference =>
  week.collection('viewers').doc(`${key}_${String(slot)}`);

/** The documents that a view's viewer may have. */
export const viewerDocuments = (
  week: DocumentReference,
  slot: number,
  { viewerKey, earlierKey }: View,
): DocumentReference[] => [
  viewerDocument(week, slot, viewerKey),
  ...(earlierKey === undefined ? [] : [viewerDocument(week, slot - 1, earlierKey)]),
];

/** The bits of a viewer's actions (count-views.ts); `undefined` of one without a document. */
export function readViewer(viewer: DocumentSnapshot | undefined): number | undefined {
  if (viewer?.exists !== true) return undefined;
  const acted: unknown = viewer.get('acted');
  return typeof acted === 'number' ? acted : 0;
}

export const notificationDocument = (firestore: Firestore, id: string): DocumentReference =>
  firestore.collection('notifications').doc(id);

/** A key for the id of a notification that does not name its viewer: random, so that it says nothing of them. */
export const unnamedKey = (): string => `anonymous-${randomBytes(9).toString('base64url')}`;

/** The notification that a view's viewer may have written directly; the function's own come with the week's key. */
export const notificationsOf = (
  firestore: Firestore,
  { profileId, viewer, now }: View,
): DocumentReference[] =>
  viewer ? [notificationDocument(firestore, profileViewId(profileId, viewer.uid, now))] : [];

/**
 * The owner's settings, when an account is among the viewers: blocking takes effect at once, whereas the rest of the
 * owner is cached.
 */
export const blockListDocument = (
  firestore: Firestore,
  { profileId, views }: ViewBatch,
): DocumentReference[] =>
  views.some(({ viewer }) => viewer) ? [firestore.collection('settings').doc(profileId)] : [];

/** Whether the owner has blocked a view's viewer. */
export function blockedBy(settings: DocumentSnapshot | undefined): (view: View) => boolean {
  const ids = new Set(readBlockedViewers(settings?.data()).map(({ id }) => id));
  return ({ viewer }) => viewer !== undefined && ids.has(viewer.uid);
}

/**
 * Notifies of views without a notification of their own: of a named link's once a half-hour, under one id and so without
 * a read; of the others by adding them to the notification that they share in the hour.
 */
export function notifyTogether(
  firestore: Firestore,
  transaction: Transaction,
  { profileId, slot, links }: ViewBatch,
  hour: number,
  views: readonly View[],
): void {
  const linksOf = views.map(({ code = '' }) => links.get(code));
  for (const link of new Set(linksOf)) {
    if (!link) continue;
    const reference = notificationDocument(firestore, `${profileId}_link-${link.code}_${String(slot)}`);
    transaction.set(reference, viewNotification(profileId, NOBODY, link));
  }
  const others = linksOf.filter((link) => !link).length;
  if (others === 0) return;
  const reference = notificationDocument(firestore, `${profileId}_more_${String(hour)}`);
  transaction.set(reference, moreNotification(profileId, others), { merge: true });
}
