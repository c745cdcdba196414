// The route that the editor calls for the thumbnail of an added video.
import type { Firestore } from 'firebase-admin/firestore';
import * as yup from 'yup';
import { LIMITS } from '@marquee/domain/values/limits';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { utcDate } from '@marquee/domain/values/time';
import { bucket, firestore } from '../runtime/admin.ts';
import { isVerified } from '../requests/caller.ts';
import { callRoute } from '../requests/call-route.ts';
import { countIn, limitExpiry } from '../requests/rate-limits.ts';
import { videoSource } from './fetch-thumbnail.ts';
import { storeThumbnail, type StoredThumbnail } from './store-thumbnail.ts';

const REQUEST = yup.object({ url: yup.string().required().max(LIMITS.url) });

/** The most calls of an account in a day: a profile has eleven videos, and an owner may try several. */
export const THUMBNAILS_PER_DAY = 60;

/** Counts a call of an account; false when it has reached the limit of the day. */
async function mayFetch(database: Firestore, uid: string, now: number): Promise<boolean> {
  const limit = database.collection('call_limits').doc(uid);
  return database.runTransaction(async (transaction) => {
    const stored = await transaction.get(limit);
    const day = utcDate(now);
    const count = stored.get('thumbnail_day') === day ? countIn(stored, 'thumbnails') : 0;
    if (count >= THUMBNAILS_PER_DAY) return false;
    const counted = { thumbnail_day: day, thumbnails: count + 1, expires_at: limitExpiry(now) };
    transaction.set(limit, counted, { merge: true });
    return true;
  });
}

export const videoThumbnail = callRoute({
  path: ENDPOINTS.videoThumbnail,
  callers: 'account',
  accountPerMinute: 120,
  atOnce: 8, // One picture of at most 3 MB each; they are unpacked one after another.
  seconds: 30,
  input: REQUEST,
  badInput: 'A thumbnail needs an address',
  failure: { event: 'thumbnail not stored', message: 'The thumbnail could not be stored' },
  act: async ({ url }, { caller }): Promise<{ readonly thumb: StoredThumbnail | null }> => {
    const source = videoSource(url);
    // As in the rules: pictures are for verified accounts.
    if (!source || !isVerified(caller)) return { thumb: null };
    if (!(await mayFetch(firestore(), caller.uid, Date.now()))) return { thumb: null };
    return { thumb: await storeThumbnail(bucket(), caller.uid, source) };
  },
});
