// The layout around every route: the page's meta, the scroll position, and effects of the session.
import { keyframes, styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { TIMING } from '@marquee/domain/values/timing';
import type { NamedRoute } from '@marquee/domain/site/routes';
import { usePageMeta } from '../components/screen-meta.ts';
import { TimedSpinner } from '../components/timed-spinner.tsx';
import type { common } from '../i18n/en/common.ts';
import { NavigationFocus } from './navigation-focus.tsx';
import { WorkerEffects } from './worker-effects.tsx';
import { SessionEffects } from './session-effects.tsx';
import { readNavigationState } from '../account/navigation-state.ts';

const appear = keyframes({ to: { opacity: 1 } });
const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  height: 4,
  overflow: 'hidden',
  zIndex: theme.zIndex.tooltip,
  opacity: 0,
  animation: `${appear} 1ms linear 200ms forwards`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 30%, ${theme.vars.palette.background.paper})`,
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    width: '40%',
    backgroundColor: theme.vars.palette.secondary.main,
    animation: `${run} 1.4s ${theme.transitions.easing.easeInOut} infinite`,
  },
}));

/** A thin bar at the top while the next screen loads. It appears after 200 ms, so a fast connection never shows it. */
function NavigationProgress({ shown }: { readonly shown: boolean }) {
  return shown ? <Bar aria-hidden="true" /> : null;
}

/** The farewell dialog, loaded and shown after an account was deleted. */
const FarewellDialog = lazy(async () => ({
  default: (await import('./farewell-dialog.tsx')).FarewellDialog,
}));

function Farewell() {
  return readNavigationState(useLocation().state).accountDeleted ? (
    <Suspense fallback={null}>
      <FarewellDialog />
    </Suspense>
  ) : null;
}

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
