// Loaded at first use. Ten thousand writes through the device's cache would take minutes.
import { collection, getDocs, limit, query, where, writeBatch } from 'firebase/firestore/lite';
import { readMark } from '@marquee/domain/notifications/notification';
import { firestoreLite } from '../../../firebase/firestore-lite.ts';

/** A commit takes at most 500 writes. */
const BATCH = 500;

/** Marks every unread notification of the user read, the ones not on screen too. Throws when there is no connection. */
export async function markAllRead(uid: string): Promise<void> {
  const unread = query(
    collection(firestoreLite, 'notifications'),
    where('user_id', '==', uid),
    where('read', '==', false),
    limit(BATCH),
  );
  for (;;) {
    const { docs } = await getDocs(unread);
    if (docs.length === 0) return;
    const batch = writeBatch(firestoreLite);
    for (const { ref } of docs) batch.update(ref, readMark(Date.now()));
    await batch.commit();
    if (docs.length < BATCH) return;
  }
}
