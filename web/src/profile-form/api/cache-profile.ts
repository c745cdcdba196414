import { getDocFromServer } from 'firebase/firestore';
import pTimeout from 'p-timeout';
import { contactDoc, profileDoc } from '#web/firebase/references.ts';

/** Longer than a slow connection takes for two small documents; milliseconds. */
const REFRESH_TIMEOUT = 3000;

/**
 * Reads a saved profile back into Firestore's cache: a transaction does not write there, and the next screen shows the
 * cached documents first. Never rejects; without an answer the next screen is up to date a moment later.
 */
export async function cacheProfile(uid: string): Promise<void> {
  const read = Promise.allSettled([getDocFromServer(profileDoc(uid)), getDocFromServer(contactDoc(uid))]);
  await pTimeout(read, { milliseconds: REFRESH_TIMEOUT, message: false });
}
