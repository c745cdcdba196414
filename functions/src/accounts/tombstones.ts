// Tombstones of deleted accounts: ID tokens stay valid for up to an hour, and a second device could go on writing.
// Rules and functions refuse writes of an account that has a tombstone.
import { FieldValue, Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';

/** Milliseconds: tokens live for an hour; Firestore's time-to-live policy deletes the document some time after this. */
const TOMBSTONE_LIFETIME = 7 * 24 * 60 * 60 * 1000;

const tombstone = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.collection('tombstones').doc(uid);

export async function writeTombstone(firestore: Firestore, uid: string): Promise<void> {
  await tombstone(firestore, uid).set({
    deleted_at: FieldValue.serverTimestamp(),
    expires_at: Timestamp.fromMillis(Date.now() + TOMBSTONE_LIFETIME),
  });
}

export async function hasTombstone(firestore: Firestore, uid: string): Promise<boolean> {
  return (await tombstone(firestore, uid).get()).exists;
}
