// Proving again who one is, before what cannot be taken back.
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPhoneNumber,
  reauthenticateWithPopup,
  type ConfirmationResult,
  type User,
} from 'firebase/auth';
import { withPhoneVerifier } from '../../../account/phone-verifier.ts';

export type SignInMethod = 'password' | 'google.com' | 'phone';

/** The ways in which the account can sign in. */
export function signInMethods(user: User): SignInMethod[] {
  const methods: readonly SignInMethod[] = ['password', 'google.com', 'phone'];
  return methods.filter((method) => user.providerData.some(({ providerId }) => providerId === method));
}

async function renewToken(user: User): Promise<void> {
  // Functions and rules look at the token, which has to say when this was.
  await user.getIdToken(true);
}

export async function confirmWithPassword(user: User, password: string): Promise<void> {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  await renewToken(user);
}

export async function confirmWithGoogle(user: User): Promise<void> {
  await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  await renewToken(user);
}

/** Texts a code to the account's own number. */
export function textOwnCode(user: User, container: HTMLElement): Promise<ConfirmationResult> {
  return withPhoneVerifier(container, (verifier) =>
    reauthenticateWithPhoneNumber(user, user.phoneNumber ?? '', verifier),
  );
}

export async function confirmWithCode(confirmation: ConfirmationResult, code: string): Promise<void> {
  const { user } = await confirmation.confirm(code);
  await renewToken(user);
}
