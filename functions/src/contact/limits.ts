// How often visitors may request contacts and write to actors. Visitors are stored only as a hash with a salt that is
// deleted after the day (moderation/daily-salt.ts).
import { createHmac } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { isbot } from 'isbot';
import { asRecord } from '@marquee/domain/record';

/** A casting director requests dozens of numbers; whoever collects numbers requests all. */
export const CONTACT_LIMITS = {
  /** Links given to one network in a day. */
  linksPerNetwork: 40,
  /** Links of one profile given to one network in a day: a household, an office. */
  linksPerNetworkAndProfile: 10,
  /** Links of one profile given in a day. */
  linksPerProfile: 1000,
  /** Messages of one network, and of one address, in a day. */
  messagesPerNetwork: 10,
  messagesPerSender: 10,
  /** Messages to one actor in a day. */
  messagesPerProfile: 30,
} as const;

const DAY = 24 * 60 * 60 * 1000;

/** A limit's document lives a day longer than it counts. */
export const limitExpiry = (now: number): Timestamp => Timestamp.fromMillis(now + 2 * DAY);

/** The key of a network, an address or a profile in the documents of limits. */
export const hashed = (salt: string, ...parts: readonly string[]): string =>
  createHmac('sha256', salt).update(JSON.stringify(parts)).digest('base64url').slice(0, 24);

interface ProfileDay {
  readonly profileId: string;
  readonly day: string;
  readonly salt: string;
}

/** The document that counts the links given of a profile and the messages sent to it on a day. */
export const profileLimit = (firestore: Firestore, { profileId, day, salt }: ProfileDay): DocumentReference =>
  firestore.collection('call_limits').doc(`profile_${day}_${hashed(salt, 'profile', profileId)}`);

/** A count in a document; 0 where there is none. */
export function countIn(document: DocumentSnapshot | undefined, ...field: readonly string[]): number {
  let value: unknown = document?.data();
  for (const name of field) value = asRecord(value)[name];
  return typeof value === 'number' ? value : 0;
}

/** Crawlers get no contact. One that pretends to be a browser meets the limits. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || isbot(userAgent);
