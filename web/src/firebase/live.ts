// Live reads of Firestore by reactfire, with a way to try again.
import type { DocumentReference, Query } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useObservable } from 'reactfire';
import { authState } from 'rxfire/auth';
import { catchError, distinctUntilChanged, map, of, skip, takeUntil, type Observable } from 'rxjs';
import { auth } from './auth.ts';
import { replaceEnded } from './ended-instance.ts';
import { openedInstances } from './firestore.ts';
import { knownDocument, knownQuery, type Known } from './known-snapshots.ts';

export type Live<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: Data };

/** Emits when the session changes its account: from then on the rules refuse the former account's reads. */
const accountChange = authState(auth).pipe(
  map((user) => user?.uid),
  distinctUntilChanged(),
  skip(1),
);

export interface FailedRead {
  readonly error: Error;
  /** The number of the instance that failed. */
  readonly instance: number;
}

/** Calls `again`; if the instance that failed has ended, once there is another one. */
export function retryRead({ error, instance }: FailedRead, again: () => void): void {
  const replaced = replaceEnded(error, instance);
  if (replaced) void replaced.finally(again);
  else again();
}

/**
 * The latest value of an observable. reactfire caches an observable by its id for as long as the page is open, and
 * never restarts one that failed: a retry and another Firestore instance therefore use another id, and an error is
 * emitted as a value. Firestore emits cached data again when the server confirms it; a screen needs the same data only
 * once.
 */
function useLive<Data>(id: string, source: Observable<Known<Data>>): Live<Data> {
  const [attempt, setAttempt] = useState(0);
  const instance = openedInstances();
  const result: Observable<Known<Data>> = source.pipe(
    takeUntil(accountChange),
    distinctUntilChanged((before, now) => JSON.stringify(before) === JSON.stringify(now)),
    catchError((error: Error) => {
      console.error('A document could not be listened to.', error);
      return of({ error });
    }),
  );
  const known = useObservable(`${id} ${String(instance)}.${String(attempt)}`, result, { suspense: false });
  return useMemo(() => {
    if (known.status !== 'success') return { status: 'loading' };
    if ('data' in known.data) return { status: 'ready', data: known.data.data };
    const { error } = known.data;
    const again = (): void => setAttempt((before) => before + 1);
    return { status: 'error', error, retry: () => retryRead({ error, instance }, again) };
  }, [known, instance]);
}

/**
 * A document, live; its data is `undefined` when it does not exist, as the server answers or, when the server cannot
 * be reached, as the cache has stored an earlier answer.
 */
export const useLiveDocument = <Model extends object>(
  reference: DocumentReference<Model>,
): Live<Model | undefined> => useLive(reference.path, knownDocument(reference));

/** The documents of a query, live. `id` identifies the query in reactfire's cache. */
export const useLiveQuery = <Model extends object>(id: string, asked: Query<Model>): Live<readonly Model[]> =>
  useLive(
    id,
    knownQuery(id, asked).pipe(
      map((known) =>
        'data' in known ? { data: known.data.docs.map((document) => document.data()) } : known,
      ),
    ),
  );

/** The same `live`, with `missing` as its data if the document does not exist. */
export const withDefault = <Data>(live: Live<Data | undefined>, missing: Data): Live<Data> =>
  live.status === 'ready' ? { status: 'ready', data: live.data ?? missing } : live;
