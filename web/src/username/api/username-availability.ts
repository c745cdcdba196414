import { getDocFromServer } from 'firebase/firestore';
import { usernameDoc } from '#web/firebase/references.ts';

export type Availability = 'free' | 'yours' | 'taken';

/** Whether the account could claim the normalised name now; only the claim itself decides. @throws when offline */
export async function usernameAvailability(username: string, uid: string): Promise<Availability> {
  const snapshot = await getDocFromServer(usernameDoc(username));
  if (!snapshot.exists()) return 'free';
  return snapshot.get('uid') === uid ? 'yours' : 'taken';
}
