// The layout around every route: the page's meta, the scroll position, and effects of the session.
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { TIMING } from '@marquee/domain/values/timing';
import type { NamedRoute } from '@marquee/domain/site/routes';
import { usePageMeta } from '../components/screen-meta.ts';
import { TimedSpinner } from '../components/timed-spinner.tsx';
import type { common } from '../i18n/en/common.ts';
import { Farewell } from './farewell.tsx';
import { NavigationFocus } from './navigation-focus.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { WorkerEffects } from './worker-effects.tsx';
import { SessionEffects } from './session-effects.tsx';

/** A route's `handle`: its entry in the route table (domain/src/site/routes.ts); missing for unknown addresses. */
export interface RouteHandle {
  readonly row: NamedRoute | undefined;
}

type MetaKey = Exclude<keyof typeof common.meta, 'title'>;

/** Sets the title, description and robots directive of the innermost route. */
function RouteMeta() {
  const { t } = useTranslation('common');
  const { row } = (useMatches().at(-1)?.handle ?? {}) as Partial<RouteHandle>;
  const meta = (row?.meta ?? 'notFound') as MetaKey;
  usePageMeta({
    title: t('meta.title', { page: t(`meta.${meta}.title`) }),
    description: t(`meta.${meta}.description`),
    robots: row?.isListed ? 'index, follow' : 'noindex, nofollow',
  });
  return null;
}

export function Root() {
  const { state } = useNavigation();
  return (
    <>
      <NavigationProgress shown={state !== 'idle'} />
      <NavigationFocus />
      <SessionEffects />
      <WorkerEffects />
      <RouteMeta />
      <TimedSpinner duration={TIMING.startSpinner} />
      <Outlet />
      <Farewell />
      <ScrollRestoration />
    </>
  );
}
