// The content of a half-hour's document (`profiles/{uid}/viewers/{half-hour}`): the viewers who were counted in it, with
// their actions. It is apart from the week's document, which the owner's screens listen to.
import { Timestamp } from 'firebase-admin/firestore';
import { asRecord } from '@marquee/domain/values/record';

/** The bits of each viewer's actions (count-views.ts), by the viewer's key. */
export type Viewers = ReadonlyMap<string, number>;

/**
 * The most viewers that a half-hour remembers: some 700 KB of the 1 MB that a document may have. A further one counts
 * with each open.
 */
export const MOST_VIEWERS = 30_000;

/**
 * Milliseconds until the document expires: it is read within its half-hour and the next, and Firestore's time-to-live
 * policy on `expires_at` deletes it.
 */
const LIFETIME = 2 * 60 * 60 * 1000;

/** Reads viewers from texts of a key, or of a key and its actions. */
export function readViewers(stored: unknown): Viewers {
  const { seen } = asRecord(stored);
  const texts = Array.isArray(seen) ? seen.filter((text) => typeof text === 'string') : [];
  return new Map(
    texts.map((text): [string, number] => {
      const [key = '', bits = '0'] = text.split(' ');
      return [key, Number.parseInt(bits, 10) || 0];
    }),
  );
}

/** The fields of the document with these viewers; `now` is the time of the latest view. */
export const viewersFields = (viewers: Viewers, now: number) => ({
  seen: Array.from(viewers, ([key, bits]) => (bits === 0 ? key : `${key} ${String(bits)}`)),
  expires_at: Timestamp.fromMillis(now + LIFETIME),
});
