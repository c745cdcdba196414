import { expect, test, vi } from 'vitest';

let end = (): void => undefined;
const ended = new Promise<void>((resolve) => (end = resolve));

vi.mock('firebase/firestore', () => ({
  initializeFirestore: () => ({}),
  connectFirestoreEmulator: () => undefined,
  memoryLocalCache: () => ({}),
  clearIndexedDbPersistence: () => Promise.resolve(),
  terminate: () => ended,
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
