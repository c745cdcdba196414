// The current session (who is signed in), read with reactfire.
import type { User } from 'firebase/auth';
import { useObservable } from 'reactfire';
import { user as userOf } from 'rxfire/auth';
import { catchError, from, ignoreElements, map, of, startWith, switchMap, type Observable } from 'rxjs';
import { SIGNED_IN_HINT } from '../config/local-keys.ts';
import { auth } from '../firebase/auth.ts';
import { storeText } from '../storage/device-storage.ts';
import { isLogoutAsked, withdrawLogout } from './asked-logout.ts';
import { forgetAccount, isOtherAccount, rememberAccount, removalUnderWay } from './forget-account.ts';
import { signOut } from './sign-out.ts';
import { isVerified } from './verified.ts';

export type Session =
  | { readonly status: 'pending' }
  | { readonly status: 'error' }
  | { readonly status: 'signed-out' }
  /** Signed in with an e-mail address that is not verified yet: the guard treats the user as signed out. */
  | { readonly status: 'unverified'; readonly user: User }
  | { readonly status: 'signed-in'; readonly user: User };

const PENDING: Session = { status: 'pending' };

function sessionOf(user: User | null): Session {
  if (!user) return { status: 'signed-out' };
  return { status: isVerified(user) ? 'signed-in' : 'unverified', user };
}

/**
 * The session, emitted at each change: sign-in and sign-out in any tab, verification, new tokens, an end by the server.
 * A former account's data is removed from the device before another account's session, or none, is emitted.
 */
const session: Observable<Session> = userOf(auth).pipe(
  switchMap((user) => {
    if (!user) {
      withdrawLogout();
      // At once: the removal of the account's data takes seconds where a database does not answer, and a page that the
      // Back button restores meanwhile asks for it.
      storeText(SIGNED_IN_HINT, null);
    } else if (isLogoutAsked(user.uid)) {
      // Its end is emitted as a session of nobody.
      return from(signOut()).pipe(ignoreElements(), startWith(PENDING));
    }
    let removal: Promise<void> | undefined;
    if (isOtherAccount(user?.uid)) {
      removal = forgetAccount(user?.uid);
    } else {
      rememberAccount(user?.uid);
      removal = removalUnderWay();
    }
    if (!removal) return of(sessionOf(user));
    return from(removal).pipe(
      map(() => sessionOf(user)),
      startWith(PENDING),
    );
  }),
  catchError((error: unknown) => {
    console.error('The session could not be read.', error);
    return of<Session>({ status: 'error' });
  }),
);

/** The session; `pending` until Firebase has answered, and while a former account's data is removed. */
export function useSession(): Session {
  const known = useObservable('session', session, { suspense: false });
  return known.status === 'success' ? known.data : PENDING;
}

/** The signed-in user; throws without one, so it is only for screens below the guard (app/guard.tsx). */
export function useSignedInUser(): User {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('This screen needs a signed-in user.');
  return current.user;
}
