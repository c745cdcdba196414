// The layout of every screen that needs a session: the guard, a short spinner after each change of path, and the
// account's language and theme.
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { TIMING } from '@marquee/domain/values/timing';
import { useSession, type Session } from '../account/session.ts';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { TimedSpinner } from '../components/timed-spinner.tsx';
import { openFirestore } from '../firebase/firestore.ts';
import { StoredTheme } from '../features/settings/components/stored-theme.tsx';
import { AccountLanguage } from './apply-account-language.tsx';
import { Guard } from './guard.tsx';

const PENDING: Session = { status: 'pending' };

/** Whether Firestore is open, which the screens below read from as they render. */
function useIsFirestoreOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    void openFirestore().then(() => setIsOpen(true));
  }, []);
  return isOpen;
}

export function SignedIn() {
  const current = useSession();
  const isOpen = useIsFirestoreOpen();
  const session = current.status === 'signed-in' && !isOpen ? PENDING : current;
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
