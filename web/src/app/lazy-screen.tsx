import type { ComponentType } from 'react';
import { ErrorFallback } from '../components/error-fallback.tsx';
import { isOffline } from '../lib/connection.ts';
import { OfflineScreen } from './pwa/offline-screen.tsx';

export type LoadScreen = () => Promise<ComponentType>;

/** A screen whose script is loaded before it is shown. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  /**
   * Loads the script; `undefined` when it is there. Resolves to whether it could be had, and never rejects: the screen
   * says so instead.
   */
  readonly load: () => Promise<boolean> | undefined;
}

/** Stands where a screen's script could not be had. */
function Missing() {
  if (isOffline()) return <OfflineScreen />;
  // The browser may keep the failure for as long as the page stands.
  return <ErrorFallback onRetry={() => globalThis.location.reload()} />;
}

/** A part of a page that comes by itself; `Otherwise` stands in for one that could not be had. */
export function lazyScreen(fetchScreen: LoadScreen, Otherwise: ComponentType = Missing): LazyScreen {
  let Loaded: ComponentType | undefined;
  let loading: Promise<boolean> | undefined;
  return {
    load: () => {
      if (Loaded) return undefined;
      loading ??= fetchScreen()
        .then(
          (screen) => {
            Loaded = screen;
            return true;
          },
          (error: unknown) => {
            console.warn('The screen could not be loaded.', error);
            return false;
          },
        )
        .finally(() => {
          loading = undefined;
        });
      return loading;
    },
    Screen: () => (Loaded ? <Loaded /> : <Otherwise />),
  };
}
