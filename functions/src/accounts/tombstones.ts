// Tombstones of deleted accounts: ID tokens stay valid for up to an hour, and a second device could go on writing.
// Rules and functions refuse writes of an account that has a tombstone.
import { FieldValue, Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { DAY } from '@marquee/domain/values/time';

/** Milliseconds until a tombstone expires, well after the account's ID tokens; Firestore deletes it some time later. */
const TOMBSTONE_LIFETIME = 7 * DAY;

const tombstone = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.collection('tombstones').doc(uid);

/** Records that a deletion has begun. Another attempt to delete the account writes the tombstone anew. */
export async function writeTombstone(firestore: Firestore, uid: string): Promise<void> {
  await tombstone(firestore, uid).set({
    deleted_at: FieldValue.serverTimestamp(),
    unfinished_since: FieldValue.serverTimestamp(),
  });
}

/** Records that the deletion is complete, and lets the tombstone expire. */
export async function finishTombstone(firestore: Firestore, uid: string): Promise<void> {
  await tombstone(firestore, uid).update({
    unfinished_since: FieldValue.delete(),
    expires_at: Timestamp.fromMillis(Date.now() + TOMBSTONE_LIFETIME),
  });
}

/** Accounts whose deletion was last begun before `before` (milliseconds since 1970) and did not finish. */
export async function unfinishedDeletions(
  firestore: Firestore,
  before: number,
  most: number,
): Promise<readonly string[]> {
  const begun = firestore
    .collection('tombstones')
    .where('unfinished_since', '<', Timestamp.fromMillis(before));
  return (await begun.limit(most).get()).docs.map(({ id }) => id);
}

export async function hasTombstone(firestore: Firestore, uid: string): Promise<boolean> {
  return (await tombstone(firestore, uid).get()).exists;
}
