import { sendEmailVerification } from 'firebase/auth';
import { TIMING } from '@marquee/domain/values/timing';
import { paths } from '../config/paths.ts';
import { auth } from '../firebase/auth.ts';
import { getFlag, setFlag } from './session-flags.ts';

/** Settings for a mail with a link: the link leads back to /auth/callback, and contains no data of the user. */
export function actionCodeSettings() {
  return { url: new URL(paths.authCallback.href(), globalThis.location.origin).href };
}

/** Whether this tab can send `email` a verification mail: it needs the session of that account, still unverified. */
export function canSendVerification(email: string): boolean {
  const user = auth.currentUser;
  return user !== null && user.email?.toLowerCase() === email.toLowerCase() && !user.emailVerified;
}

/** Sends the verification mail of the current account; throws Firebase's error. */
export async function sendVerification(): Promise<void> {
  if (!auth.currentUser) return;
  await sendEmailVerification(auth.currentUser, actionCodeSettings());
  setFlag('verification_sent_at', String(Date.now()));
}

/** When this tab may ask for the next mail, in milliseconds since 1970. */
export function nextVerificationAt(): number {
  const sent = Number(getFlag('verification_sent_at') ?? 0);
  return Number.isFinite(sent) ? sent + TIMING.resendVerification : 0;
}

/** Asks the server whether the address has been verified, on this device or another. */
export async function refreshVerification(): Promise<boolean> {
  const user = auth.currentUser;
  if (!user) return false;
  await user.reload();
  if (!user.emailVerified) return false;
  // Firestore's rules read `email_verified` in the token, so the token has to be refreshed.
  await user.getIdToken(true);
  return true;
}
