// Changes of the account itself. Each throws Firebase's error.
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithPhoneNumber,
  linkWithPopup,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
  type ConfirmationResult,
  type User,
} from 'firebase/auth';
import { actionCodeSettings } from '#web/account/verification-mail.ts';
import { withPhoneVerifier } from '#web/account/phone-verifier.ts';

/** Sends a link to the new address; the address changes when the link is opened. */
export function changeEmail(user: User, email: string): Promise<void> {
  return verifyBeforeUpdateEmail(user, email, actionCodeSettings());
}

/** Sets the password, also for an account that had none. */
export async function changePassword(user: User, password: string): Promise<void> {
  await updatePassword(user, password);
  // A new password ends all other sessions; this session gets a new token.
  await user.getIdToken(true);
}

export async function linkGoogle(user: User): Promise<void> {
  await linkWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  await user.getIdToken(true);
}

export async function unlinkMethod(user: User, method: 'google.com' | 'phone'): Promise<void> {
  await unlink(user, method);
  await user.getIdToken(true);
}

export function textLinkCode(user: User, phone: string, container: HTMLElement): Promise<ConfirmationResult> {
  return withPhoneVerifier(container, (verifier) => linkWithPhoneNumber(user, phone, verifier));
}

export async function linkPhone(confirmation: ConfirmationResult, code: string): Promise<void> {
  const { user } = await confirmation.confirm(code);
  await user.getIdToken(true);
}
