import { isOffline, subscribeToConnection } from '../../../../lib/connection.ts';

/** Resolves with true when there is a connection, with false when the signal aborts first. */
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

export type SaveFailure =
  | { readonly failure: 'unreachable' | 'refused' | 'unknown' }
  | { readonly failure: 'told'; readonly reason: string };

/** Firestore's error codes that have a text of their own; the rest is told by its message. */
const BY_CODE: Readonly<Record<string, 'unreachable' | 'refused'>> = {
  unavailable: 'unreachable',
  'deadline-exceeded': 'unreachable',
  'permission-denied': 'refused',
  unauthenticated: 'refused',
};

/** What a failed save comes down to for the user. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof Error)) return { failure: 'unknown' };
  const known = 'code' in error ? BY_CODE[String(error.code)] : undefined;
  if (known) return { failure: known };
  return error.message === '' ? { failure: 'unknown' } : { failure: 'told', reason: error.message };
}
