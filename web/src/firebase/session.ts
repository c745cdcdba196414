// Who is signed in, as every screen sees it. Firebase Auth loads after the first paint, so that a visitor who is not
// signed in does not wait for it; and this is a store of our own rather than reactfire's `useUser`, because that one
// brings the Firestore SDK along and does not notice when a reloaded user has become verified.
import { useSyncExternalStore } from 'react';
import type { User } from 'firebase/auth';
import { env } from '../config/env.ts';

export type Session =
  | { readonly status: 'pending' }
  | { readonly status: 'error' }
  | { readonly status: 'signed-out' }
  /** Signed in with an e-mail address that is still to be verified: counts as signed out for the guard. */
  | { readonly status: 'unverified'; readonly user: User }
  | { readonly status: 'signed-in'; readonly user: User };

/** Whether the account may use the app: its e-mail or phone is verified, or verification is not asked for. */
export function isVerified(user: Pick<User, 'email' | 'emailVerified' | 'phoneNumber'>): boolean {
  return (
    !env.requireEmailVerification || user.email === null || user.emailVerified || user.phoneNumber !== null
  );
}

let session: Session = { status: 'pending' };
const listeners = new Set<() => void>();
let started = false;

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

async function start(): Promise<void> {
  const [{ onIdTokenChanged }, { auth }] = await Promise.all([import('firebase/auth'), import('./auth.ts')]);
  onIdTokenChanged(
    auth,
    (user) => {
      if (!user) publish({ status: 'signed-out' });
      else publish({ status: isVerified(user) ? 'signed-in' : 'unverified', user });
    },
    () => publish({ status: 'error' }),
  );
}

/** Calls back on every change of the session: signing in and out here or in another tab, verification, new tokens. */
function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  if (!started) {
    started = true;
    start().catch(() => publish({ status: 'error' }));
  }
  return () => listeners.delete(listener);
}

/** The session now; `pending` until something has subscribed and Firebase has answered. */
function currentSession(): Session {
  return session;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession);
}

/** The signed-in user below the guard. Throws where there is none: such a screen belongs behind the guard. */
export function useSignedInUser(): User {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('This screen needs a signed-in user.');
  return current.user;
}

export { SIGNED_IN_HINT } from '../config/local-keys.ts';
