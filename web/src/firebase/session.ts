// Who is signed in, as every screen sees it. Firebase Auth loads after the first paint, and only where an account may be
// kept or somebody begins to sign in: nobody else waits for 40 KB to hear that there is none. This is a store of our own
// rather than reactfire's `useUser`, because that one brings the Firestore SDK along and does not notice when a reloaded
// user has become verified.
import { useSyncExternalStore } from 'react';
import type { User } from 'firebase/auth';
import { ACCOUNT_HINT } from '../config/local-keys.ts';
import { currentSession, mayKeepAccount, onSession, publishSession, type Session } from './session-store.ts';

export type { Session } from './session-store.ts';
export { isVerified } from './verified.ts';
export { SIGNED_IN_HINT } from '../config/local-keys.ts';

let started = false;

/** Loads Firebase Auth, which tells the store of every change from then on. */
function load(): void {
  import('./auth.ts').catch(() => publishSession({ status: 'error' }));
}

/** Finds out who is signed in, where an account may be kept; once. Whoever reads the session starts it as well. */
export function startSession(): void {
  if (started) return;
  started = true;
  if (mayKeepAccount()) load();
  // Somebody signs in in another tab of this browser, while this one has not needed the SDK yet.
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === ACCOUNT_HINT && newValue !== null) load();
  });
}

/** Calls back on every change of the session: signing in and out here or in another tab, verification, new tokens. */
function subscribeToSession(listener: () => void): () => void {
  startSession();
  return onSession(listener);
}

/** What is prerendered is for visitors, and is hydrated for nobody else (app/main.tsx). */
const SIGNED_OUT: Session = { status: 'signed-out' };

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => SIGNED_OUT);
}

/** The signed-in user below the guard. Throws where there is none: such a screen belongs behind the guard. */
export function useSignedInUser(): User {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('This screen needs a signed-in user.');
  return current.user;
}
