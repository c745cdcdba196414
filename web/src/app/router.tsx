// The app's router: every route of domain/src/site/routes.ts that the app renders, with its screen and its texts.
import pTimeout from 'p-timeout';
import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, redirectDocument, type RouteObject } from 'react-router-dom';
import { ALL_ROUTES, needsSession, routeAt, type NamedRoute } from '@marquee/domain/site/routes';
import { paths } from '../config/paths.ts';
import { loadTexts } from '../i18n/app-texts.ts';
import { Frame } from './frame.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Root, type RouteHandle } from './root.tsx';
import { SCREENS, type AppRoute, type ScreenFiles, type ScreenName } from './screens.ts';
import { FrameError, ScreenError } from './route-error.tsx';
import { Starting } from './starting.tsx';

type Route = Pick<RouteObject, 'lazy' | 'loader'>;

/** Milliseconds that a screen's files may take. Those loaded by then are cached, so the next attempt loads the rest. */
const LONGEST_IMPORT = 45_000;

const PAGES = import.meta.glob<ComponentType>('../features/*/*-page.tsx', { import: 'default' });

/**
 * What a route's `lazy` resolves to. React Router shows an empty page when `lazy` rejects, so a failed import resolves
 * to a component that throws the error in the route's error boundary.
 */
async function imported(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  try {
    return { Component: await load() };
  } catch (error) {
    return {
      Component: () => {
        throw error;
      },
    };
  }
}

const screen = ({ page, texts }: ScreenFiles): Route => ({
  lazy: () =>
    imported(async () => {
      const load = PAGES[`../features/${page}-page.tsx`];
      if (!load) throw new Error(`There is no page ${page}.`);
      const [Component] = await pTimeout(Promise.all([load(), loadTexts(...texts)]), {
        milliseconds: LONGEST_IMPORT,
      });
      return Component;
    }),
});

/** Paths that cover two routes of the route table each, so that a form stays mounted while its sections change. */
const PATHS: Readonly<Record<string, string>> = {
  profileEdit: `${paths.profileEdit.path}/:section?`,
  settings: `${paths.settings.path}/:group?`,
};

const redirects: Readonly<
  Record<Exclude<AppRoute, ScreenName | 'profileEditSection' | 'settingsGroup'>, Route>
> = {
  dashboard: { loader: () => redirect(paths.myProfile.href()) },
  profileEditPage: { loader: () => redirect(paths.profileEdit.href()) },
  profileMedia: { loader: () => redirect(paths.profileEditSection.href('photos')) },
};

const routeOf = (name: keyof typeof redirects | ScreenName): Route =>
  name in redirects ? redirects[name as keyof typeof redirects] : screen(SCREENS[name as ScreenName]);

const isAppRow = (
  row: NamedRoute,
): row is NamedRoute & { readonly name: keyof typeof redirects | ScreenName } =>
  row.name in SCREENS || row.name in redirects;

const rows = ALL_ROUTES.filter(isAppRow);

const route = (row: (typeof rows)[number]): RouteObject => ({
  ...routeOf(row.name),
  path: PATHS[row.name] ?? row.path,
  HydrateFallback: Starting,
  ErrorBoundary: ScreenError,
  handle: { row } satisfies RouteHandle,
});

/** Addresses of no screen: a link to what the site or a function renders loads a new page; others show NotFoundPage. */
const elsewhere: RouteObject = {
  path: '*',
  loader: ({ request }) => {
    const isMove = router.state.initialized;
    return isMove && routeAt(new URL(request.url).pathname) ? redirectDocument(request.url) : null;
  },
  Component: NotFoundPage,
  ErrorBoundary: ScreenError,
  handle: { row: undefined } satisfies RouteHandle,
};

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: FrameError,
    children: [
      {
        Component: Frame,
        children: [
          ...rows.filter((row) => !needsSession(row)).map(route),
          {
            lazy: () => imported(async () => (await import('./signed-in.tsx')).SignedIn),
            HydrateFallback: Starting,
            ErrorBoundary: ScreenError,
            children: rows.filter(needsSession).map(route),
          },
          elsewhere,
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
