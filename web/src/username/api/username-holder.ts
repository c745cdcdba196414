import { usernameDoc } from '#web/firebase/references.ts';
import { isRefusal } from '#web/firebase/is-refusal.ts';
import type { DocumentReference, DocumentSnapshot } from 'firebase/firestore';

/**
 * Who holds a username: `other` also where another account released it less than 90 days ago, whose document the rules
 * show to that account alone. `read` reads the document from the server.
 * @throws Firestore's error
 */
export async function usernameHolder(
  username: string,
  uid: string,
  read: (reference: DocumentReference) => Promise<DocumentSnapshot>,
): Promise<'nobody' | 'me' | 'other'> {
  try {
    const snapshot = await read(usernameDoc(username));
    if (!snapshot.exists()) return 'nobody';
    return snapshot.get('uid') === uid ? 'me' : 'other';
  } catch (error) {
    if (isRefusal(error)) return 'other';
    throw error;
  }
}
