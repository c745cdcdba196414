import { isOffline, subscribeToConnection } from '#web/pwa/connection.ts';

/** Resolves to true when there is a connection, to false when the signal aborts first. */
export function untilOnline(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isOnline: boolean): void => {
      unsubscribe();
      signal.removeEventListener('abort', stop);
      resolve(isOnline);
    };
    const look = (): void => {
      if (!isOffline()) settle(true);
    };
    const stop = (): void => settle(false);
    const unsubscribe = subscribeToConnection(look);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    else look();
  });
}
