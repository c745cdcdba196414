// Everything that belongs to an account, named once: what is downloaded is what is deleted.
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';

/** The documents of an account beside its profile. */
export function ownedQueries(firestore: Firestore, uid: string): Readonly<Record<string, Query>> {
  return {
    usernames: firestore.collection('usernames').where('uid', '==', uid),
    notifications: firestore.collection('notifications').where('user_id', '==', uid),
    skills: firestore.collection('user_skills').where('user_id', '==', uid),
  };
}

/** What other owners were told about the account as a viewer: theirs to keep, without the name. */
export function mentions(firestore: Firestore, uid: string): Query {
  return firestore.collection('notifications').where('metadata.viewer_id', '==', uid);
}

/** Where a settings document keeps the account if its owner has blocked it. */
export const blockedField = (uid: string): FieldPath => new FieldPath('blocked_viewers', uid);

/** Settings of owners who have blocked the account: theirs to keep, without the account. */
export function blockers(firestore: Firestore, uid: string): Query {
  return firestore.collection('settings').where(blockedField(uid), '>=', '');
}

/** The folder of an account's pictures, profile and gallery, in the bucket. */
export const pictureFolder = (uid: string): string => `profiles/${uid}/`;
