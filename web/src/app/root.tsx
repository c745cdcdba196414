// What stands around every route: the page's meta, where it starts, and what follows the session.
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Outlet, useMatches, useNavigation, useRouteError } from 'react-router-dom';
import { TIMING } from '@marquee/domain/limits';
import { ErrorFallback } from '../components/error-fallback.tsx';
import { usePageMeta } from '../components/page-meta.ts';
import { TimedSpinner } from '../components/timed-spinner.tsx';
import { isOffline } from '../lib/connection.ts';
import type { common } from '../i18n/en/common.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineScreen } from './pwa/offline-screen.tsx';
import { WorkerEffects } from './pwa/worker-effects.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SessionEffects } from './session-effects.tsx';

export type MetaKey = Exclude<keyof typeof common.meta, 'title'>;

/** What a route says about its page; a route without sets its meta itself. */
export interface RouteHandle {
  readonly meta: MetaKey;
  readonly robots: 'index, follow' | 'noindex, nofollow';
}

function RouteMeta({ meta, robots }: RouteHandle) {
  const { t } = useTranslation('common');
  const title = t(`meta.${meta}.title`);
  usePageMeta({
    title: meta === 'home' ? title : t('meta.title', { page: title }),
    description: t(`meta.${meta}.description`),
    robots,
  });
  return null;
}

export function Root() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return (
    <>
      <NavigationProgress shown={useNavigation().state !== 'idle'} />
      <ScrollToTop />
      <SessionEffects />
      <WorkerEffects />
      {handle ? <RouteMeta {...handle} /> : null}
      <TimedSpinner duration={TIMING.startSpinner} />
      <Outlet />
    </>
  );
}

/** Stands where a route threw, a lazy one that could not be loaded included. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isOffline()) return <OfflineScreen />;
  // Rendering again would throw again: a new start of the page is what Try Again can do here.
  return <ErrorFallback onRetry={() => globalThis.location.reload()} />;
}
