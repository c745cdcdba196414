// Who is signed in, kept apart from Firebase: screens read it before the SDK is there, and the SDK fills it.
import type { User } from 'firebase/auth';
import { ACCOUNT_HINT, SIGNED_IN_HINT } from '../config/local-keys.ts';

export type Session =
  | { readonly status: 'pending' }
  | { readonly status: 'error' }
  | { readonly status: 'signed-out' }
  /** Signed in with an e-mail address that is still to be verified: counts as signed out for the guard. */
  | { readonly status: 'unverified'; readonly user: User }
  | { readonly status: 'signed-in'; readonly user: User };

/** Whether this device may keep an account; it may where storage cannot be asked. */
export function mayKeepAccount(): boolean {
  try {
    return localStorage.getItem(ACCOUNT_HINT) !== null || localStorage.getItem(SIGNED_IN_HINT) !== null;
  } catch {
    return true;
  }
}

/** Leaves a note for the next start whether this device keeps an account. */
export function noteAccount(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(ACCOUNT_HINT, '1');
    else localStorage.removeItem(ACCOUNT_HINT);
  } catch {
    // Without storage every start asks Firebase.
  }
}

let session: Session = { status: mayKeepAccount() ? 'pending' : 'signed-out' };
const listeners = new Set<() => void>();

export function publishSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** The session now; `pending` until Firebase has answered. */
export function currentSession(): Session {
  return session;
}

/** Calls back on every change of the session; gives the function that stops it. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
