// Deletes an account with all that is in it. Each step can be repeated, and the account itself goes last: after a
// failure in the middle its owner can still log in and ask again.
import type { Auth } from 'firebase-admin/auth';
import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Query,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { HttpsError, onCall } from 'firebase-functions/https';
import { profileViewMessage, UNNAMED_VIEWER } from '@marquee/domain/notification';
import { auth, bucket, firestore } from '../lib/admin.ts';
import { logFailure, logInfo } from '../lib/log.ts';
import { DELETE_OPTIONS } from '../lib/settings.ts';
import { blockedField, blockers, mentions, ownedQueries, pictureFolder } from './owned.ts';

export interface Backends {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: ReturnType<Storage['bucket']>;
}

/** Writes of one commit, at most 500. */
const BATCH = 400;

/** Runs `write` on every document found, a commit at a time, until none is found. */
async function drain(
  query: Query,
  write: (batch: WriteBatch, reference: DocumentReference) => void,
): Promise<void> {
  for (;;) {
    const { docs, size } = await query.limit(BATCH).get();
    if (size === 0) return;
    const batch = query.firestore.batch();
    for (const { ref } of docs) write(batch, ref);
    await batch.commit();
  }
}

async function removeDocuments(database: Firestore, uid: string): Promise<void> {
  // The profile first: its public page is gone from then on. With it go contact, views and their marks.
  await database.recursiveDelete(database.collection('profiles').doc(uid));
  for (const query of Object.values(ownedQueries(database, uid))) {
    await drain(query, (batch, reference) => batch.delete(reference));
  }
  await database.collection('settings').doc(uid).delete();
  // Reports are about the profile; the audit entries stay (docs/security.md).
  await database.recursiveDelete(database.collection('moderation').doc(uid));
  await drain(blockers(database, uid), (batch, reference) =>
    batch.update(reference, blockedField(uid), FieldValue.delete()),
  );
  await drain(mentions(database, uid), (batch, reference) =>
    batch.update(reference, {
      message: profileViewMessage(UNNAMED_VIEWER),
      'metadata.viewer_id': null,
      'metadata.viewer_name': UNNAMED_VIEWER,
      'metadata.viewer_email': null,
    }),
  );
}

/** Removes documents, names, pictures and the account. Throws what fails; then it can be called again. */
export async function deleteEverything(backends: Backends, uid: string): Promise<void> {
  await removeDocuments(backends.firestore, uid);
  await backends.bucket.deleteFiles({ prefix: pictureFolder(uid) });
  await backends.auth.deleteUser(uid).catch((error: unknown) => {
    // A call before this one came as far as here.
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
  });
  // Another tab may have written while this ran; its token ends with the account.
  await removeDocuments(backends.firestore, uid);
  await backends.bucket.deleteFiles({ prefix: pictureFolder(uid) });
}

/** How long ago the account's owner must have proven who it is, in seconds. */
const FRESH = 5 * 60;

export const deleteAccount = onCall(DELETE_OPTIONS, async (request): Promise<{ readonly deleted: true }> => {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Please log in again.');
  const { uid, token } = request.auth;
  if (Date.now() / 1000 - token.auth_time > FRESH) {
    throw new HttpsError('failed-precondition', 'Please confirm that it is you.');
  }
  try {
    await deleteEverything({ auth: auth(), firestore: firestore(), bucket: bucket() }, uid);
  } catch (error) {
    logFailure('account not deleted', error);
    throw new HttpsError('unavailable', 'The account could not be deleted completely');
  }
  logInfo('account deleted');
  return { deleted: true };
});
