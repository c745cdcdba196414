import {
  linkWithPhoneNumber,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  type ConfirmationResult,
} from 'firebase/auth';
import { env } from '../../../config/env.ts';
import { auth } from '../../../firebase/auth.ts';

/**
 * Texts a code to a number. With a session the number is linked to its account, without one it signs in. The
 * verifier's invisible check hangs on `container`. Throws Firebase's error.
 */
export async function sendCode(phone: string, container: HTMLElement): Promise<ConfirmationResult> {
  // The local suite has no reCAPTCHA to ask.
  if (env.useEmulators) auth.settings.appVerificationDisabledForTesting = true;
  const anchor = container.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, anchor, { size: 'invisible' });
  try {
    await auth.authStateReady();
    return auth.currentUser && auth.currentUser.phoneNumber === null
      ? await linkWithPhoneNumber(auth.currentUser, phone, verifier)
      : await signInWithPhoneNumber(auth, phone, verifier);
  } finally {
    verifier.clear();
    anchor.remove();
  }
}

/** Confirms the code, and renews the token so that every listener learns of the number. Throws Firebase's error. */
export async function confirmCode(confirmation: ConfirmationResult, code: string): Promise<void> {
  const { user } = await confirmation.confirm(code);
  await user.getIdToken(true);
}
