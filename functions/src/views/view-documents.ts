// The documents that recording views reads and writes.
import { randomBytes } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { readBlockedViewers } from '@marquee/domain/accounts/settings';
import { weekId } from '@marquee/domain/views/views';
import type { Open, View, ViewBatch } from './view.ts';
import { moreNotification, NOBODY, viewNotification } from './view-notification.ts';

export type ReadDocument = (reference: DocumentReference) => DocumentSnapshot | undefined;

/** Reads all documents in one request, each once; only `fields` of each, if they are given. */
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

/** The document of the viewers of a half-hour. */
export const viewersDocument = (
  firestore: Firestore,
  { profileId }: ViewBatch,
  slot: number,
): DocumentReference =>
  firestore.collection('profiles').doc(profileId).collection('viewers').doc(String(slot));

export const notificationReference = (firestore: Firestore, id: string): DocumentReference =>
  firestore.collection('notifications').doc(id);

/** A random key for the id of a notification that does not name its viewer, so that the id does not either. */
export const unnamedKey = (): string => `anonymous-${randomBytes(9).toString('base64url')}`;

/**
 * The owner's settings, read when a viewer has an account: blocking takes effect at once, whereas other facts about the
 * owner are cached.
 */
export const blockListDocument = (
  firestore: Firestore,
  { profileId, views }: ViewBatch,
): DocumentReference[] =>
  views.some(({ viewer }) => viewer) ? [firestore.collection('settings').doc(profileId)] : [];

/** Returns a function that says whether the owner with these settings has blocked a view's viewer. */
export function blockedBy(settings: DocumentSnapshot | undefined): (view: Pick<View, 'viewer'>) => boolean {
  const ids = new Set(readBlockedViewers(settings?.data()).map(({ id }) => id));
  return ({ viewer }) => viewer !== undefined && ids.has(viewer.uid);
}

/**
 * Notifies of opens that have no notification of their own. Opens of a named link share one notification per half-hour;
 * the others are added to one notification per hour. Neither needs a read.
 */
export function notifyTogether(
  firestore: Firestore,
  transaction: Transaction,
  { profileId, slot, links }: ViewBatch,
  hour: number,
  opens: readonly Open[],
): void {
  const linksOf = opens.map(({ code = '' }) => links.get(code));
  for (const link of new Set(linksOf)) {
    if (!link) continue;
    const reference = notificationReference(firestore, `${profileId}_link-${link.code}_${String(slot)}`);
    transaction.set(reference, viewNotification(profileId, NOBODY, link));
  }
  const others = linksOf.filter((link) => !link).length;
  if (others === 0) return;
  const reference = notificationReference(firestore, `${profileId}_more_${String(hour)}`);
  transaction.set(reference, moreNotification(profileId, others), { merge: true });
}
