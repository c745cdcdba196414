import { serverTimestamp, updateDoc } from 'firebase/firestore';
import { profileDoc } from '../firebase/references.ts';

/** Makes a profile public or private. Rejects as Firestore does; without a connection it is pending until there is one. */
export function setVisibility(uid: string, isPublic: boolean): Promise<void> {
  return updateDoc(profileDoc(uid), { is_profile_public: isPublic, updated_at: serverTimestamp() });
}
