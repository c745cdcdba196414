// Shows the screen of the browser's address, once its script is there: the screen before stays until then. React
// Router's declarative half; its data router would do the same for 16 KB more (docs/decisions.md, routing).
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  createPath,
  matchRoutes,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
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

/** Loads what a location still needs; `undefined` when all is there. Never rejects. */
export function loadScreens(
  routes: RouteObject[],
  location: Location | string,
): Promise<unknown> | undefined {
  const loading = handlesAt(routes, location).flatMap(({ screen }) => screen?.load() ?? []);
  return loading.length === 0 ? undefined : Promise.all(loading);
}

const pathnameOf = (to: To): string =>
  new URL(typeof to === 'string' ? to : createPath(to), globalThis.location.href).pathname;

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** Follows the history, going back where a screen does not want to be left. Gives the function that stops it. */
function follow(history: BrowserHistory, show: (shown: Shown) => void): () => void {
  let isReturning = false;
  show({ action: history.action, location: history.location });
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
function guarded(history: BrowserHistory): Navigator {
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
  /** Stands until the first screen is there. */
  readonly start: ReactNode;
}

export function AppRouter({ routes, start }: AppRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState<Shown>();
  const [isLoading, setIsLoading] = useState(false);
  const navigator = useMemo(() => guarded(history), [history]);

  useEffect(() => {
    let newest: Location | undefined;
    const settle = (next: Shown): void => {
      if (next.location !== newest) return;
      startTransition(() => {
        setShown(next);
        setIsLoading(false);
      });
    };
    const stop = follow(history, (next) => {
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
  }, [history, routes]);

  if (!shown) return start;
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
