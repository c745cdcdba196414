// Taking one's data along, and deleting the account (functions/src/accounts).
import { signOut } from 'firebase/auth';
import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import { draftKey } from '../../../config/local-keys.ts';
import { auth } from '../../../firebase/auth.ts';
import { callFunction, fetchFunction } from '../../../firebase/call-function.ts';
import { firestore } from '../../../firebase/firestore.ts';

/** Everything stored about the user, as one ZIP file. Throws FunctionError, or what `fetch` throws when offline. */
export async function exportData(): Promise<Blob> {
  return (await fetchFunction('exportData', {})).blob();
}

/** Removes the account and all that is in it. Needs a sign-in of the last minutes; can be repeated after a failure. */
export async function deleteAccount(): Promise<void> {
  await callFunction('deleteAccount', {});
}

/** Ends the session of an account that is gone and empties the device's cache and draft, then opens the landing page. */
export async function leaveForGood(): Promise<void> {
  const uid = auth.currentUser?.uid;
  try {
    if (uid !== undefined) localStorage.removeItem(draftKey(uid));
    await signOut(auth);
    await terminate(firestore);
    await clearIndexedDbPersistence(firestore);
  } catch (error) {
    // Another tab still has the cache open; it empties with time.
    console.warn(error);
  }
  globalThis.location.replace('/');
}
