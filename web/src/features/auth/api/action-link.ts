// Uses the codes of Firebase's action links, each of which works once. The functions throw Firebase's errors.
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { auth } from '#web/firebase/auth.ts';
import { isVerified } from '#web/account/verified.ts';
import { actionCodeSettings } from '#web/account/verification-mail.ts';

/** Refreshes the session, if there is one; returns whether there is a session of a verified account. */
export async function refreshSession(): Promise<boolean> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return false;
  await user.reload();
  await user.getIdToken(true);
  return isVerified(user);
}

/** Whether there is a session of a verified account, without asking the server. */
export async function hasSession(): Promise<boolean> {
  await auth.authStateReady();
  return auth.currentUser !== null && isVerified(auth.currentUser);
}

export interface AppliedCode {
  /** The e-mail address that the code concerns; '' when the server does not say. */
  readonly email: string;
}

/** Applies a code that verifies, changes or recovers an e-mail address. */
export async function applyCode(code: string): Promise<AppliedCode> {
  const { data } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  return { email: data.email ?? '' };
}

/** Reverts a change of address, and sends a mail to choose a new password, since somebody may know the old one. */
export async function recoverEmail(code: string): Promise<AppliedCode> {
  const applied = await applyCode(code);
  if (applied.email !== '') await sendPasswordResetEmail(auth, applied.email, actionCodeSettings());
  return applied;
}

/** The e-mail address of the account that a password-reset code is for. */
export async function resetCodeEmail(code: string): Promise<string> {
  return await verifyPasswordResetCode(auth, code);
}

/** Sets the new password and signs in with it; returns whether the account is verified. */
export async function setNewPassword(code: string, email: string, password: string): Promise<boolean> {
  await confirmPasswordReset(auth, code, password);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return isVerified(user);
}
