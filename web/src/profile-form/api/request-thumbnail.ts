import { asRecord } from '@marquee/domain/values/record';
import { readPicture } from '@marquee/domain/profile/picture';
import type { Picture } from '@marquee/domain/profile/profile';
import { auth } from '#web/firebase/auth.ts';
import { callFunction } from '#web/firebase/functions.ts';
import { isOffline } from '#web/pwa/connection.ts';

/**
 * The thumbnail of a YouTube or Instagram video, which a function fetches once and stores in the account's folder; null
 * where there is none, or without a connection. A video without a thumbnail shows a picture of the actor, so failures
 * are not reported.
 */
export async function fetchThumbnail(url: string): Promise<Picture | null> {
  const uid = auth.currentUser?.uid;
  if (uid === undefined || isOffline()) return null;
  const answer = await callFunction('videoThumbnail', { url }).catch(() => undefined);
  return readPicture(asRecord(answer)['thumb'], uid);
}
