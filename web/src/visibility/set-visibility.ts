import { serverTimestamp, updateDoc } from 'firebase/firestore';
import { profileDoc } from '../firebase/references.ts';

/** Makes a profile public or private. Rejects with Firestore's error; stays pending while offline. */
export function setVisibility(uid: string, isPublic: boolean): Promise<void> {
  return updateDoc(profileDoc(uid), { is_profile_public: isPublic, updated_at: serverTimestamp() });
}
