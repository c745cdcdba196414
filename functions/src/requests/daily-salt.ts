// A secret that is replaced each day: hashes with it can be compared within the day, and by nobody afterwards.
import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { utcDate } from '@marquee/domain/values/time';

interface Salt {
  readonly day: string;
  readonly salt: string;
}

const cache = new WeakMap<Firestore, Salt>();

const isSalt = (stored: unknown): stored is Salt =>
  typeof stored === 'object' &&
  stored !== null &&
  'day' in stored &&
  typeof stored.day === 'string' &&
  'salt' in stored &&
  typeof stored.salt === 'string';

/** The salt of the UTC day of `now`, the same for all instances. The day's first call overwrites the previous one. */
export async function dailySalt(firestore: Firestore, now: number): Promise<string> {
  const day = utcDate(now);
  const known = cache.get(firestore);
  if (known?.day === day) return known.salt;
  const reference = firestore.doc('secrets/reports');
  const current = await firestore.runTransaction(async (transaction): Promise<Salt> => {
    const stored = (await transaction.get(reference)).data();
    // An instance whose clock is behind must not restore yesterday's salt.
    if (isSalt(stored) && stored.day >= day) return { day: stored.day, salt: stored.salt };
    const made = { day, salt: randomBytes(32).toString('base64url') };
    transaction.set(reference, made);
    return made;
  });
  cache.set(firestore, current);
  return current.salt;
}
