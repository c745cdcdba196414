import { expect, test, vi } from 'vitest';

let end = (): void => undefined;
const ended = new Promise<void>((resolve) => (end = resolve));
const waitForPendingWrites = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('firebase/firestore', () => ({
  initializeFirestore: () => ({}),
  connectFirestoreEmulator: () => undefined,
  memoryLocalCache: () => ({}),
  clearIndexedDbPersistence: () => Promise.resolve(),
  terminate: () => ended,
  waitForPendingWrites,
}));
vi.mock('./app.ts', () => ({ firebaseApp: {}, EMULATORS: {} }));
vi.mock('./auth.ts', () => ({ auth: { authStateReady: () => Promise.resolve() } }));
vi.mock('./can-store.ts', () => ({ canStore: () => Promise.resolve(false) }));

test('while an instance ends it is not counted as another one, which screens would listen to', async () => {
  const opened = await import('./firestore.ts');
  await opened.openFirestore();
  const first = opened.firestore;
  const replaced = opened.reopenFirestore();
  await Promise.resolve();
  expect([opened.openedInstances(), opened.firestore === first]).toEqual([1, true]);
  end();
  await replaced;
  expect([opened.openedInstances(), opened.firestore === first]).toEqual([2, false]);
});

test('earlier writes are waited for until the server has them, for ten seconds at most, and also if they fail', async () => {
  vi.useFakeTimers();
  const { writesSent } = await import('./firestore.ts');
  const passed = vi.fn();
  waitForPendingWrites.mockReturnValueOnce(new Promise(() => undefined));
  void writesSent().then(passed);
  await vi.advanceTimersByTimeAsync(9999);
  expect(passed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(passed).toHaveBeenCalledTimes(1);
  waitForPendingWrites.mockRejectedValueOnce(new Error('Another account')).mockResolvedValueOnce();
  await Promise.all([writesSent(), writesSent()]);
  vi.useRealTimers();
});
