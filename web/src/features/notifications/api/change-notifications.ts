// Writes to one's own notifications: the rules allow to set `read` and to delete.
import { deleteDoc, updateDoc } from 'firebase/firestore';
import { notificationDoc } from '../../../firebase/references.ts';

export function markRead(id: string, read: boolean): Promise<void> {
  return updateDoc(notificationDoc(id), { read });
}

export function deleteNotification(id: string): Promise<void> {
  return deleteDoc(notificationDoc(id));
}
