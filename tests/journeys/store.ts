// Existing actors as journeys need them, written past the rules as the functions would.
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  contactDocument,
  EMPTY_CONTACT,
  emptyProfile,
  profileDocument,
  profileForm,
  type Profile,
} from '@marquee/domain/profile/profile';
import { addViews, noViews, readViews, type DayViews } from '@marquee/domain/views/views';
import { HOUR } from '@marquee/domain/values/time';
import { PORTS, PROJECT_ID, suiteUrl } from '../../scripts/config/project.ts';
import { newAccount, newUsername, type Account } from './fixtures.ts';

// Skips Google's metadata server.
process.env['METADATA_SERVER_DETECTION'] = 'none';
process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${String(PORTS['firestore'] ?? 0)}`;

export const database: Firestore = getFirestore(initializeApp({ projectId: PROJECT_ID }, 'journeys'));

export interface Actor extends Account {
  readonly username: string;
}

/** A verified account with a profile, public by default. */
export async function newActor(changes: Partial<Profile> = {}): Promise<Actor> {
  const account = await newAccount();
  const username = changes.username ?? newUsername();
  const profile: Profile = {
    ...emptyProfile(account.uid),
    username,
    first_name: 'Asha',
    last_name: 'Rao',
    location: 'Pune',
    introduction: 'Actor.',
    is_profile_public: true,
    ...changes,
  };
  const form = profileForm(profile, EMPTY_CONTACT);
  const updated_at = FieldValue.serverTimestamp();
  const batch = database.batch();
  batch.set(database.doc(`profiles/${account.uid}`), {
    ...profileDocument(form),
    former_usernames: [],
    created_at: updated_at,
    confirmed_at: updated_at,
    updated_at,
  });
  batch.set(database.doc(`profiles/${account.uid}/private/contact`), {
    ...contactDocument(form),
    updated_at,
  });
  if (username !== '') {
    batch.set(database.doc(`usernames/${username}`), { uid: account.uid, created_at: updated_at });
  }
  await batch.commit();
  return { ...account, username };
}

/** Sets when an actor was born, YYYY-MM-DD: without it a profile is not made public. */
export async function birthDate(uid: string, date_of_birth: string): Promise<void> {
  await database.doc(`profiles/${uid}/private/contact`).update({ date_of_birth });
}

/** A commit takes at most 500 writes. */
const COMMIT = 500;

/** More notifications than this are imported instead of written. */
const MANY = 20;

const stored = (value: unknown): object => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value !== 'object') throw new Error(`No ${typeof value} is seeded.`);
  return { mapValue: { fields: storedFields(value) } };
};
const storedFields = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, stored(value)]));

const seeded = (uid: string, index: number) => {
  const created_at = Timestamp.fromMillis(Date.now() - index * HOUR);
  return {
    user_id: uid,
    title: 'Profile View',
    message: `Viewer ${String(index + 1)} viewed your profile`,
    type: 'profile_view',
    read: false,
    created_at,
    metadata: {
      viewer_id: null,
      viewer_name: `Viewer ${String(index + 1)}`,
      viewer_email: null,
      timestamp: created_at,
      event_type: 'profile_view',
    },
  };
};

/** Imports many notifications, because each one that is written would call a function. */
async function load(documents: ReadonlyMap<string, object>): Promise<boolean> {
  const path = `/emulator/v1/projects/${PROJECT_ID}:load`;
  const { ok } = await fetch(suiteUrl('firestore', path), {
    method: 'POST',
    body: JSON.stringify({
      documents: [...documents].map(([name, fields]) => ({ name, fields: storedFields(fields) })),
    }),
  });
  // False with Google's emulator, which has no such import.
  return ok;
}

/** Stores `count` unread notifications, one an hour, the newest now. */
export async function notify(uid: string, count: number): Promise<void> {
  const documents = new Map(
    Array.from({ length: count }, (_, index) => [
      `notifications/${uid}_seed_${String(index).padStart(5, '0')}`,
      seeded(uid, index),
    ]),
  );
  if (count > MANY && (await load(documents))) return;
  const entries = [...documents];
  for (let from = 0; from < count; from += COMMIT) {
    const batch = database.batch();
    for (const [path, fields] of entries.slice(from, from + COMMIT)) batch.set(database.doc(path), fields);
    await batch.commit();
  }
}

/** Stores `count` unread notifications of views a millisecond apart, which the list shows as one line. */
export async function notifyAlike(
  uid: string,
  count: number,
  viewer: {
    readonly viewer_id: string | null;
    readonly viewer_name: string;
    readonly viewer_is_public?: boolean;
  },
): Promise<void> {
  const batch = database.batch();
  for (let index = 0; index < count; index += 1) {
    const { created_at: _hourly, metadata, ...fields } = seeded(uid, index);
    const created_at = Timestamp.fromMillis(Date.now() - index);
    batch.create(database.collection('notifications').doc(), {
      ...fields,
      message: `${viewer.viewer_name} viewed your profile`,
      created_at,
      metadata: { ...metadata, timestamp: created_at, ...viewer },
    });
  }
  await batch.commit();
}

export async function messagesOf(uid: string): Promise<string[]> {
  const { docs } = await database.collection('notifications').where('user_id', '==', uid).get();
  return docs.map((document) => String(document.get('message')));
}

/** The profile's counts of views and actions, summed over all its weeks. */
export async function countsOf({ uid }: Actor): Promise<DayViews> {
  const { docs } = await database.collection(`profiles/${uid}/views`).get();
  return docs.flatMap((week) => readViews(week.id, week.data())).reduce(addViews, noViews(''));
}

/** How often the profile was viewed, over all its weeks. */
export const viewsOf = async (actor: Actor): Promise<number> => (await countsOf(actor)).count;
