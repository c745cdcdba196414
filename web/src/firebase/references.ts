// Every document and collection (docs/data-and-rules.md), typed. Each path has one converter, because reactfire's cache
// is keyed by the path alone. Converters accept any stored value and never throw; features write through the plain
// references below.
import {
  collection,
  doc,
  type DocumentData,
  type FirestoreDataConverter,
  Timestamp,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { readSentLinks, type SentLink } from '@marquee/domain/views/named-link';
import { readNotification, type Notification } from '@marquee/domain/notifications/notification';
import {
  readNotificationChoices,
  type NotificationChoices,
} from '@marquee/domain/accounts/notification-choices';
import type { Contact, Profile } from '@marquee/domain/profile/profile';
import { readContact, readProfile } from '@marquee/domain/profile/read-profile';
import { readYesterday, type Yesterday } from '@marquee/domain/profile/yesterday';
import { readCase, readReport, type ModerationCase, type Report } from '@marquee/domain/accounts/moderation';
import {
  readBlockedViewers,
  readSettings,
  type BlockedViewer,
  type Settings,
} from '@marquee/domain/accounts/settings';
import { readVersions, type Version } from '@marquee/domain/views/version';
import { readViews, type DayViews } from '@marquee/domain/views/views';
import { firestore } from './firestore.ts';

function readOnly<Model extends object>(
  read: (id: string, stored: DocumentData) => Model,
): FirestoreDataConverter<Model> {
  return {
    // While a write waits for the server, its server timestamps are estimated rather than null.
    fromFirestore: (snapshot: QueryDocumentSnapshot) =>
      read(snapshot.id, snapshot.data({ serverTimestamps: 'estimate' })),
    toFirestore: () => {
      throw new Error('Write through the plain reference.');
    },
  };
}

const profileConverter = readOnly<Profile>(readProfile);
const contactConverter = readOnly<Contact>((_id, stored) => readContact(stored));
const notificationConverter = readOnly<Notification>(readNotification);
/** All parts of the settings document in one type, because a path can have only one converter. */
interface StoredSettings extends Settings, NotificationChoices {
  readonly blocked_viewers: readonly BlockedViewer[];
}

const settingsConverter = readOnly<StoredSettings>((_id, stored) => ({
  ...readSettings(stored),
  ...readNotificationChoices(stored),
  blocked_viewers: readBlockedViewers(stored),
}));
/** A browser in which the account has switched push on. */
export interface PushDevice {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly created_at: number;
}

const pushDeviceConverter = readOnly<PushDevice>((id, stored) => {
  const { name, created_at } = stored as Readonly<Record<string, unknown>>;
  return {
    id,
    name: typeof name === 'string' ? name : '',
    created_at: created_at instanceof Timestamp ? created_at.toMillis() : 0,
  };
});
const caseConverter = readOnly<ModerationCase>(readCase);
const reportConverter = readOnly<Report>(readReport);
const linksConverter = readOnly<readonly SentLink[]>((_id, stored) => readSentLinks(stored));
const versionsConverter = readOnly<readonly Version[]>((_id, stored) => readVersions(stored));
const viewsConverter = readOnly<readonly DayViews[]>(readViews);

export const profileRef = (uid: string) => profileDoc(uid).withConverter(profileConverter);
export const contactRef = (uid: string) => contactDoc(uid).withConverter(contactConverter);
export const yesterdayRef = (uid: string) =>
  yesterdayDoc(uid).withConverter(readOnly<Yesterday>((_id, stored) => readYesterday(uid, stored)));
export const notificationsRef = () =>
  collection(firestore, 'notifications').withConverter(notificationConverter);
export const settingsRef = (uid: string) => settingsDoc(uid).withConverter(settingsConverter);
export const pushDevicesRef = () =>
  collection(firestore, 'push_subscriptions').withConverter(pushDeviceConverter);
export const linksRef = (uid: string) => linksDoc(uid).withConverter(linksConverter);
/** All versions of a profile. */
export const versionsRef = (uid: string) => versionsDoc(uid).withConverter(versionsConverter);
/** The views: a document for each week, and older documents for single days. */
export const viewsRef = (uid: string) =>
  collection(firestore, 'profiles', uid, 'views').withConverter(viewsConverter);

/** The cases, one for each reported profile: only moderators can read them. */
export const casesRef = () => collection(firestore, 'moderation').withConverter(caseConverter);
export const reportsRef = (profileId: string) =>
  collection(firestore, 'moderation', profileId, 'reports').withConverter(reportConverter);

/** References without converters, for writing. */
export const profileDoc = (uid: string) => doc(firestore, 'profiles', uid);
export const contactDoc = (uid: string) => doc(firestore, 'profiles', uid, 'private', 'contact');
/** The profile and its contact as they were before the first save of a day (domain/src/profile/yesterday.ts). */
export const yesterdayDoc = (uid: string) => doc(firestore, 'profiles', uid, 'private', 'yesterday');
export const linksDoc = (uid: string) => doc(firestore, 'profiles', uid, 'private', 'links');
export const versionsDoc = (uid: string) => doc(firestore, 'profiles', uid, 'private', 'versions');
/** How many usernames the account has released lately. */
export const releasesDoc = (uid: string) => doc(firestore, 'profiles', uid, 'private', 'releases');
export const usernameDoc = (username: string) => doc(firestore, 'usernames', username);
export const notificationDoc = (id: string) => doc(firestore, 'notifications', id);
/** Time and id of the latest notification that the account, as a viewer, wrote directly to Firestore. */
export const directViewDoc = (uid: string) => doc(firestore, 'direct_views', uid);
export const settingsDoc = (uid: string) => doc(firestore, 'settings', uid);
export const pushDeviceDoc = (id: string) => doc(firestore, 'push_subscriptions', id);
