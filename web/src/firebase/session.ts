// Who is signed in, as every screen sees it.
import { useUser } from 'reactfire';
import type { User } from 'firebase/auth';
import { env } from '../config/env.ts';

export type Session =
  | { readonly status: 'pending' }
  | { readonly status: 'error' }
  | { readonly status: 'signed-out' }
  /** Signed in with an e-mail address that is still to be verified: counts as signed out for the guard. */
  | { readonly status: 'unverified'; readonly user: User }
  | { readonly status: 'signed-in'; readonly user: User };

/** Whether the account may use the app: its e-mail is verified, it has none, or verification is not asked for. */
export function isVerified(user: User): boolean {
  return !env.requireEmailVerification || user.email === null || user.emailVerified;
}

export function useSession(): Session {
  const { status, data: user } = useUser();
  if (status === 'loading') return { status: 'pending' };
  if (status === 'error') return { status: 'error' };
  if (!user) return { status: 'signed-out' };
  return isVerified(user) ? { status: 'signed-in', user } : { status: 'unverified', user };
}

/** The signed-in user below the guard. Throws where there is none: such a screen belongs behind the guard. */
export function useSignedInUser(): User {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('This screen needs a signed-in user.');
  return session.user;
}

/** The local-storage key whose presence tells the public page that this browser has a session (design, section 8). */
export const SIGNED_IN_HINT = 'signed_in';
