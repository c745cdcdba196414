// Reauthentication, before the account is changed, exported or deleted.
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
import { withPhoneVerifier } from '#web/account/phone-verifier.ts';

export type SignInMethod = 'password' | 'google.com' | 'phone';

export function signInMethods(user: User): SignInMethod[] {
  const methods: readonly SignInMethod[] = ['password', 'google.com', 'phone'];
  return methods.filter((method) => user.providerData.some(({ providerId }) => providerId === method));
}

async function renewToken(user: User): Promise<void> {
  // Functions and rules check the time of the login in the token.
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

export function textOwnCode(user: User, container: HTMLElement): Promise<ConfirmationResult> {
  return withPhoneVerifier(container, (verifier) =>
    reauthenticateWithPhoneNumber(user, user.phoneNumber ?? '', verifier),
  );
}

export async function confirmWithCode(confirmation: ConfirmationResult, code: string): Promise<void> {
  const { user } = await confirmation.confirm(code);
  await renewToken(user);
}
