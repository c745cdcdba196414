// Writes to one's own notifications: the rules allow to set `read` and to delete.
import { deleteDoc, getDocs, limit, query, updateDoc, where, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore.ts';
import { notificationDoc, notificationsRef } from '../../../firebase/references.ts';

export function markRead(id: string, read: boolean): Promise<void> {
  return updateDoc(notificationDoc(id), { read });
}

export function deleteNotification(id: string): Promise<void> {
  return deleteDoc(notificationDoc(id));
}

/** A commit takes at most 500 writes. */
const BATCH = 400;

/** Marks every unread notification of the user read, the ones not on screen too. */
export async function markAllRead(uid: string): Promise<void> {
  for (;;) {
    const unread = await getDocs(
      query(notificationsRef(), where('user_id', '==', uid), where('read', '==', false), limit(BATCH)),
    );
    if (unread.empty) return;
    const batch = writeBatch(firestore);
    for (const { id } of unread.docs) batch.update(notificationDoc(id), { read: true });
    await batch.commit();
  }
}
