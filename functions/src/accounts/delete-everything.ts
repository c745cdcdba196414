// Deletes an account with all that is in it. Each step can be repeated, and the account itself goes last: after a
// failure in the middle its owner can still log in and ask again, and the daily sweep finishes it.
import { randomBytes } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import {
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { readCase } from '@marquee/domain/moderation';
import { profileViewMessage, UNNAMED_VIEWER } from '@marquee/domain/notification';
import { blockedField, blockers, mentions, ownedDocuments, ownedQueries, pictureFolder } from './owned.ts';
import { writeTombstone } from './tombstones.ts';

export interface Backends {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: ReturnType<Storage['bucket']>;
}

/** Documents of a commit, which may make 500 writes: two for each. */
const PAGE = 200;

/** Runs `write` on every document found, a commit at a time, until none is found. */
async function drain(
  query: Query,
  write: (batch: WriteBatch, document: QueryDocumentSnapshot) => void,
): Promise<void> {
  for (;;) {
    const { docs, size } = await query.limit(PAGE).get();
    if (size === 0) return;
    const batch = query.firestore.batch();
    for (const document of docs) write(batch, document);
    await batch.commit();
  }
}

/** The notification stays its owner's, under an id that does not name the viewer. */
function withoutViewer(batch: WriteBatch, document: QueryDocumentSnapshot): void {
  const data = document.data();
  const [slot = ''] = document.id.split('_').slice(-1);
  const id = `${String(data['user_id'])}_anonymous-${randomBytes(9).toString('base64url')}_${slot}`;
  batch.create(document.ref.parent.doc(id), {
    ...data,
    message: profileViewMessage(UNNAMED_VIEWER),
    metadata: {
      ...(data['metadata'] as object),
      viewer_id: null,
      viewer_name: UNNAMED_VIEWER,
      viewer_email: null,
    },
  });
  batch.delete(document.ref);
}

/** Reports are about the profile and go with it, but for those that no moderator has decided about: they are evidence. */
async function removeCase(firestore: Firestore, uid: string): Promise<void> {
  const reference = firestore.collection('moderation').doc(uid);
  const stored = await reference.get();
  if (stored.exists && readCase(uid, stored.data()).status === 'open') {
    await reference.update({ account_deleted_at: FieldValue.serverTimestamp() });
  } else await firestore.recursiveDelete(reference);
}

async function removeDocuments(firestore: Firestore, uid: string): Promise<void> {
  // The profile first: its public page is gone from then on. With it go contact, views and their viewers' documents.
  await firestore.recursiveDelete(firestore.collection('profiles').doc(uid));
  for (const query of Object.values(ownedQueries(firestore, uid))) {
    await drain(query, (batch, { ref }) => batch.delete(ref));
  }
  await Promise.all(ownedDocuments(firestore, uid).map((reference) => reference.delete()));
  await removeCase(firestore, uid);
  await drain(blockers(firestore, uid), (batch, { ref }) =>
    batch.update(ref, blockedField(uid), FieldValue.delete()),
  );
  await drain(mentions(firestore, uid), withoutViewer);
}

/** Removes documents, names, pictures and the account. Throws what fails; then it can be called again. */
export async function deleteEverything(backends: Backends, uid: string): Promise<void> {
  // Before anything else: from here on neither this device nor another writes documents or calls functions.
  await writeTombstone(backends.firestore, uid);
  await removeDocuments(backends.firestore, uid);
  await backends.bucket.deleteFiles({ prefix: pictureFolder(uid) });
  await backends.auth.deleteUser(uid).catch((error: unknown) => {
    // A call before this one came as far as here.
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
  });
  // What functions that were running already have written.
  await removeDocuments(backends.firestore, uid);
  await backends.bucket.deleteFiles({ prefix: pictureFolder(uid) });
}
