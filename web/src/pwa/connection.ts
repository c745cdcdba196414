// Whether the app is offline, from `navigator.onLine` and from requests to the server.
import { useSyncExternalStore } from 'react';

let isUnreachable = false;
const listeners = new Set<() => void>();

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

/** Reports whether the server answered: `navigator.onLine` is true on any network. */
export function reportReachable(isReachable: boolean): void {
  if (isUnreachable !== isReachable) return;
  isUnreachable = !isReachable;
  notifyListeners();
}

/** Calls back when the connection is lost or restored. Returns the unsubscribe function. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the server is known to be unreachable. */
export function isOffline(): boolean {
  return !navigator.onLine || isUnreachable;
}

/** `isOffline` as a hook. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isOffline);
}
