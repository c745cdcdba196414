import type { ComponentType } from 'react';
import { ErrorFallback } from '../components/error-fallback.tsx';
import { isOffline } from '../lib/connection.ts';
import { OfflineScreen } from './pwa/offline-screen.tsx';

export type LoadScreen = () => Promise<ComponentType>;

/** A screen whose script is loaded before it is shown. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Loads the script; `undefined` when it is there. Never rejects: the screen says so instead. */
  readonly load: () => Promise<void> | undefined;
}

export function lazyScreen(fetchScreen: LoadScreen): LazyScreen {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  return {
    load: () => {
      if (Loaded) return undefined;
      loading ??= fetchScreen()
        .then(
          (screen) => {
            Loaded = screen;
          },
          (error: unknown) => {
            console.warn('The screen could not be loaded.', error);
          },
        )
        .finally(() => {
          loading = undefined;
        });
      return loading;
    },
    Screen: () => {
      if (!Loaded && isOffline()) return <OfflineScreen />;
      // The browser may keep the failure for as long as the page stands.
      if (!Loaded) return <ErrorFallback onRetry={() => globalThis.location.reload()} />;
      return <Loaded />;
    },
  };
}
