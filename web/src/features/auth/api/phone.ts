import { linkWithPhoneNumber, signInWithPhoneNumber, type ConfirmationResult } from 'firebase/auth';
import { withPhoneVerifier } from '../../../account/phone-verifier.ts';
import { auth } from '../../../firebase/auth.ts';

/**
 * Texts a code to a number. With a session the number is linked to its account, without one it signs in. The
 * verifier's invisible check hangs on `container`. Throws Firebase's error.
 */
export async function sendCode(phone: string, container: HTMLElement): Promise<ConfirmationResult> {
  return withPhoneVerifier(container, async (verifier) => {
    await auth.authStateReady();
    return auth.currentUser && auth.currentUser.phoneNumber === null
      ? linkWithPhoneNumber(auth.currentUser, phone, verifier)
      : signInWithPhoneNumber(auth, phone, verifier);
  });
}

/** Confirms the code, and renews the token so that every listener learns of the number. Throws Firebase's error. */
export async function confirmCode(confirmation: ConfirmationResult, code: string): Promise<void> {
  const { user } = await confirmation.confirm(code);
  await user.getIdToken(true);
}
