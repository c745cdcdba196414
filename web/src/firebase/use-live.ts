// Live reads with a way to try again: reactfire keeps a failed listener's error for good, so a screen that offers
// 'Try Again' listens through this.
import { onSnapshot, type DocumentReference } from 'firebase/firestore';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

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
      (data) => setTold({ key, attempt, data }),
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

/** A document, live; `undefined` data when there is none. A missing one is only believed from the server. */
export function useLiveDocument<Model>(reference: DocumentReference<Model>): Live<Model | undefined> {
  return useLive<Model | undefined>(reference.path, (next, fail) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        clearTimeout(timer);
        if (snapshot.exists()) next(snapshot.data());
        else if (!snapshot.metadata.fromCache) next(undefined);
        else {
          // The cache remembers from an earlier visit that there is none; the server is being asked.
          timer = setTimeout(
            () => fail(new Error(`${reference.path} is not on this device.`)),
            navigator.onLine ? CONFIRMATION : 0,
          );
        }
      },
      fail,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
}
