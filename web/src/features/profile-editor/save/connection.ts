import { FirestoreError } from 'firebase/firestore';

/** Resolves with true when the browser is online, with false when the signal aborts first. */
export function untilOnline(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (navigator.onLine) {
      resolve(true);
      return;
    }
    const settle = (isOnline: boolean): void => {
      removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      resolve(isOnline);
    };
    const goOn = (): void => settle(true);
    const stop = (): void => settle(false);
    addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}

export type SaveFailure =
  | { readonly failure: 'unreachable' | 'refused' | 'unknown' }
  | { readonly failure: 'told'; readonly reason: string };

/** What a failed save comes down to for the user. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof Error)) return { failure: 'unknown' };
  if (error instanceof FirestoreError) {
    if (error.code === 'unavailable' || error.code === 'deadline-exceeded') return { failure: 'unreachable' };
    if (error.code === 'permission-denied' || error.code === 'unauthenticated') return { failure: 'refused' };
  }
  return error.message === '' ? { failure: 'unknown' } : { failure: 'told', reason: error.message };
}
