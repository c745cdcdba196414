import { beforeEach, expect, test, vi } from 'vitest';
import { createFirstProfile } from './create-first-profile.ts';

const { getDoc, runTransaction } = vi.hoisted(() => ({
  getDoc: vi.fn<() => Promise<{ readonly exists: () => boolean }>>(),
  runTransaction: vi.fn<() => Promise<void>>(),
}));

vi.mock('#web/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('#web/firebase/references.ts', () => ({ contactDoc: vi.fn(), profileDoc: vi.fn() }));
vi.mock('firebase/firestore', () => ({
  getDocFromCache: () => Promise.reject(new Error('not on this device')),
  getDoc,
  runTransaction,
}));

const user = {
  uid: 'asha',
  displayName: null,
  providerData: [{ providerId: 'password' }],
} as unknown as Parameters<typeof createFirstProfile>[0];

beforeEach(() => {
  runTransaction.mockReset();
  getDoc.mockResolvedValue({ exists: () => false });
});

test('createFirstProfile writes nothing and requires no terms when the server has a profile', async () => {
  getDoc.mockResolvedValue({ exists: () => true });
  const byPhone = { ...user, providerData: [{ providerId: 'phone' }] } as unknown as typeof user;
  expect(await Promise.all([createFirstProfile(user), createFirstProfile(byPhone)])).toEqual([
    'there',
    'there',
  ]);
  expect(runTransaction).not.toHaveBeenCalled();
});

test('two calls of createFirstProfile at once create the profile in one transaction', async () => {
  let end = (): void => undefined;
  const commit = new Promise<void>((resolve) => {
    end = resolve;
  });
  runTransaction.mockReturnValue(commit);
  const callback = createFirstProfile(user);
  const welcome = createFirstProfile(user);
  await vi.waitFor(() => expect(runTransaction).toHaveBeenCalled(), 20_000);
  end();
  expect(await Promise.all([callback, welcome])).toEqual(['there', 'there']);
  expect(runTransaction).toHaveBeenCalledTimes(1);
});

test('a first profile whose commit failed can be created by a later call', async () => {
  runTransaction.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce();
  await expect(createFirstProfile(user)).rejects.toThrow('offline');
  expect(await createFirstProfile(user)).toBe('there');
});
