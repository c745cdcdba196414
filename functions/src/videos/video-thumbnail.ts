// The callable that the editor uses for the thumbnail of an added video.
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as yup from 'yup';
import { LIMITS } from '@marquee/domain/values/limits';
import { viewDay } from '@marquee/domain/notifications/notification';
import { bucket, firestore } from '../runtime/admin.ts';
import { THUMBNAIL_OPTIONS } from '../runtime/function-options.ts';
import { isVerified, requireCaller } from '../requests/caller.ts';
import { orUnavailable } from '../requests/or-unavailable.ts';
import { isInput } from '../requests/input.ts';
import { videoSource } from './fetch-thumbnail.ts';
import { storeThumbnail, type StoredThumbnail } from './store-thumbnail.ts';

const REQUEST = yup.object({ url: yup.string().required().max(LIMITS.url) });

/** The most calls of an account in a day: a profile has eleven videos, and an owner may try several. */
const THUMBNAILS_PER_DAY = 60;

const DAY = 24 * 60 * 60 * 1000;

/** Counts a call of an account; false when it has reached the limit of the day. */
async function mayFetch(database: Firestore, uid: string, now: number): Promise<boolean> {
  const limit = database.collection('call_limits').doc(uid);
  return database.runTransaction(async (transaction) => {
    const stored = await transaction.get(limit);
    const day = viewDay(now);
    const calls: unknown = stored.get('thumbnail_day') === day ? stored.get('thumbnails') : 0;
    const count = typeof calls === 'number' ? calls : 0;
    if (count >= THUMBNAILS_PER_DAY) return false;
    const expires_at = Timestamp.fromMillis(now + 2 * DAY);
    transaction.set(limit, { thumbnail_day: day, thumbnails: count + 1, expires_at }, { merge: true });
    return true;
  });
}

export const videoThumbnail = onCall(
  THUMBNAIL_OPTIONS,
  async (request): Promise<{ readonly thumb: StoredThumbnail | null }> => {
    const caller = await requireCaller(request);
    const data: unknown = request.data;
    if (!isInput(REQUEST, data)) throw new HttpsError('invalid-argument', 'A thumbnail needs an address');
    const source = videoSource(data.url);
    // As in the rules: pictures are for verified accounts.
    if (!source || !isVerified(caller)) return { thumb: null };
    return orUnavailable('thumbnail not stored', 'The thumbnail could not be stored', async () => {
      if (!(await mayFetch(firestore(), caller.uid, Date.now()))) return { thumb: null };
      return { thumb: await storeThumbnail(bucket(), caller.uid, source) };
    });
  },
);
