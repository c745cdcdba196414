import { signOut as firebaseSignOut } from 'firebase/auth';
import { auth } from '../../../firebase/auth.ts';
import { forgetAccount } from '../../../firebase/forget-account.ts';
import { forgetDraft } from '../forget-draft.ts';
import { clearFlags, clearGoogleAttempt } from '../session-flags.ts';

/**
 * Signs out here and, because Firebase's session is shared, in every other tab; unsaved typing and the documents kept on
 * the device go with the session. `onSignedOut` is called when there is no session, before what is kept has gone.
 */
export async function signOut(onSignedOut: () => void): Promise<void> {
  const uid = auth.currentUser?.uid;
  clearFlags('just_logged_in', 'last_path', 'signup_success', 'signup_email', 'verification_sent_at');
  clearGoogleAttempt();
  await firebaseSignOut(auth);
  onSignedOut();
  // Only now: the editor may have written until the session ended, and a logout that failed takes nothing away.
  if (uid !== undefined) forgetDraft(uid);
  await forgetAccount();
}
