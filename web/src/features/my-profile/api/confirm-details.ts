import { serverTimestamp, updateDoc } from 'firebase/firestore';
import { profileDoc } from '../../../firebase/references.ts';

/** Says that everything on the profile still holds. Rejects as Firestore does. */
export function confirmDetails(uid: string): Promise<void> {
  return updateDoc(profileDoc(uid), { confirmed_at: serverTimestamp(), updated_at: serverTimestamp() });
}
