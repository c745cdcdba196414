// The layout of every screen that needs a session: the guard, a short spinner after each change of path, and the
// account's language and theme.
import { Outlet, useLocation } from 'react-router-dom';
import { TIMING } from '@marquee/domain/values/timing';
import { useSession } from '../account/session.ts';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { TimedSpinner } from '../components/timed-spinner.tsx';
import { StoredTheme } from '../features/settings/components/stored-theme.tsx';
import { AccountLanguage } from './account-language.tsx';
import { Guard } from './guard.tsx';

export function SignedIn() {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <Guard session={session}>
      <TimedSpinner key={pathname} duration={TIMING.layoutSpinner} />
      {session.status === 'signed-in' ? (
        <ErrorBoundary fallback={null}>
          <AccountLanguage uid={session.user.uid} />
          <StoredTheme uid={session.user.uid} />
        </ErrorBoundary>
      ) : null}
      <Outlet />
    </Guard>
  );
}
