import {
  getAdditionalUserInfo,
  linkWithPhoneNumber,
  signInWithPhoneNumber,
  type ConfirmationResult,
} from 'firebase/auth';
import { withPhoneVerifier } from '#web/account/phone-verifier.ts';
import { auth } from '#web/firebase/auth.ts';

/**
 * Sends a code to a number by text message. The code will link the number to the session's account if that has no
 * number; otherwise it will sign in. The verifier's invisible reCAPTCHA is rendered into `container`. Throws Firebase's
 * error.
 */
export async function sendCode(phone: string, container: HTMLElement): Promise<ConfirmationResult> {
  return withPhoneVerifier(container, async (verifier) => {
    await auth.authStateReady();
    return auth.currentUser && auth.currentUser.phoneNumber === null
      ? linkWithPhoneNumber(auth.currentUser, phone, verifier)
      : signInWithPhoneNumber(auth, phone, verifier);
  });
}

/**
 * Confirms the code, and renews the token so that every listener is notified of the number. Returns whether the number
 * had no account and Firebase has made one. Throws Firebase's error.
 */
export async function confirmCode(confirmation: ConfirmationResult, code: string): Promise<boolean> {
  const credential = await confirmation.confirm(code);
  await credential.user.getIdToken(true);
  return getAdditionalUserInfo(credential)?.isNewUser === true;
}
