// The secret of viewers' keys. A project's first view creates it; no rule lets a client read it. It needs no console
// step that could be forgotten, since views count from the first day.
import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';

const BYTES = 32;

async function readOrMake(firestore: Firestore): Promise<Buffer> {
  const place = firestore.doc('secrets/viewers');
  return firestore.runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(place)).get('secret');
    if (Buffer.isBuffer(stored) && stored.length >= BYTES) return stored;
    const made = randomBytes(BYTES);
    transaction.set(place, { secret: made });
    return made;
  });
}

const known = new WeakMap<Firestore, Promise<Buffer>>();

/** The project's secret, read once an instance. Throws what Firestore throws; the next call tries again. */
export function viewerSecret(firestore: Firestore): Promise<Buffer> {
  const found = known.get(firestore);
  if (found) return found;
  const reading = readOrMake(firestore);
  known.set(firestore, reading);
  reading.catch(() => known.delete(firestore));
  return reading;
}
