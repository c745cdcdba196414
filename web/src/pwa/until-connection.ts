import { isOffline, subscribeToConnection } from './connection.ts';

/** Resolves to true when the connection is as wanted, to false when the signal aborts first. */
const until =
  (isAsWanted: () => boolean) =>
  (signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const settle = (isReached: boolean): void => {
        unsubscribe();
        signal.removeEventListener('abort', stop);
        resolve(isReached);
      };
      const look = (): void => {
        if (isAsWanted()) settle(true);
      };
      const stop = (): void => settle(false);
      const unsubscribe = subscribeToConnection(look);
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      else look();
    });

export const untilOnline = until(() => !isOffline());

export const untilOffline = until(isOffline);
