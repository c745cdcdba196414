// Writes to the user's notifications: the rules allow only marking as read and deleting.
import {
  deleteDoc,
  deleteField,
  getDocsFromServer,
  limit,
  query,
  where,
  writeBatch,
} from 'firebase/firestore';
import { readMark } from '@marquee/domain/notifications/notification';
import { whileOpen } from '#web/firebase/ended-instance.ts';
import { notificationDoc, notificationsRef } from '#web/firebase/references.ts';

/** A commit takes at most 500 writes. */
const BATCH = 500;

async function mark(ids: readonly string[], read: boolean): Promise<void> {
  const change = read ? readMark(Date.now()) : { read, expires_at: deleteField() };
  const references = ids.map((id) => notificationDoc(id));
  const commits: Promise<void>[] = [];
  for (let from = 0; from < references.length; from += BATCH) {
    const page = references.slice(from, from + BATCH);
    const [first] = page;
    if (!first) break;
    const batch = writeBatch(first.firestore);
    for (const reference of page) batch.update(reference, change);
    commits.push(batch.commit());
  }
  await Promise.all(commits);
}

export const markRead = (ids: readonly string[], read: boolean): Promise<void> =>
  whileOpen(() => mark(ids, read));

async function markUnread(uid: string): Promise<void> {
  const unread = query(
    notificationsRef(),
    where('user_id', '==', uid),
    where('read', '==', false),
    limit(BATCH),
  );
  for (;;) {
    const { docs } = await getDocsFromServer(unread);
    await mark(
      docs.map(({ id }) => id),
      true,
    );
    if (docs.length < BATCH) return;
  }
}

/** Marks every unread notification of the user read, also those not on screen. Throws when there is no connection. */
export const markAllRead = (uid: string): Promise<void> => whileOpen(() => markUnread(uid));

export const deleteNotification = (id: string): Promise<void> =>
  whileOpen(() => deleteDoc(notificationDoc(id)));
