import { getDocFromCache, type DocumentReference, type Query } from 'firebase/firestore';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownDocument, knownQuery, type Known } from './known-snapshots.ts';

interface Item {
  readonly name: string;
}

const snapshots = vi.hoisted(() => ({ current: undefined as Subject<unknown> | undefined }));
vi.mock('firebase/firestore', () => ({ getDocFromCache: vi.fn() }));
vi.mock('rxfire/firestore', () => ({ doc: () => snapshots.current, fromRef: () => snapshots.current }));

const asked = {} as Query<Item>;
const reference = {} as DocumentReference<Item>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  snapshots.current = new Subject();
});
afterEach(() => vi.useRealTimers());

const NOT_CACHED = Object.assign(new Error('Failed to get document from cache.'), { code: 'unavailable' });

const emitQuery = (names: readonly string[], fromCache: boolean): void =>
  snapshots.current?.next({ empty: names.length === 0, metadata: { fromCache }, names });

const emitMissing = (fromCache: boolean): void =>
  snapshots.current?.next({ exists: () => false, data: () => undefined, metadata: { fromCache } });

/** What is known of a query, in order: the names of its documents, or 'error'. */
function listen(id: string): unknown[] {
  const known: unknown[] = [];
  knownQuery(id, asked).subscribe((one: Known<unknown>) =>
    known.push('data' in one ? (one.data as { names: unknown }).names : 'error'),
  );
  return known;
}

/** The same with a new subscription, as of a screen that is opened again. */
function listenAgain(id: string): unknown[] {
  snapshots.current = new Subject();
  return listen(id);
}

test('an empty query of the cache is not known for ten seconds, then an error, and then what the server answers', () => {
  const known = listen('silent');
  emitQuery([], true);
  vi.advanceTimersByTime(9999);
  expect(known).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(known).toEqual(['error']);
  emitQuery([], false);
  expect(known).toEqual(['error', []]);
});

test('an empty query of the cache that the server confirms in time is known once, by the confirmation', () => {
  const known = listen('confirmed');
  emitQuery([], true);
  emitQuery([], false);
  vi.runAllTimers();
  expect(known).toEqual([[]]);
});

test('an empty query of the cache is an error without delay on a device that is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const known = listen('offline');
  emitQuery([], true);
  vi.advanceTimersByTime(0);
  expect(known).toEqual(['error']);
});

test('the documents of the cache are known at once, and so is that this device has deleted them all', () => {
  const known = listen('cached');
  emitQuery(['one'], true);
  emitQuery([], true);
  expect(known).toEqual([['one'], []]);
});

test('a query that was known to be empty is known to be empty again, from the cache', () => {
  listen('revisited');
  emitQuery([], false);
  const known = listenAgain('revisited');
  emitQuery([], true);
  expect(known).toEqual([[]]);
});

test('a query that had documents is not known to be empty when a cache in memory has dropped them', () => {
  listen('dropped');
  emitQuery([], false);
  emitQuery(['one'], false);
  const known = listenAgain('dropped');
  emitQuery([], true);
  expect(known).toEqual([]);
  vi.runAllTimers();
  expect(known).toEqual(['error']);
});

test('a document that the cache lacks is an error after ten seconds, and then what the server answers', async () => {
  vi.mocked(getDocFromCache).mockRejectedValue(NOT_CACHED);
  const known: unknown[] = [];
  knownDocument(reference).subscribe((one) => known.push(one));
  emitMissing(true);
  await vi.advanceTimersByTimeAsync(9999);
  expect(known).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(known).toEqual([{ error: NOT_CACHED }]);
  emitMissing(false);
  expect(known).toEqual([{ error: NOT_CACHED }, { data: undefined }]);
});

test('a document that the cache stores as missing is known to be missing when the server cannot be reached', async () => {
  vi.mocked(getDocFromCache).mockResolvedValue({ data: () => undefined } as never);
  const known: unknown[] = [];
  knownDocument(reference).subscribe((one) => known.push(one));
  emitMissing(true);
  await vi.runAllTimersAsync();
  expect(known).toEqual([{ data: undefined }]);
});

test('a cache that fails ends the listening with its error', async () => {
  const broken = new Error('The database is broken.');
  vi.mocked(getDocFromCache).mockRejectedValue(broken);
  const failed = vi.fn();
  knownDocument(reference).subscribe({ error: failed });
  emitMissing(true);
  await vi.runAllTimersAsync();
  expect(failed).toHaveBeenCalledWith(broken);
});
