// Everything that belongs to an account, named once: the export and the deletion go through the same list.
import { FieldPath, type DocumentReference, type Firestore, type Query } from 'firebase-admin/firestore';
import { namedCount } from '../views/named-limit.ts';

/** Queries for the documents of an account besides its profile, by the name of their file in the export. */
export function ownedQueries(firestore: Firestore, uid: string): Readonly<Record<string, Query>> {
  return {
    usernames: firestore.collection('usernames').where('uid', '==', uid),
    notifications: firestore.collection('notifications').where('user_id', '==', uid),
    skills: firestore.collection('user_skills').where('user_id', '==', uid),
    mails: firestore.collection('mail').where('uid', '==', uid),
    push_devices: firestore.collection('push_subscriptions').where('user_id', '==', uid),
  };
}

/** References of the documents whose id contains the account's uid, besides its profile. */
export const ownedDocuments = (firestore: Firestore, uid: string): readonly DocumentReference[] => [
  ...['settings', 'direct_views', 'call_limits', 'message_blocks', 'push_outbox', 'summary_schedules'].map(
    (collection) => firestore.collection(collection).doc(uid),
  ),
  namedCount(firestore, uid),
];

/**
 * Other owners' notifications that name the account as a viewer, or show its e-mail address without its name. A
 * deletion keeps them, but removes the account from them.
 */
export function mentions(firestore: Firestore, uid: string, email: string | undefined): readonly Query[] {
  const notifications = firestore.collection('notifications');
  const named = notifications.where('metadata.viewer_id', '==', uid);
  if (email === undefined) return [named];
  return [
    named,
    notifications.where('metadata.viewer_id', '==', null).where('metadata.viewer_email', '==', email),
  ];
}

/** The field of a settings document that names the account when its owner has blocked it. */
export const blockedField = (uid: string): FieldPath => new FieldPath('blocked_viewers', uid);

/** A query for the settings of owners who have blocked the account. A deletion removes only the account from them. */
export function blockers(firestore: Firestore, uid: string): Query {
  return firestore.collection('settings').where(blockedField(uid), '>=', '');
}

/** The bucket's folder with all pictures of an account. */
export const pictureFolder = (uid: string): string => `profiles/${uid}/`;
