// Counts in Firestore how often visitors do something in a day. Visitors are stored only as a hash with a salt that is
// deleted after the day (daily-salt.ts).
import { createHmac } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { asRecord } from '@marquee/domain/values/record';
import { DAY } from '@marquee/domain/values/time';
import { networksAround } from './client-address.ts';
import { logProblem } from '../runtime/log.ts';

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
  /** The visitor's network, and the front end that named it, if there is one. */
  readonly network: string;
  readonly hop?: string | undefined;
  /** The limits of one client's network, and of all visitors together. */
  readonly most: { readonly network: number; readonly all: number };
}

/** The limits of a visitor's networks, the smallest first, and of all visitors last. */
export function dayLimits(
  firestore: Firestore,
  { kind, day, salt, network, hop, most }: DayOfNetwork,
): Limit[] {
  const limits = firestore.collection('call_limits');
  const shard = Math.floor(Math.random() * SHARDS);
  return [
    ...networksAround(network, hop).map(({ name, share }) => ({
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

/** The number in a document at a field, or at a path of fields; 0 where there is none. */
export function countIn(document: DocumentSnapshot | undefined, ...field: readonly string[]): number {
  let value: unknown = document?.data();
  for (const name of field) value = asRecord(value)[name];
  return typeof value === 'number' ? value : 0;
}
