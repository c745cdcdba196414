// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { Query } from 'firebase/firestore';
import { map, Subject } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLiveQuery } from './live.ts';

interface Item {
  readonly name: string;
}

const firebase = vi.hoisted(() => ({
  fromRef: vi.fn(),
  users: undefined as Subject<{ uid: string } | null> | undefined,
  instances: 1,
}));
vi.mock('./auth.ts', () => ({ auth: {} }));
vi.mock('./firestore.ts', () => ({
  openedInstances: () => firebase.instances,
  reopenFirestore: async () => {
    await Promise.resolve();
    firebase.instances += 1;
  },
}));
vi.mock('rxfire/firestore', () => ({ fromRef: firebase.fromRef, doc: vi.fn() }));
vi.mock('rxfire/auth', async () => {
  const { ReplaySubject } = await import('rxjs');
  firebase.users = new ReplaySubject(1);
  return { authState: () => firebase.users };
});

const asked = {} as Query<Item>;
let source: Subject<Item[]>;

/** A query's snapshot, as the server has confirmed it. */
const confirmed = (items: readonly Item[]) => ({
  docs: items.map((item) => ({ data: () => item })),
  empty: items.length === 0,
  metadata: { fromCache: false },
});

beforeEach(() => {
  source = new Subject();
  firebase.fromRef.mockReset().mockImplementation(() => source.pipe(map(confirmed)));
  firebase.users?.next({ uid: 'asha' });
});

test('a query is loading until it has emitted, and then has the latest data', () => {
  const { result } = renderHook(() => useLiveQuery('live', asked));
  expect(result.current.status).toBe('loading');
  act(() => source.next([{ name: 'one' }]));
  expect(result.current).toEqual({ status: 'ready', data: [{ name: 'one' }] });
  act(() => source.next([]));
  expect(result.current).toEqual({ status: 'ready', data: [] });
});

test('data that Firestore emits again, unchanged, renders nothing', () => {
  let renders = 0;
  renderHook(() => {
    renders += 1;
    return useLiveQuery('confirmed', asked);
  });
  act(() => source.next([{ name: 'one' }]));
  const before = renders;
  act(() => source.next([{ name: 'one' }]));
  expect(renders).toBe(before);
  act(() => source.next([{ name: 'two' }]));
  expect(renders).toBe(before + 1);
});

test('a failed query returns an error status, and its retry queries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { result } = renderHook(() => useLiveQuery('failing', asked));
  act(() => source.error(new Error('refused')));
  await waitFor(() => expect(result.current.status).toBe('error'));
  source = new Subject();
  act(() => {
    if (result.current.status === 'error') result.current.retry();
  });
  expect(result.current.status).toBe('loading');
  act(() => source.next([{ name: 'again' }]));
  expect(result.current).toEqual({ status: 'ready', data: [{ name: 'again' }] });
});

test('retries of queries that an ended instance of Firestore refused open one instance, and query it', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const before = firebase.instances;
  const { result } = renderHook(() => [useLiveQuery('ended', asked), useLiveQuery('too', asked)]);
  act(() => source.error(new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state')));
  await waitFor(() => expect(result.current.map(({ status }) => status)).toEqual(['error', 'error']));
  source = new Subject();
  const [first, second] = result.current;
  await act(async () => {
    if (first?.status === 'error') first.retry();
    await Promise.resolve();
  });
  act(() => {
    if (second?.status === 'error') second.retry();
  });
  expect(firebase.instances).toBe(before + 1);
  act(() => source.next([{ name: 'again' }]));
  const again = { status: 'ready', data: [{ name: 'again' }] };
  expect(result.current).toEqual([again, again]);
});

test('a query is unsubscribed when the account signs out, and not by a new token of the same account', () => {
  renderHook(() => useLiveQuery('ending', asked));
  act(() => firebase.users?.next({ uid: 'asha' }));
  expect(source.observed).toBe(true);
  act(() => firebase.users?.next(null));
  expect(source.observed).toBe(false);
});
