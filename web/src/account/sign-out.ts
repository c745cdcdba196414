import { signOut as firebaseSignOut } from 'firebase/auth';
import { auth } from '../firebase/auth.ts';
import { clearFlags, clearGoogleAttempt } from './session-flags.ts';

/**
 * Signs out here and, because Firebase's session is shared, in every other tab. What the account left on the device is
 * removed with the session's end (account/session.ts).
 */
export async function signOut(): Promise<void> {
  clearFlags('just_logged_in', 'last_path', 'signup_success', 'signup_email', 'verification_sent_at');
  clearGoogleAttempt();
  await firebaseSignOut(auth);
}
