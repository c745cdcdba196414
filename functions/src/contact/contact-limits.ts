// How often visitors may request contacts and write to actors. Visitors are stored only as a hash with a salt that is
// deleted after the day (requests/daily-salt.ts).
import { createHmac } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { isbot } from 'isbot';
import { asRecord } from '@marquee/domain/values/record';
import { networksAround } from '../requests/client-address.ts';
import { logProblem } from '../runtime/log.ts';

/** Limits within which a casting director gets dozens of WhatsApp links, but no collector of numbers gets all. */
export const CONTACT_LIMITS = {
  /** WhatsApp links given to one network in a day. */
  linksPerNetwork: 40,
  /** How often one profile's WhatsApp link is given to one network in a day: enough for a household or an office. */
  linksPerNetworkAndProfile: 10,
  /** How often one profile's WhatsApp link is given in a day. */
  linksPerProfile: 1000,
  /** WhatsApp links that all visitors together get, and messages that they send, in a day. */
  linksOfAll: 20_000,
  messagesOfAll: 5000,
  /** Answers to named links in a day: from one network, and from all. */
  answersPerNetwork: 60,
  answersOfAll: 20_000,
  /** Messages from one network, and from one confirmed e-mail address, in a day. */
  messagesPerNetwork: 10,
  messagesPerSender: 10,
  /** Messages from one e-mail address in a day before its owner confirms it. */
  messagesUnconfirmed: 2,
  /** Mails in a day that ask for a confirmation: caused by one network, to one address, and in all. */
  asksPerNetwork: 3,
  asksPerAddress: 5,
  asksOfAll: 300,
  /** Messages to one actor in a day: how many are each sent as a mail, and how many more are gathered into one mail. */
  messagesPerProfile: 30,
  messagesGathered: 50,
} as const;

const DAY = 24 * 60 * 60 * 1000;

/** When a counter's document expires: at least a day after the UTC day for which it counts. */
export const limitExpiry = (now: number): Timestamp => Timestamp.fromMillis(now + 2 * DAY);

/** The hash that stands for a network, an address or a profile in the id of a counter. */
export const hashed = (salt: string, ...parts: readonly string[]): string =>
  createHmac('sha256', salt).update(JSON.stringify(parts)).digest('base64url').slice(0, 24);

/** A counter of a day, and the count at which nothing more is allowed. */
export interface Limit {
  readonly counter: DocumentReference;
  readonly most: number;
}

/** How many documents a counter of all visitors is split into, since a document takes about one write a second. */
const SHARDS = 10;

interface DayOfNetwork {
  readonly kind: 'contact' | 'message' | 'confirmation' | 'answer';
  readonly day: string;
  readonly salt: string;
  /** A network as clientNetwork returns it. */
  readonly network: string;
  /** The limits of one client's network, and of all visitors together. */
  readonly most: { readonly network: number; readonly all: number };
}

/** The limits of the networks that contain a visitor, the smallest first, and of all visitors last. */
export function dayLimits(firestore: Firestore, { kind, day, salt, network, most }: DayOfNetwork): Limit[] {
  const limits = firestore.collection('call_limits');
  const shard = Math.floor(Math.random() * SHARDS);
  return [
    ...networksAround(network).map(({ name, share }) => ({
      counter: limits.doc(`${kind}_${day}_${hashed(salt, 'network', name)}`),
      most: most.network * share,
    })),
    { counter: limits.doc(`${kind}_${day}_all_${String(shard)}`), most: most.all / SHARDS },
  ];
}

/** Whether any count has reached its limit. A log entry raises an alert when the count of all visitors has. */
export function isReached(limits: readonly Limit[], counts: readonly DocumentSnapshot[]): boolean {
  const reached = limits.filter(({ most }, index) => countIn(counts[index], 'count') >= most);
  const ofAll = limits.at(-1);
  if (ofAll && reached.includes(ofAll)) logProblem('limit of all visitors reached');
  return reached.length > 0;
}

/** Adds one to all counters and returns true; returns false once a limit has been reached. */
export function countWithin(firestore: Firestore, limits: readonly Limit[], now: number): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const counts = await transaction.getAll(...limits.map(({ counter }) => counter));
    if (isReached(limits, counts)) return false;
    const more = { count: FieldValue.increment(1), expires_at: limitExpiry(now) };
    for (const { counter } of limits) transaction.set(counter, more, { merge: true });
    return true;
  });
}

interface ProfileDay {
  readonly profileId: string;
  readonly day: string;
  readonly salt: string;
}

/** The document that counts, for a day, how often a profile's WhatsApp link was given and the messages sent to it. */
export const profileLimit = (firestore: Firestore, { profileId, day, salt }: ProfileDay): DocumentReference =>
  firestore.collection('call_limits').doc(`profile_${day}_${hashed(salt, 'profile', profileId)}`);

/** The number in a document at a field, or at a path of fields; 0 where there is none. */
export function countIn(document: DocumentSnapshot | undefined, ...field: readonly string[]): number {
  let value: unknown = document?.data();
  for (const name of field) value = asRecord(value)[name];
  return typeof value === 'number' ? value : 0;
}

/** Whether a user agent is a crawler's or another program's, which gets no contact. Others are bound by the limits. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || isbot(userAgent);
