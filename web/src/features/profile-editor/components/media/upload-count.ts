// How many uploads are under way anywhere in the editor: saving waits for them, leaving asks.
import { useSyncExternalStore } from 'react';

export interface UploadCount {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => number;
  /** Counts one upload until the returned function is called. */
  readonly begin: () => () => void;
}

export function createUploadCount(): UploadCount {
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (by: number): void => {
    count += by;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => count,
    begin: () => {
      let ended = false;
      change(1);
      return () => {
        if (!ended) change(-1);
        ended = true;
      };
    },
  };
}

export function useUploadCount(uploads: UploadCount): number {
  return useSyncExternalStore(uploads.subscribe, uploads.current);
}
