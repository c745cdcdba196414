// What follows from the session changing, whoever changed it: the hint for the public page, the first profile, the
// screen restored to a tab that comes back.
import type { User } from 'firebase/auth';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { readNavigationState, type NavigationState } from '../account/navigation-state.ts';
import { pathToRestore, rememberPath } from '../account/last-path.ts';
import { setFlag } from '../account/session-flags.ts';
import { useSession } from '../account/session.ts';
import { signOut } from '../account/sign-out.ts';
import { useToast } from '../components/toast.tsx';
import { SIGNED_IN_HINT } from '../config/local-keys.ts';
import { paths } from '../config/paths.ts';

function keepHint(signedIn: boolean): void {
  try {
    if (signedIn) globalThis.localStorage.setItem(SIGNED_IN_HINT, '1');
    else globalThis.localStorage.removeItem(SIGNED_IN_HINT);
  } catch {
    // Without storage the public page takes every visitor for an anonymous one.
  }
}

/** Screens that ask the question themselves, and know where it leads to afterwards. */
const ASKS: ReadonlySet<string> = new Set([paths.signup.path, paths.authCallback.path]);

/** Creates the first profile of an account, and leads an account that is not meant yet to the question about it. */
function useFirstProfile(user: User | undefined, pathname: string): void {
  const navigate = useNavigate();
  const hasProfile = useRef('');
  useEffect(() => {
    if (!user || hasProfile.current === user.uid) return;
    // Firestore is not needed before there is somebody to have a profile.
    let isCurrent = true;
    import('../features/auth/api/create-first-profile.ts')
      .then(async ({ createFirstProfile }) => {
        if ((await createFirstProfile(user)) === 'there') hasProfile.current = user.uid;
        else if (isCurrent && !ASKS.has(pathname)) {
          const state: NavigationState = { isNewAccount: true };
          await navigate(paths.signup.href(), { replace: true, state });
        }
      })
      .catch((error: unknown) => {
        // Offline, say: the next screen tries again, and the editor's save creates what is missing.
        console.warn('The first profile could not be created yet.', error);
      });
    return () => {
      isCurrent = false;
    };
  }, [user, pathname, navigate]);
}

/**
 * Ends the session when a navigation says so: the account menu's, or that of a deleted account. Not before its screen is
 * there, since a protected one would send whoever is signed out to the login by itself.
 */
function useSignOut(): void {
  const { t } = useTranslation('common');
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const { signOut: isAsked, accountDeleted } = readNavigationState(location.state);
  useEffect(() => {
    if (!isAsked) return;
    const state: NavigationState = accountDeleted ? { accountDeleted } : {};
    signOut()
      .catch((error: unknown) => {
        console.error(error);
        toast({ text: t('account.logoutFailed'), variant: 'error' });
      })
      .then(() => navigate(pathname, { replace: true, state }))
      .catch(console.error);
  }, [isAsked, accountDeleted, pathname, navigate, toast, t]);
}

export function SessionEffects() {
  useSignOut();
  const session = useSession();
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  // Whoever logs out gets no profile on the way.
  const isLeaving = readNavigationState(location.state).signOut === true;
  const user = session.status === 'signed-in' && !isLeaving ? session.user : undefined;
  const before = useRef(session.status);
  useFirstProfile(user, pathname);

  useEffect(() => {
    if (session.status === 'pending' || session.status === 'error') return;
    keepHint(session.status === 'signed-in');
    if (session.status === 'signed-in' && before.current !== 'signed-in' && before.current !== 'pending') {
      setFlag('just_logged_in', 'true');
    }
    before.current = session.status;
  }, [session.status]);

  useEffect(() => {
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') {
        rememberPath(pathname);
        return;
      }
      const restored = pathToRestore(pathname, Date.now());
      if (restored !== undefined) void navigate(restored);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [pathname, navigate]);

  return null;
}
