import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  getRedirectResult,
  GoogleAuthProvider,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth';
import { TIMING } from '@marquee/domain/values/timing';
import { auth } from '#web/firebase/auth.ts';
import { clearGoogleAttempt, markGoogleAttempt } from '#web/account/session-flags.ts';

function provider(): GoogleAuthProvider {
  const google = new GoogleAuthProvider();
  // Devices are shared: Google asks each time which account to use.
  google.setCustomParameters({ prompt: 'consent select_account' });
  return google;
}

const isNew = (credential: UserCredential): boolean => getAdditionalUserInfo(credential)?.isNewUser === true;

/** Signs in with Google in a popup; returns whether that created the account. Throws Firebase's error. */
export async function signInWithGooglePopup(): Promise<boolean> {
  markGoogleAttempt(Date.now());
  try {
    return isNew(await signInWithPopup(auth, provider(), browserPopupRedirectResolver));
  } finally {
    clearGoogleAttempt();
  }
}

/** Redirects to Google. The redirect must start from the callback page, because Google returns to where it started. */
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

/**
 * What the return from Google led to: a new account, a session or nothing. If there is no session yet, waits a second
 * for it.
 */
export async function finishGoogleRedirect(): Promise<'account' | 'session' | 'nothing'> {
  try {
    const result = await getRedirectResult(auth, browserPopupRedirectResolver);
    if (result) return isNew(result) ? 'account' : 'session';
    await auth.authStateReady();
    if (auth.currentUser === null) await pause(TIMING.oauthExchangeWait);
    return auth.currentUser === null ? 'nothing' : 'session';
  } finally {
    clearGoogleAttempt();
  }
}
