// Whether the app is offline, from `navigator.onLine` and from requests to the server.
import { useSyncExternalStore } from 'react';
import { createStore } from '../storage/create-store.ts';

const isReachable = createStore(true);

/** Reports whether the server answered: `navigator.onLine` is true on a network without internet, too. */
export const reportReachable = isReachable.set;

/** Calls back when the connection is lost or restored. Returns the unsubscribe function. */
export function subscribeToConnection(listener: () => void): () => void {
  const unsubscribe = isReachable.subscribe(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    unsubscribe();
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the server is known to be unreachable. */
export function isOffline(): boolean {
  return !navigator.onLine || !isReachable.get();
}

/** `isOffline` as a hook. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isOffline);
}
