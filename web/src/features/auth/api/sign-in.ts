import { signInWithEmailAndPassword, type User } from 'firebase/auth';
import { auth } from '../../../firebase/auth.ts';
import { isVerified } from '../../../account/verified.ts';

export type SignInOutcome = 'signed-in' | 'unverified' | 'session-unreadable';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Whether the new session is usable, which means that it returns a token. */
async function sessionOutcome(user: User): Promise<SignInOutcome> {
  const hasToken = await user.getIdToken().then(
    () => true,
    () => false,
  );
  if (!hasToken) return 'session-unreadable';
  return isVerified(user) ? 'signed-in' : 'unverified';
}

/** Signs in with e-mail and password; throws Firebase's error when that is refused. */
export async function signIn({ email, password }: Credentials): Promise<SignInOutcome> {
  const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
  return await sessionOutcome(user);
}
