// The notification that somebody used a profile's contact: one a half-hour, without who.
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { halfHour } from '@marquee/domain/half-hour';
import { CONTACT_TITLE, CONTACT_MESSAGES, type ContactWay } from '@marquee/domain/notification';

/** `profiles/{uid}/contacts/{day}`: how often the contact was used on a day, which its owner reads. */
export const contactsDocument = (firestore: Firestore, uid: string, day: string): DocumentReference =>
  firestore.collection('profiles').doc(uid).collection('contacts').doc(day);

export const contactNotificationId = (uid: string, way: ContactWay, now: number): string =>
  `${uid}_contact-${way}_${String(halfHour(now))}`;

export const contactNotification = (uid: string, way: ContactWay) => ({
  user_id: uid,
  title: CONTACT_TITLE,
  message: CONTACT_MESSAGES[way],
  type: 'contact',
  read: false,
  created_at: FieldValue.serverTimestamp(),
  metadata: {
    viewer_id: null,
    viewer_name: null,
    viewer_email: null,
    timestamp: FieldValue.serverTimestamp(),
    event_type: `contact_${way}`,
  },
});
