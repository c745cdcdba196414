import { signInWithEmailAndPassword, type User } from 'firebase/auth';
import { auth } from '#web/firebase/auth.ts';
import { isVerified } from '#web/account/verified.ts';

export type SignInOutcome = 'signed-in' | 'unverified' | 'session-unreadable';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The outcome of a sign-in; the session can be used only if it returns a token. */
async function sessionOutcome(user: User): Promise<SignInOutcome> {
  const hasToken = await user.getIdToken().then(
    () => true,
    () => false,
  );
  if (!hasToken) return 'session-unreadable';
  return isVerified(user) ? 'signed-in' : 'unverified';
}

/** Signs in with e-mail and password; throws Firebase's error when the sign-in is refused. */
export async function signIn({ email, password }: Credentials): Promise<SignInOutcome> {
  const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
  return await sessionOutcome(user);
}
