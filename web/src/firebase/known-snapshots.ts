// What is known of a document or query. Firestore emits 'not there' and 'empty' from its cache also where this device
// has never had an answer of the server: that is not known yet, and an error if the server does not answer in time. The
// server's later answer follows the error.
import { getDocFromCache, type DocumentReference, type Query, type QuerySnapshot } from 'firebase/firestore';
import { doc, fromRef } from 'rxfire/firestore';
import { catchError, defer, from, map, of, switchMap, timer, type Observable } from 'rxjs';
import { isUnavailable } from './is-unavailable.ts';

export type Known<Data> = { readonly data: Data } | { readonly error: Error };

/** Milliseconds for the server to confirm that nothing is there: as long as the SDK waits for it to connect. */
const CONFIRMATION = 10_000;

const confirmationTimeout = (): Observable<number> => timer(navigator.onLine ? CONFIRMATION : 0);

/** A document; `undefined` when it does not exist, as the server answers or the cache has stored an earlier answer. */
export const knownDocument = <Model extends object>(
  reference: DocumentReference<Model>,
): Observable<Known<Model | undefined>> =>
  doc(reference).pipe(
    switchMap((snapshot) => {
      if (snapshot.exists() || !snapshot.metadata.fromCache) return of({ data: snapshot.data() });
      return confirmationTimeout().pipe(
        switchMap(() => from(getDocFromCache(reference))),
        map((cached) => ({ data: cached.data() })),
        catchError((error: Error) => {
          if (!isUnavailable(error)) throw error;
          return of({ error });
        }),
      );
    }),
  );

/**
 * Queries, by id, that were empty when they were last known while this page was open. The cache stores whether the server
 * has answered a query, but the SDK does not tell.
 */
const knownEmpty = new Set<string>();

/** The snapshots of a query, without those whose emptiness is not known. `id` identifies the query. */
export const knownQuery = <Model extends object>(
  id: string,
  asked: Query<Model>,
): Observable<Known<QuerySnapshot<Model>>> =>
  defer(() => {
    let isKnown = knownEmpty.has(id);
    return fromRef(asked, { includeMetadataChanges: true }).pipe(
      switchMap((snapshot) => {
        // A list of the cache that becomes empty is known: this device itself has emptied it.
        isKnown ||= !snapshot.empty || !snapshot.metadata.fromCache;
        if (!isKnown) {
          const error = new Error('Neither the server nor the cache has answered a query.');
          return confirmationTimeout().pipe(map(() => ({ error })));
        }
        if (snapshot.empty) knownEmpty.add(id);
        else knownEmpty.delete(id);
        return of({ data: snapshot });
      }),
    );
  });
