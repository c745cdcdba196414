import { serverTimestamp, updateDoc } from 'firebase/firestore';
import { whileOpen } from '#web/firebase/ended-instance.ts';
import { profileDoc } from '#web/firebase/references.ts';

/** Stores that the owner confirmed the profile as up to date. Rejects with Firestore's error. */
export const confirmDetails = (uid: string): Promise<void> =>
  whileOpen(() =>
    updateDoc(profileDoc(uid), { confirmed_at: serverTimestamp(), updated_at: serverTimestamp() }),
  );
