// The layout of every screen that needs a session: the guard, and a moment's spinner on each change of path.
import { lazy, Suspense, useDeferredValue } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { TIMING } from '@marquee/domain/limits';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { TimedSpinner } from '../components/timed-spinner.tsx';
import { useSession } from '../firebase/session.ts';
import { Guard } from './guard.tsx';

/** Lazy: it brings Firestore along. */
const StoredTheme = lazy(async () => ({
  default: (await import('../features/settings/stored-theme.tsx')).StoredTheme,
}));

export function SignedIn() {
  const now = useSession();
  const before = useDeferredValue(now);
  // A screen may take its time to appear; one that is not to be seen any more may not.
  const session = now.status === 'signed-in' ? before : now;
  const { pathname } = useLocation();
  return (
    <Guard session={session}>
      <TimedSpinner key={pathname} duration={TIMING.layoutSpinner} />
      {session.status === 'signed-in' ? (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <StoredTheme uid={session.user.uid} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      <ErrorBoundary key={`error-${pathname}`}>
        <Outlet />
      </ErrorBoundary>
    </Guard>
  );
}
