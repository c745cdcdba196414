import { sendPasswordResetEmail } from 'firebase/auth';
import { auth } from '#web/firebase/auth.ts';
import { errorCode } from '#web/account/auth-errors.ts';
import { actionCodeSettings } from '#web/account/verification-mail.ts';

/** Asks for a reset mail. An address without an account is no error; all other errors of Firebase are thrown. */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email.trim(), actionCodeSettings());
  } catch (error) {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}
