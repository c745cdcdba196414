// Deletes an account with all its data. Each step can be repeated, and the Auth account is deleted last: after a
// failure, or at the end of a call's time, the owner calls again, and the daily sweep finishes what remains.
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
import {
  blockedField,
  blockers,
  mentions,
  ownedDocuments,
  ownedQueries,
  pictureFolder,
} from './owned-documents.ts';
import { writeTombstone } from './tombstones.ts';

export interface Backends {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: ReturnType<Storage['bucket']>;
}

/** Documents of a commit, which may make 500 writes: two for each. */
const PAGE = 200;

/** What a deletion works on, and the time it has: each step throws the signal's reason once that is over. */
interface Deletion extends Backends {
  readonly uid: string;
  readonly signal: AbortSignal;
}

/** The result of work that cannot be interrupted; throws the signal's reason when that comes first. */
async function inTime<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  const ended = new AbortController();
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: ended.signal });
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    ended.abort();
  }
}

/** Runs `write` on every document found, a commit at a time, until none is found. */
async function drain(
  { signal }: Deletion,
  query: Query,
  write: (batch: WriteBatch, document: QueryDocumentSnapshot) => void,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { docs, size } = await query.limit(PAGE).get();
    if (size === 0) return;
    const batch = query.firestore.batch();
    for (const document of docs) write(batch, document);
    await batch.commit();
  }
}

/** The notification belongs to its owner and stays, under an id that does not name the viewer. */
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

/** Reports are deleted with the profile, except those that no moderator has decided on: they are evidence. */
async function removeCase(firestore: Firestore, uid: string): Promise<void> {
  const reference = firestore.collection('moderation').doc(uid);
  const stored = await reference.get();
  if (stored.exists && readCase(uid, stored.data()).status === 'open') {
    await reference.update({ account_deleted_at: FieldValue.serverTimestamp() });
  } else await firestore.recursiveDelete(reference);
}

async function removeDocuments(deletion: Deletion): Promise<void> {
  const { firestore, uid, signal } = deletion;
  // The profile first, so that its public page is gone at once. Then contact, views and the documents of viewers.
  const profile = firestore.collection('profiles').doc(uid);
  await profile.delete();
  await inTime(signal, firestore.recursiveDelete(profile));
  for (const query of Object.values(ownedQueries(firestore, uid))) {
    await drain(deletion, query, (batch, { ref }) => batch.delete(ref));
  }
  await Promise.all(ownedDocuments(firestore, uid).map((reference) => reference.delete()));
  await removeCase(firestore, uid);
  await drain(deletion, blockers(firestore, uid), (batch, { ref }) =>
    batch.update(ref, blockedField(uid), FieldValue.delete()),
  );
  await drain(deletion, mentions(firestore, uid), withoutViewer);
}

/** How much of an account is left: documents found by queries, and pictures. */
export async function countLeft({ firestore, bucket }: Backends, uid: string): Promise<number> {
  const queries = [
    ...Object.values(ownedQueries(firestore, uid)),
    mentions(firestore, uid),
    firestore.collection('profiles').doc(uid).collection('views'),
  ];
  const [[pictures], ...counts] = await Promise.all([
    bucket.getFiles({ prefix: pictureFolder(uid) }),
    ...queries.map((query) => query.count().get()),
  ]);
  return counts.reduce((sum, one) => sum + one.data().count, pictures.length);
}

/** Deletes the pictures. The Storage trigger deletes them too, once the tombstone exists: a missing file is no error. */
async function removePictures({ bucket }: Backends, uid: string): Promise<void> {
  const [pictures] = await bucket.getFiles({ prefix: pictureFolder(uid) });
  await Promise.all(pictures.map((picture) => picture.delete({ ignoreNotFound: true })));
}

/** Without a deadline: the daily sweep has its own limit. */
const NO_LIMIT = new AbortController().signal;

/**
 * Removes documents, names, pictures and the account. Throws what fails, or the signal's reason once the time is over;
 * then it can be called again and goes on.
 */
export async function deleteEverything(backends: Backends, uid: string, signal = NO_LIMIT): Promise<void> {
  // The tombstone comes first: from here on no device writes documents or calls functions.
  await writeTombstone(backends.firestore, uid);
  await removeDocuments({ ...backends, uid, signal });
  await inTime(signal, removePictures(backends, uid));
  await backends.auth.deleteUser(uid).catch((error: unknown) => {
    // An earlier call stopped after this step.
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
  });
  // Writes of functions that were already running. Without a limit, since nobody can call again for the rest.
  await removeDocuments({ ...backends, uid, signal: NO_LIMIT });
  await removePictures(backends, uid);
}
