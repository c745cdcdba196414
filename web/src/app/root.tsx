// What stands around every route: the page's meta, where it starts, and what follows the session.
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { TIMING } from '@marquee/domain/limits';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ErrorFallback } from '../components/error-fallback.tsx';
import { usePageMeta } from '../components/page-meta.ts';
import { TimedSpinner } from '../components/timed-spinner.tsx';
import { WorkerEffects } from './pwa/worker-effects.tsx';
import { pageMeta } from './page-meta.ts';
import { RouteHandleContext, type RouteHandle } from './route-handle.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SessionEffects } from './session-effects.tsx';

function RouteMeta(page: NonNullable<RouteHandle['page']>) {
  const { t } = useTranslation('common');
  usePageMeta(pageMeta(page, t));
  return null;
}

/** Stands where the frame itself threw: rendering it again would throw again, so Try Again starts the page anew. */
function RouteError() {
  return (
    <main>
      <ErrorFallback onRetry={() => globalThis.location.reload()} />
    </main>
  );
}

export function Root() {
  const page = use(RouteHandleContext)?.page;
  const { key } = useLocation();
  return (
    <>
      <ScrollToTop />
      <SessionEffects />
      <WorkerEffects />
      {page ? <RouteMeta {...page} /> : null}
      <TimedSpinner duration={TIMING.startSpinner} />
      <ErrorBoundary resetOn={key} fallback={<RouteError />}>
        <Outlet />
      </ErrorBoundary>
    </>
  );
}
