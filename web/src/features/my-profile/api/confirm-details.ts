import { serverTimestamp, updateDoc } from 'firebase/firestore';
import { profileDoc } from '#web/firebase/references.ts';

/** Stores that the owner confirmed the profile as up to date. Rejects with Firestore's error. */
export function confirmDetails(uid: string): Promise<void> {
  return updateDoc(profileDoc(uid), { confirmed_at: serverTimestamp(), updated_at: serverTimestamp() });
}
