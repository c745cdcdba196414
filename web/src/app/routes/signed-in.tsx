// The layout of every screen that needs a session: the guard, the data, a moment's spinner on each change of path.
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { TIMING } from '@marquee/domain/limits';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { TimedSpinner } from '../../components/timed-spinner.tsx';
import { useSession } from '../../firebase/session.ts';
import { DataProvider } from '../data-provider.tsx';
import { Guard } from '../guard.tsx';

export function Component() {
  const { t } = useTranslation('common');
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <Guard session={session}>
      <TimedSpinner key={pathname} duration={TIMING.layoutSpinner} />
      <DataProvider>
        <ErrorBoundary key={`error-${pathname}`}>
          <Suspense fallback={<Spinner label={t('loading')} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </DataProvider>
    </Guard>
  );
}
