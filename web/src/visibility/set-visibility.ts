import { serverTimestamp, updateDoc } from 'firebase/firestore';
import { whileOpen } from '../firebase/ended-instance.ts';
import { profileDoc } from '../firebase/references.ts';

/** Makes a profile public or private. Rejects with Firestore's error; stays pending while offline. */
export const setVisibility = (uid: string, isPublic: boolean): Promise<void> =>
  whileOpen(() => updateDoc(profileDoc(uid), { is_profile_public: isPublic, updated_at: serverTimestamp() }));
