// Deletes an account with all its data. Each step can be repeated, and the Auth account is deleted last: after a
// failure, or at the end of a call's time, the owner calls again, and the nightly sweep finishes what remains.
import type { Auth } from 'firebase-admin/auth';
import {
  FieldValue,
  Timestamp,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { MODERATION_LIMITS, readCase } from '@marquee/domain/accounts/moderation';
import {
  linkOpenedMessage,
  profileViewMessage,
  readNotification,
  UNNAMED_VIEWER,
} from '@marquee/domain/notifications/notification';
import {
  blockedField,
  blockers,
  mentions,
  ownedDocuments,
  ownedQueries,
  pictureFolder,
} from './owned-documents.ts';
import pTimeout from 'p-timeout';
import { errorCode } from '../runtime/error-code.ts';
import { unnamedKey } from '../views/view-documents.ts';
import { finishTombstone, writeTombstone } from './tombstones.ts';

export interface Backends {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: ReturnType<Storage['bucket']>;
}

/** The most documents changed in one commit, which may make 500 writes: a document takes up to two. */
const PAGE = 200;

/** An account being deleted, and the time limit: each step throws the signal's reason once the time is over. */
interface Deletion extends Backends {
  readonly uid: string;
  readonly account: Account;
  readonly signal: AbortSignal;
}

interface Account {
  /** The account's e-mail address; `undefined` when it has none, or Auth does not know the account any more. */
  readonly email: string | undefined;
  /** False for an account that nobody has verified: its names led to no page. */
  readonly keepsNames: boolean;
}

/** The result of work that cannot be interrupted; throws the signal's reason if the signal aborts first. */
const inTime = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> =>
  pTimeout(work, { milliseconds: Infinity, signal });

/** Runs `write` on the documents that the query finds, a commit at a time, until the query finds none. */
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

/** Replaces an owner's notification by one in which neither the id nor the fields name the viewer. */
function withoutViewer(batch: WriteBatch, document: QueryDocumentSnapshot): void {
  const data = document.data();
  const { link_label } = readNotification(document.id, data);
  const [slot = ''] = document.id.split('_').slice(-1);
  const id = `${String(data['user_id'])}_${unnamedKey()}_${slot}`;
  batch.create(document.ref.parent.doc(id), {
    ...data,
    message: link_label === null ? profileViewMessage(UNNAMED_VIEWER) : linkOpenedMessage(link_label),
    metadata: {
      ...(data['metadata'] as object),
      viewer_id: null,
      viewer_name: UNNAMED_VIEWER,
      viewer_email: null,
      // The owner knows of the view already: this mark prevents a second push (push/push-item.ts).
      viewer_deleted: true,
    },
  });
  batch.delete(document.ref);
}

/**
 * Deletes the moderation case of a profile, with its reports. A case that no moderator has decided on is kept as
 * evidence, until its last report expires.
 */
async function removeCase(firestore: Firestore, uid: string): Promise<void> {
  const reference = firestore.collection('moderation').doc(uid);
  const stored = await reference.get();
  const { status, last_reported_at } = readCase(uid, stored.data());
  if (stored.exists && status === 'open') {
    await reference.update({
      account_deleted_at: FieldValue.serverTimestamp(),
      expires_at: Timestamp.fromMillis(last_reported_at + MODERATION_LIMITS.reportLifetime),
    });
  } else await firestore.recursiveDelete(reference);
}

async function removeDocuments(deletion: Deletion): Promise<void> {
  const { firestore, uid, account, signal } = deletion;
  // Includes the private contact, the views and the documents of viewers, which are stored under the profile.
  await inTime(signal, firestore.recursiveDelete(firestore.collection('profiles').doc(uid)));
  const { usernames, ...queries } = ownedQueries(firestore, uid);
  for (const query of Object.values(queries)) {
    await drain(deletion, query, (batch, { ref }) => batch.delete(ref));
  }
  if (usernames) {
    await drain(deletion, usernames, (batch, { ref }) =>
      account.keepsNames
        ? // For 90 days nobody claims the address of printed CVs and codes; nothing says whose it was.
          batch.set(ref, { uid: '', released_at: FieldValue.serverTimestamp() })
        : batch.delete(ref),
    );
  }
  await Promise.all(ownedDocuments(firestore, uid).map((reference) => reference.delete()));
  await removeCase(firestore, uid);
  await drain(deletion, blockers(firestore, uid), (batch, { ref }) =>
    batch.update(ref, blockedField(uid), FieldValue.delete()),
  );
  for (const query of mentions(firestore, uid, account.email)) await drain(deletion, query, withoutViewer);
}

async function accountOf({ auth }: Backends, uid: string): Promise<Account> {
  const [user] = (await auth.getUsers([{ uid }])).users;
  return {
    email: user?.email,
    keepsNames: user === undefined || user.emailVerified || user.phoneNumber !== undefined,
  };
}

/** How many pictures, documents of views, and documents that belong to the account or mention it are still stored. */
export async function countLeft(backends: Backends, uid: string): Promise<number> {
  const { firestore, bucket } = backends;
  const queries = [
    ...Object.values(ownedQueries(firestore, uid)),
    ...mentions(firestore, uid, (await accountOf(backends, uid)).email),
    firestore.collection('profiles').doc(uid).collection('views'),
  ];
  const [[pictures], ...counts] = await Promise.all([
    bucket.getFiles({ prefix: pictureFolder(uid) }),
    ...queries.map((query) => query.count().get()),
  ]);
  return counts.reduce((sum, one) => sum + one.data().count, pictures.length);
}

/** Deletes the pictures. Once the tombstone exists, `checkUpload` deletes new ones too: a missing file is no error. */
async function removePictures({ bucket }: Backends, uid: string): Promise<void> {
  const [pictures] = await bucket.getFiles({ prefix: pictureFolder(uid) });
  await Promise.all(pictures.map((picture) => picture.delete({ ignoreNotFound: true })));
}

/** A signal that never aborts. */
const NO_LIMIT = new AbortController().signal;

/**
 * Deletes an account's documents, usernames and pictures, and the account. Throws what fails, or the signal's reason once
 * the time is over; another call then continues the deletion.
 */
export async function deleteEverything(backends: Backends, uid: string, signal = NO_LIMIT): Promise<void> {
  // The tombstone comes first: from here on no device writes documents or calls functions.
  await writeTombstone(backends.firestore, uid);
  // The profile next, so that its public page is gone at once.
  await backends.firestore.collection('profiles').doc(uid).delete();
  // Read before the account is deleted, for both passes.
  const account = await inTime(signal, accountOf(backends, uid));
  await removeDocuments({ ...backends, uid, account, signal });
  await inTime(signal, removePictures(backends, uid));
  await backends.auth.deleteUser(uid).catch((error: unknown) => {
    // An earlier call deleted the account and stopped after that.
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  });
  // Deletes what functions already running wrote. Without a time limit: nobody can call again for the rest.
  await removeDocuments({ ...backends, uid, account, signal: NO_LIMIT });
  await removePictures(backends, uid);
  await finishTombstone(backends.firestore, uid);
}
