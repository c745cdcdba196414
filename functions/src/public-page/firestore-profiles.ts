import type { Firestore } from 'firebase-admin/firestore';
import type { ProfileSource } from './find-profile.ts';

/** Profiles and usernames as Firestore holds them (design, section 4). */
export function firestoreProfiles(firestore: Firestore, pictureBase: string): ProfileSource {
  return {
    pictureBase,
    profile: async (uid) => (await firestore.collection('profiles').doc(uid).get()).data(),
    uidOf: async (username) => {
      const uid: unknown = (await firestore.collection('usernames').doc(username).get()).get('uid');
      return typeof uid === 'string' && uid !== '' ? uid : undefined;
    },
  };
}
