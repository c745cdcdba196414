// Whether there is a connection: the browser's own word, and what was found out by asking the server.
import { useSyncExternalStore } from 'react';

let isUnreachable = false;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Says whether the server answered just now: a browser calls itself online as soon as there is any network. */
export function reportReachable(isReachable: boolean): void {
  if (isUnreachable !== isReachable) return;
  isUnreachable = !isReachable;
  tell();
}

/** Calls back when the connection goes or comes. The answer ends it. */
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

/** Whether the server cannot be reached, as far as is known. */
export function isOffline(): boolean {
  return !navigator.onLine || isUnreachable;
}

/** `isOffline`, followed. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isOffline);
}
