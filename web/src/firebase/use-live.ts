// Live reads with a way to try again: reactfire keeps a failed listener's error for good, so a screen that offers
// 'Try Again' listens through this.
import { getDocFromCache, onSnapshot, type DocumentReference } from 'firebase/firestore';
import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Live<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: Data };

type Subscribe<Data> = (next: (data: Data) => void, fail: (error: Error) => void) => () => void;

/** What `subscribe` last told; it is called anew when `key` changes or after `retry`. `null` listens to nothing. */
export function useLive<Data>(key: string | null, subscribe: Subscribe<Data>): Live<Data> {
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<{ key: string; attempt: number; data: Data } | undefined>();
  const [failed, setFailed] = useState<{ key: string; attempt: number; error: Error } | undefined>();
  const start = useEffectEvent(subscribe);
  useEffect(() => {
    if (key === null) return undefined;
    return start(
      (data) => {
        // What was clicked or typed meanwhile goes first.
        startTransition(() => {
          setTold({ key, attempt, data });
          setFailed(undefined);
        });
      },
      (error) => {
        console.error(error);
        setFailed({ key, attempt, error });
      },
    );
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const isCurrent = (of: { key: string; attempt: number }): boolean =>
    of.key === key && of.attempt === attempt;
  if (failed && isCurrent(failed)) return { status: 'error', error: failed.error, retry };
  if (told && isCurrent(told)) return { status: 'ready', data: told.data };
  return { status: 'loading' };
}

/** How long the server may take to confirm that a document is missing: as long as the SDK waits for it to connect. */
const CONFIRMATION = 10_000;

/**
 * A document, live; `undefined` data when there is none. That one is missing is believed from the server; from the cache
 * only when the server cannot be asked, and only if it said so before.
 */
export function useLiveDocument<Model>(reference: DocumentReference<Model>): Live<Model | undefined> {
  return useLive<Model | undefined>(reference.path, (next, fail) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The cache is being asked what it knows. */
    let isAsking = false;
    const stop = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        clearTimeout(timer);
        isAsking = false;
        if (snapshot.exists()) next(snapshot.data());
        else if (!snapshot.metadata.fromCache) next(undefined);
        else {
          // Nothing is known here, or that there was none at an earlier visit; the server is being asked.
          timer = setTimeout(
            () => {
              isAsking = true;
              getDocFromCache(reference).then(
                () => isAsking && next(undefined),
                () => isAsking && fail(new Error(`${reference.path} is not on this device.`)),
              );
            },
            navigator.onLine ? CONFIRMATION : 0,
          );
        }
      },
      fail,
    );
    return () => {
      isAsking = false;
      clearTimeout(timer);
      stop();
    };
  });
}
