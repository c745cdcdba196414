import type { Firestore } from 'firebase-admin/firestore';
import { findLiveLink } from '../links/find-link.ts';
import type { ProfileSource } from './find-profile.ts';

/** Profiles, usernames and named links as Firestore holds them. */
export function firestoreProfiles(firestore: Firestore, pictureBase: string): ProfileSource {
  return {
    pictureBase,
    profile: async (uid) => (await firestore.collection('profiles').doc(uid).get()).data(),
    liveLink: (uid, code) => findLiveLink(firestore, uid, code, Date.now()),
    uidOf: async (username) => {
      const uid: unknown = (await firestore.collection('usernames').doc(username).get()).get('uid');
      return typeof uid === 'string' && uid !== '' ? uid : undefined;
    },
  };
}
