import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';
import { TIMING } from '@marquee/domain/limits';
import { auth } from '../../../firebase/auth.ts';
import { clearGoogleAttempt, markGoogleAttempt } from '../../../account/session-flags.ts';

function provider(): GoogleAuthProvider {
  const google = new GoogleAuthProvider();
  // The specification's 'forced consent': who shares a device chooses the account each time.
  google.setCustomParameters({ prompt: 'consent select_account' });
  return google;
}

/** Signs in with Google in a window of its own; throws Firebase's error. */
export async function signInWithGooglePopup(): Promise<void> {
  markGoogleAttempt(Date.now());
  try {
    await signInWithPopup(auth, provider(), browserPopupRedirectResolver);
  } finally {
    clearGoogleAttempt();
  }
}

/** Leaves the app for Google; it comes back to the address it left from, which must be the callback's. */
export async function leaveForGoogle(): Promise<void> {
  markGoogleAttempt(Date.now());
  try {
    await signInWithRedirect(auth, provider(), browserPopupRedirectResolver);
  } catch (error) {
    clearGoogleAttempt();
    throw error;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether coming back from Google has made a session; waits a second for one that is still being made. */
export async function finishGoogleRedirect(): Promise<boolean> {
  try {
    const result = await getRedirectResult(auth, browserPopupRedirectResolver);
    if (result) return true;
    await auth.authStateReady();
    if (auth.currentUser === null) await pause(TIMING.oauthExchangeWait);
    return auth.currentUser !== null;
  } finally {
    clearGoogleAttempt();
  }
}
