// Taking one's data along, and deleting the account (functions/src/accounts).
import { signOut } from 'firebase/auth';
import { draftKey, pendingSaveKey } from '../../../config/local-keys.ts';
import { auth } from '../../../firebase/auth.ts';
import { callFunction, fetchFunction, FunctionError } from '../../../firebase/call-function.ts';
import { forgetAccount } from '../../../firebase/forget-account.ts';

/**
 * Everything stored about the user, as one ZIP file. Needs a sign-in of the last minutes. Throws FunctionError, or what
 * `fetch` throws when offline.
 */
export async function exportData(): Promise<Blob> {
  return (await fetchFunction('exportData', {})).blob();
}

/** Whether a function asks its user to log in again first. */
export const isLoginTooOld = (error: unknown): boolean =>
  error instanceof FunctionError && error.code === 'FAILED_PRECONDITION';

/** Removes the account and all that is in it. Needs a sign-in of the last minutes; can be repeated after a failure. */
export async function deleteAccount(): Promise<void> {
  await callFunction('deleteAccount', {});
}

/** Ends the session of an account that is gone and empties the device's cache and draft, then opens the landing page. */
export async function leaveForGood(): Promise<void> {
  const uid = auth.currentUser?.uid;
  try {
    if (uid !== undefined) {
      for (const key of [draftKey(uid), pendingSaveKey(uid)]) localStorage.removeItem(key);
    }
    await signOut(auth);
  } catch (error) {
    // The account is gone; its session cannot outlive its token.
    console.warn(error);
  }
  await forgetAccount();
  globalThis.location.replace('/');
}
