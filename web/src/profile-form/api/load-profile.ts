// Reads the profile once, from the server: a listener would overwrite what is being typed. Without a connection it is
// read from the cache; a save then detects whether that was the newest state.
import {
  getDocFromCache,
  runTransaction,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase/firestore';
import type { User } from 'firebase/auth';
import pTimeout from 'p-timeout';
import type { TakenDown } from '@marquee/domain/accounts/moderation';
import {
  contactDocument,
  profileDocument,
  profileForm,
  type ProfileForm,
} from '@marquee/domain/profile/profile';
import { readContact, readProfile } from '@marquee/domain/profile/read-profile';
import { splitName } from '@marquee/domain/profile/split-name';
import { whileOpen } from '#web/firebase/ended-instance.ts';
import { firestore } from '#web/firebase/firestore.ts';
import { writesSent } from '#web/firebase/writes-sent.ts';
import { contactDoc, profileDoc } from '#web/firebase/references.ts';
import { isOffline } from '#web/pwa/connection.ts';
import { cacheProfile } from './cache-profile.ts';

/** The profile as the server stored it at one moment: editing starts from it, and a save is compared with it. */
export interface StoredProfile {
  readonly form: ProfileForm;
  readonly former_usernames: readonly string[];
  /** Set while moderators have taken the profile down. */
  readonly taken_down?: TakenDown | undefined;
  /**
   * Differs between two stored states: made from `updated_at`, 'missing' while there is no document. `UNKNOWN` after a
   * save from here, whose time only the server knows, and for a state from a listener: it is recognised by what it
   * stores.
   */
  readonly updatedAt: string;
}

const MISSING = 'missing';
/** Equal to no stored state's. */
export const UNKNOWN = 'unknown';

function updatedAt(data: DocumentData | undefined): string {
  if (!data) return MISSING;
  const updated: unknown = data['updated_at'];
  return updated instanceof Timestamp
    ? `${String(updated.seconds)}.${String(updated.nanoseconds)}`
    : `other:${JSON.stringify(updated ?? null)}`;
}

/** The editor's form, the former usernames and the time of the last save, from the two stored documents whatever their shape. */
export function storedProfile(
  uid: string,
  profile: DocumentData | undefined,
  contact: DocumentData | undefined,
): StoredProfile {
  const read = readProfile(uid, profile);
  return {
    form: profileForm(read, readContact(contact, profile)),
    former_usernames: read.former_usernames,
    ...(read.taken_down && { taken_down: read.taken_down }),
    updatedAt: updatedAt(profile),
  };
}

/** Milliseconds. Firestore itself never gives up on a connection that is open and silent. */
const LONGEST_READ = 20_000;

/** The form as it would be read back after a save. */
export const asStored = (uid: string, form: ProfileForm): ProfileForm =>
  storedProfile(uid, profileDocument(form), contactDocument(form)).form;

type Documents = readonly [profile: DocumentSnapshot, contact: DocumentSnapshot];

/**
 * Both documents as the server has them. In a transaction, because the SDK answers other reads from an open listener
 * of the same document, and that one learns of a save later than the save is acknowledged.
 */
async function readFromServer(uid: string): Promise<Documents> {
  const read = writesSent().then(() =>
    runTransaction(firestore, (transaction) =>
      Promise.all([transaction.get(profileDoc(uid)), transaction.get(contactDoc(uid))]),
    ),
  );
  const documents = await pTimeout(read, { milliseconds: LONGEST_READ });
  // For the next visit without a connection: a transaction does not write to Firestore's cache.
  void cacheProfile(uid);
  return documents;
}

const readFromCache = (uid: string): Promise<Documents> =>
  Promise.all([getDocFromCache(profileDoc(uid)), getDocFromCache(contactDoc(uid))]);

async function read(uid: string): Promise<Documents> {
  if (isOffline()) return readFromCache(uid);
  try {
    return await whileOpen(() => readFromServer(uid));
  } catch (error) {
    if (!isOffline()) throw error;
    return readFromCache(uid);
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
  const [profile, contact] = await read(uid);
  const stored = storedProfile(uid, profile.data(), contact.data());
  if (profile.exists()) return stored;
  return { ...stored, form: { ...stored.form, ...splitName(displayName ?? '') } };
}
