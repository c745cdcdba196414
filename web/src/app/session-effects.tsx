// Effects of session changes, whatever caused them: the sign-in hint for public pages and the first profile. Also
// restores the last screen of a tab that becomes visible again.
import type { User } from 'firebase/auth';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { untilReplaced } from '../components/until-replaced.ts';
import { readNavigationState, type NavigationState } from '../account/navigation-state.ts';
import { pathToRestore, rememberPath } from '../account/last-path.ts';
import { useSession } from '../account/session.ts';
import { signOut } from '../account/sign-out.ts';
import { useToast } from '../components/toast.tsx';
import { LOGOUT_ASKED, SIGNED_IN_HINT } from '../config/local-keys.ts';
import { paths } from '../config/paths.ts';
import { withFirestore } from '../firebase/with-firestore.ts';
import { readText, storeText } from '../storage/device-storage.ts';

/** /signup asks about a new account, and /auth/callback navigates to /signup itself, with the path to continue at. */
const SCREENS_THAT_ASK: ReadonlySet<string> = new Set([paths.signup.path, paths.authCallback.path]);

/** Creates an account's first profile. Where a login may have created the account by mistake, /signup asks first. */
function useFirstProfile(user: User | undefined, pathname: string): void {
  const navigate = useNavigate();
  const hasProfile = useRef('');
  useEffect(() => {
    if (!user || hasProfile.current === user.uid) return undefined;
    // Firestore is loaded only for accounts that may need a profile.
    return untilReplaced(
      withFirestore(() => import('../features/auth/api/create-first-profile.ts')).then(
        ({ createFirstProfile }) => createFirstProfile(user),
      ),
      (profile) => {
        if (profile === 'there') hasProfile.current = user.uid;
        else if (!SCREENS_THAT_ASK.has(pathname)) {
          const state: NavigationState = { isNewAccount: true };
          void navigate(paths.signup.href(), { replace: true, state });
        }
      },
      // Probably offline: the next screen tries again, and the editor's save creates a missing profile.
      (error) => console.warn('The first profile could not be created yet.', error),
    );
  }, [user, pathname, navigate]);
}

/**
 * Ends the session when the navigation state asks for it (account menu, deleted account). Waits until the new screen is
 * rendered, since the guard of a protected screen would redirect to /login.
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
        console.error('The account could not be logged out.', error);
        toast({ text: t('account.logoutFailed'), variant: 'error' });
      })
      .then(() => navigate(pathname, { replace: true, state }))
      .catch((error: unknown) => console.error('The page after the logout could not be opened.', error));
  }, [isAsked, accountDeleted, pathname, navigate, toast, t]);
}

/**
 * Hides and loads again a page that the back button restores from the browser's memory after a logout elsewhere, or
 * while one goes on.
 */
function useRestoredPage(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted || (readText(SIGNED_IN_HINT) !== null && readText(LOGOUT_ASKED) === null)) return;
      document.documentElement.hidden = true;
      location.reload();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [isSignedIn]);
}

export function SessionEffects() {
  useSignOut();
  const session = useSession();
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  // No first profile is created during a logout.
  const isLeaving = readNavigationState(location.state).signOut === true;
  const user = session.status === 'signed-in' && !isLeaving ? session.user : undefined;
  useFirstProfile(user, pathname);
  useRestoredPage(session.status === 'signed-in');

  useEffect(() => {
    if (session.status === 'pending' || session.status === 'error') return;
    // Without storage the public page treats every visitor as signed out.
    storeText(SIGNED_IN_HINT, session.status === 'signed-in' ? '1' : null);
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
