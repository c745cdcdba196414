// How often a viewer is named to owners: nobody's name becomes an advertisement on the screens of all actors.
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { countIn, limitExpiry } from '../requests/rate-limits.ts';
import { DAY, HOUR } from '@marquee/domain/values/time';

/** How many owners are shown a viewer's name; to further ones the viewer is 'Someone'. */
export const NAMED_LIMITS = { hour: 30, day: 200 } as const;

/** The document that counts how often a viewer was named; deleted with the account (accounts/owned-documents.ts). */
export const namedCount = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.collection('call_limits').doc(`named_${uid}`);

interface Counts {
  readonly hour: number;
  readonly in_hour: number;
  readonly day: number;
  readonly in_day: number;
}

/** The counts of this hour and day as stored. `now` is in milliseconds since 1970. */
function storedCounts(stored: DocumentSnapshot | undefined, now: number): Counts {
  const [hour, day] = [Math.floor(now / HOUR), Math.floor(now / DAY)];
  return {
    hour,
    in_hour: stored?.get('hour') === hour ? countIn(stored, 'in_hour') : 0,
    day,
    in_day: stored?.get('day') === day ? countIn(stored, 'in_day') : 0,
  };
}

/** The counts with one more owner who is shown the name, to be stored; `undefined` once the limit is reached. */
export function countNamed(stored: DocumentSnapshot | undefined, now: number) {
  const { hour, in_hour, day, in_day } = storedCounts(stored, now);
  if (in_hour >= NAMED_LIMITS.hour || in_day >= NAMED_LIMITS.day) return undefined;
  return {
    hour,
    in_hour: in_hour + 1,
    day,
    in_day: in_day + 1,
    expires_at: limitExpiry(now),
  };
}
