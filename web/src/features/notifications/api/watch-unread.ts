// Loaded only once somebody is signed in: it brings Firestore along.
import { limit, onSnapshot, query, where } from 'firebase/firestore';
import { notificationsRef } from '../../../firebase/references.ts';
import { UNREAD_LIMIT } from './unread-limit.ts';

/** Calls back with the number of unread notifications, at most one more than is ever shown. */
export function watchUnread(uid: string, next: (count: number) => void): () => void {
  return onSnapshot(
    query(
      notificationsRef(),
      where('user_id', '==', uid),
      where('read', '==', false),
      limit(UNREAD_LIMIT + 1),
    ),
    (snapshot) => next(snapshot.size),
    // A badge that cannot be told is not worth a message; the list itself says what went wrong.
    (error) => console.error(error),
  );
}
