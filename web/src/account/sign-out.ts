import { signOut as firebaseSignOut } from 'firebase/auth';
import { withFirestore } from '../firebase/with-firestore.ts';
import { auth } from '../firebase/auth.ts';
import { deviceNote } from '../push/device-note.ts';
import { askLogout, withdrawLogout } from './asked-logout.ts';
import { clearFlags, clearGoogleAttempt } from './session-flags.ts';

/**
 * Signs out in this tab and, because Firebase's session is shared, in every other one. The account's data on the device
 * is removed at the session's end (account/session.ts). A page that is left meanwhile leaves the rest to the next one.
 */
export async function signOut(): Promise<void> {
  askLogout();
  const uid = auth.currentUser?.uid;
  // The push subscription is ended before the session, while the account may still write.
  if (uid !== undefined && deviceNote()?.uid === uid) {
    const { endPushForLogout } = await withFirestore(() => import('../push/end-push-for-logout.ts'));
    await endPushForLogout(uid).catch((error: unknown) =>
      console.warn('Push could not be ended for the logout.', error),
    );
  }
  clearFlags('just_logged_in', 'last_path', 'signup_success', 'signup_email', 'verification_sent_at');
  clearGoogleAttempt();
  await firebaseSignOut(auth);
  withdrawLogout();
}
