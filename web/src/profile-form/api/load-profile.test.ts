import type * as Firestore from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadProfile } from './load-profile.ts';

vi.mock(import('firebase/firestore'), async (original) => ({
  ...((await original()) as typeof Firestore),
  getDocFromServer: () => new Promise<never>(() => undefined),
}));
vi.mock('../../firebase/references.ts', () => ({ contactDoc: () => null, profileDoc: () => null }));
vi.mock('../../pwa/connection.ts', () => ({ isOffline: () => false }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('loadProfile rejects once the server has not answered for twenty seconds', async () => {
  const failed = vi.fn<(error: Error) => void>();
  void loadProfile({ uid: 'asha', displayName: null }).catch(failed);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed).toHaveBeenCalledOnce();
});
