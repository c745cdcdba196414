// The secrets that viewers' keys are computed with, one for each month. The time-to-live policy deletes each after its
// month, so that nobody can compute that month's keys later. The month's first view creates it; no client reads one.
import { randomBytes } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY } from '@marquee/domain/values/time';

const BYTES = 32;

/** The UTC month, such as 2026-11. No half-hour crosses its end, so that each half-hour has one secret. */
const monthOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 7);

/** When a month's secret expires: a day after it. The keys of its last half-hour are needed in the next half-hour. */
function expiryOf(milliseconds: number): Timestamp {
  const date = new Date(milliseconds);
  return Timestamp.fromMillis(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) + DAY);
}

async function readOrMake(firestore: Firestore, at: number): Promise<Buffer> {
  const reference = firestore.doc(`secrets/viewers-${monthOf(at)}`);
  return firestore.runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(reference)).get('secret');
    if (Buffer.isBuffer(stored) && stored.length >= BYTES) return stored;
    const made = randomBytes(BYTES);
    transaction.set(reference, { secret: made, expires_at: expiryOf(at) });
    return made;
  });
}

/** Secrets by month; an instance uses at most two at a time. */
const known = new WeakMap<Firestore, Map<string, Promise<Buffer>>>();

/** The secret of a moment's month, read once an instance. Throws what Firestore throws; the next call tries again. */
export function viewerSecret(firestore: Firestore, at: number): Promise<Buffer> {
  const month = monthOf(at);
  const secrets = known.get(firestore) ?? new Map<string, Promise<Buffer>>();
  known.set(firestore, secrets);
  const found = secrets.get(month);
  if (found) return found;
  const reading = readOrMake(firestore, at);
  secrets.set(month, reading);
  reading.catch(() => secrets.delete(month));
  return reading;
}
