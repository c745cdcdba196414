import type * as Firestore from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadProfile } from './load-profile.ts';

const { runTransaction } = vi.hoisted(() => ({ runTransaction: vi.fn<typeof Firestore.runTransaction>() }));

/** A listener that has not learned of the latest save answers whoever reads a document past a transaction. */
const older = { exists: () => true, data: () => ({ first_name: 'Of before' }) };

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof Firestore>()),
  getDocFromServer: () => Promise.resolve(older),
  getDocFromCache: () => Promise.resolve(older),
  runTransaction,
}));
vi.mock('#web/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('#web/firebase/references.ts', () => ({
  contactDoc: () => 'contact',
  profileDoc: () => 'profile',
}));
vi.mock('#web/pwa/connection.ts', () => ({ isOffline: () => false }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('loadProfile reads what the server stores, also while a listener has an older profile', async () => {
  runTransaction.mockImplementation((_firestore, update) =>
    update({
      get: (reference: unknown) =>
        Promise.resolve({
          exists: () => true,
          data: () => (reference === 'profile' ? { first_name: 'Asha' } : { phone_number: '98200 12345' }),
        }),
    } as never),
  );
  const { form } = await loadProfile({ uid: 'asha', displayName: null });
  expect(form).toMatchObject({ first_name: 'Asha', phone_number: '98200 12345' });
});

test('loadProfile rejects once the server has not answered for twenty seconds', async () => {
  runTransaction.mockReturnValue(new Promise<never>(() => undefined));
  const failed = vi.fn<(error: Error) => void>();
  void loadProfile({ uid: 'asha', displayName: null }).catch(failed);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed).toHaveBeenCalledOnce();
});
