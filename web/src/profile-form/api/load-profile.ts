// Reads the profile once, from the server: a listener would overwrite what is being typed. Without a connection it is
// read from the cache; a save then detects whether that was the newest version.
import {
  getDocFromCache,
  getDocFromServer,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore';
import type { User } from 'firebase/auth';
import pTimeout from 'p-timeout';
import { profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { readContact, readProfile } from '@marquee/domain/profile/read-profile';
import { splitName } from '@marquee/domain/profile/split-name';
import { isOffline } from '../../pwa/connection.ts';
import { contactDoc, profileDoc } from '../../firebase/references.ts';

/** The profile as the server stored it at one moment: editing starts from it, and a save is compared with it. */
export interface StoredProfile {
  readonly form: ProfileForm;
  readonly former_usernames: readonly string[];
  /** Differs between two stored states: made from `updated_at`, 'missing' while there is no document. */
  readonly version: string;
}

const MISSING = 'missing';

function version(data: DocumentData | undefined): string {
  if (!data) return MISSING;
  const updated: unknown = data['updated_at'];
  return updated instanceof Timestamp
    ? `${String(updated.seconds)}.${String(updated.nanoseconds)}`
    : `other:${JSON.stringify(updated ?? null)}`;
}

/** The editor's form, the former usernames and the version, from the two stored documents whatever their shape. */
export function storedProfile(
  uid: string,
  profile: DocumentData | undefined,
  contact: DocumentData | undefined,
): StoredProfile {
  const read = readProfile(uid, profile);
  return {
    form: profileForm(read, readContact(contact, profile)),
    former_usernames: read.former_usernames,
    version: version(profile),
  };
}

/** Milliseconds. Firestore itself never gives up on a connection that is open and silent. */
const LONGEST_READ = 20_000;

async function read(reference: DocumentReference): Promise<DocumentSnapshot> {
  if (isOffline()) return getDocFromCache(reference);
  try {
    return await pTimeout(getDocFromServer(reference), { milliseconds: LONGEST_READ });
  } catch (error) {
    if (!isOffline()) throw error;
    return getDocFromCache(reference);
  }
}

/**
 * Loads the signed-in user's profile. A missing profile (the first sign-in creates it, and may still be doing so)
 * starts with the account's names. Throws what Firestore throws, `unavailable` without a connection and a cached copy,
 * and after 20 seconds without an answer.
 */
export async function loadProfile({
  uid,
  displayName,
}: Pick<User, 'uid' | 'displayName'>): Promise<StoredProfile> {
  const [profile, contact] = await Promise.all([read(profileDoc(uid)), read(contactDoc(uid))]);
  const stored = storedProfile(uid, profile.data(), contact.data());
  if (profile.exists()) return stored;
  return { ...stored, form: { ...stored.form, ...splitName(displayName ?? '') } };
}
