// What follows from the session changing, whoever changed it: the hint for the public page, the first profile, the
// screen restored to a tab that comes back.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathToRestore, rememberPath } from '../features/auth/last-path.ts';
import { setFlag } from '../features/auth/session-flags.ts';
import { SIGNED_IN_HINT, useSession } from '../firebase/session.ts';

function keepHint(signedIn: boolean): void {
  try {
    if (signedIn) globalThis.localStorage.setItem(SIGNED_IN_HINT, '1');
    else globalThis.localStorage.removeItem(SIGNED_IN_HINT);
  } catch {
    // Without storage the public page takes every visitor for an anonymous one.
  }
}

export function SessionEffects() {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const before = useRef(session.status);

  useEffect(() => {
    if (session.status === 'pending' || session.status === 'error') return;
    keepHint(session.status === 'signed-in');
    if (session.status === 'signed-in' && before.current !== 'signed-in' && before.current !== 'pending') {
      setFlag('just_logged_in', 'true');
    }
    before.current = session.status;
  }, [session.status]);

  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (session.status === 'signed-in') wasSignedIn.current = true;
    if (session.status !== 'signed-out' || !wasSignedIn.current) return;
    wasSignedIn.current = false;
    // Whichever tab logged out has emptied the cache that all share.
    import('../firebase/firestore.ts')
      .then(({ reopenFirestore }) => reopenFirestore())
      .catch((error: unknown) => console.warn(error));
  }, [session.status]);

  useEffect(() => {
    if (!user) return;
    // Firestore is not needed before there is somebody to have a profile.
    import('../features/auth/api/create-first-profile.ts')
      .then(({ createFirstProfile }) => createFirstProfile(user))
      .catch((error: unknown) => {
        // Offline, say: the next start tries again, and the editor's save creates what is missing.
        console.warn('The first profile could not be created yet.', error);
      });
  }, [user]);

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
