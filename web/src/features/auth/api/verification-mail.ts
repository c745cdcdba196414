import { sendEmailVerification } from 'firebase/auth';
import { paths } from '../../../config/paths.ts';
import { auth } from '../../../firebase/auth.ts';

/** What every mail's link comes back to: nothing of the user's is in it. */
export function actionCodeSettings() {
  return { url: new URL(paths.authCallback.href(), globalThis.location.origin).href };
}

/** Whether a verification mail can be sent from here: only the session that waits for it can ask. */
export function canSendVerification(email: string): boolean {
  const user = auth.currentUser;
  return user !== null && user.email?.toLowerCase() === email.toLowerCase() && !user.emailVerified;
}

/** Sends the verification mail of the current account; throws Firebase's error. */
export async function sendVerification(): Promise<void> {
  if (auth.currentUser) await sendEmailVerification(auth.currentUser, actionCodeSettings());
}

/** Asks the server whether the address has been verified meanwhile, on this device or another. */
export async function refreshVerification(): Promise<boolean> {
  const user = auth.currentUser;
  if (!user) return false;
  await user.reload();
  if (!user.emailVerified) return false;
  // The rules read the token's claim, so the token has to be as new as the answer.
  await user.getIdToken(true);
  return true;
}
