// Shows the screen of the browser's address, once its script is there: the screen before stays until then. React
// Router's declarative half; its data router would do the same for 16 KB more (docs/decisions.md, routing).
import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import {
  createPath,
  matchRoutes,
  NavigationType,
  Router,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  useRoutes,
  type Location,
  type Navigator,
  type RouteObject,
  type To,
} from 'react-router-dom';
import { isKept } from '../lib/leaving.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { RouteHandleContext, type RouteHandle } from './route-handle.ts';

interface Shown {
  readonly action: NavigationType;
  readonly location: Location;
}

const handlesAt = (routes: RouteObject[], location: Location | string): RouteHandle[] =>
  (matchRoutes(routes, location) ?? []).flatMap(
    ({ route }) => (route.handle as RouteHandle | undefined) ?? [],
  );

/** Loads what a location still needs; `undefined` when all is there. Resolves to whether it could be had; never rejects. */
export function loadScreens(
  routes: RouteObject[],
  location: Location | string,
): Promise<boolean> | undefined {
  const loading = handlesAt(routes, location).flatMap(({ screen, footer }) =>
    [screen, footer].flatMap((part) => part?.load() ?? []),
  );
  return loading.length === 0
    ? undefined
    : Promise.all(loading).then((loaded) => loaded.every((isThere) => isThere));
}

const pathnameOf = (to: To): string =>
  new URL(typeof to === 'string' ? to : createPath(to), globalThis.location.href).pathname;

/** The browser's, or one that stands still (web/src/server/prerender-app.tsx). */
export type AppHistory = Pick<
  ReturnType<typeof createBrowserHistory>,
  'action' | 'location' | 'createHref' | 'encodeLocation' | 'go' | 'push' | 'replace' | 'listen'
>;

/** Follows the history from a place on, going back where a screen does not want to be left. Gives what stops it. */
function follow(history: AppHistory, from: Location, show: (shown: Shown) => void): () => void {
  let isReturning = false;
  // The first screen may have sent its visitor on before anybody listened.
  if (history.location.key !== from.key) show({ action: history.action, location: history.location });
  return history.listen(({ action, location, delta }) => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    if (
      action === NavigationType.Pop &&
      delta !== null &&
      isKept(location.pathname, () => history.go(delta))
    ) {
      // The browser has gone already: back to where the user still is.
      isReturning = true;
      history.go(-delta);
      return;
    }
    show({ action, location });
  });
}

/** The history as links and `navigate` use it: a screen can keep them from leaving. */
function guarded(history: AppHistory): Navigator {
  const ask =
    (go: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      const leave = (): void => go(to, state, options);
      if (!isKept(pathnameOf(to), leave)) leave();
    };
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: ask((to, state) => history.push(to, state)),
    replace: ask((to, state) => history.replace(to, state)),
  };
}

interface AppRouterProps {
  readonly routes: RouteObject[];
  /** Where it begins, wherever the browser has gone meanwhile: `loadScreens` has loaded what that needs. */
  readonly start: Location;
  readonly history: AppHistory;
  /** Called in the commit that the first screen stands in: nobody can do anything between the two. */
  readonly onStarted?: () => void;
}

export function AppRouter({ routes, start, history, onStarted }: AppRouterProps) {
  const [first] = useState<Shown>(() => ({ action: history.action, location: start }));
  const [shown, setShown] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const navigator = useMemo(() => guarded(history), [history]);

  useLayoutEffect(() => onStarted?.(), [onStarted]);

  useEffect(() => {
    let newest: Location | undefined;
    const settle = (next: Shown): void => {
      if (next.location !== newest) return;
      startTransition(() => {
        setShown(next);
        setIsLoading(false);
      });
    };
    const stop = follow(history, first.location, (next) => {
      newest = next.location;
      const loading = loadScreens(routes, next.location);
      if (!loading) {
        settle(next);
        return;
      }
      setIsLoading(true);
      void loading.then(() => settle(next));
    });
    return () => {
      newest = undefined;
      stop();
    };
  }, [first, history, routes]);

  return (
    <RouteHandleContext value={handlesAt(routes, shown.location).at(-1)}>
      <NavigationProgress shown={isLoading} />
      <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
        <Screens routes={routes} />
      </Router>
    </RouteHandleContext>
  );
}

function Screens({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}
