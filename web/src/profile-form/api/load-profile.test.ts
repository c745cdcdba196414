import { Timestamp } from 'firebase/firestore';
import type * as Firestore from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadProfile, storedProfile } from './load-profile.ts';

const { runTransaction, writesSent, isOffline, getDocFromServer } = vi.hoisted(() => ({
  writesSent: vi.fn(() => Promise.resolve()),
  runTransaction: vi.fn<typeof Firestore.runTransaction>(),
  isOffline: vi.fn(() => false),
  getDocFromServer: vi.fn<(reference: unknown) => Promise<unknown>>(),
}));

/** A listener that has not learned of the latest save answers whoever reads a document past a transaction. */
const older = { exists: () => true, data: () => ({ first_name: 'Of before' }) };

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof Firestore>()),
  getDocFromServer,
  getDocFromCache: () => Promise.resolve(older),
  runTransaction,
}));
vi.mock('#web/firebase/firestore.ts', () => ({ firestore: {}, openedInstances: () => 1 }));
vi.mock('#web/firebase/writes-sent.ts', () => ({ writesSent }));
vi.mock('#web/firebase/references.ts', () => ({
  contactDoc: () => 'contact',
  profileDoc: () => 'profile',
}));
vi.mock('#web/pwa/connection.ts', () => ({ isOffline }));

beforeEach(() => {
  vi.useFakeTimers();
  isOffline.mockReturnValue(false);
  getDocFromServer.mockReset().mockResolvedValue(older);
});
afterEach(() => void vi.useRealTimers());

/** What the server stores; `undefined` where there is no document. */
function serverHas(profile: object | undefined, contact?: object): void {
  runTransaction.mockImplementation((_firestore, update) =>
    update({
      get: (reference: unknown) => {
        const data = reference === 'profile' ? profile : contact;
        return Promise.resolve({ exists: () => data !== undefined, data: () => data });
      },
    } as never),
  );
}

test('loadProfile reads what the server stores, also while a listener has an older profile', async () => {
  serverHas({ first_name: 'Asha' }, { phone_number: '98200 12345' });
  const { form } = await loadProfile({ uid: 'asha', displayName: null });
  expect(form).toMatchObject({ first_name: 'Asha', phone_number: '98200 12345' });
});

test('loadProfile reads after the server has what this device still wrote', async () => {
  serverHas({ first_name: 'Before' });
  writesSent.mockImplementationOnce(() => Promise.resolve().then(() => serverHas({ first_name: 'Asha' })));
  const { form } = await loadProfile({ uid: 'asha', displayName: null });
  expect(form.first_name).toBe('Asha');
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

test('loadProfile starts a profile that is not there with the account’s names', async () => {
  serverHas(undefined);
  const { form, updatedAt } = await loadProfile({ uid: 'asha', displayName: 'Asha Rao' });
  expect(form).toMatchObject({ first_name: 'Asha', last_name: 'Rao' });
  expect(updatedAt).toBe('missing');
  expect((await loadProfile({ uid: 'asha', displayName: null })).form.first_name).toBe('');
});

test('loadProfile takes no name of the account for a profile that is there', async () => {
  serverHas({ first_name: '' });
  expect((await loadProfile({ uid: 'asha', displayName: 'Asha Rao' })).form.first_name).toBe('');
});

test('loadProfile says that moderators have taken a profile down, and nothing of it for any other', async () => {
  serverHas({ first_name: 'Asha', taken_down: { reason: 'spam', at: Timestamp.fromMillis(0) } });
  expect((await loadProfile({ uid: 'asha', displayName: null })).taken_down).toMatchObject({
    reason: 'spam',
  });
  serverHas({ first_name: 'Asha' });
  expect(await loadProfile({ uid: 'asha', displayName: null })).not.toHaveProperty('taken_down');
});

test('loadProfile reads the cache without a connection, and when the connection is lost meanwhile', async () => {
  runTransaction.mockReset();
  isOffline.mockReturnValue(true);
  expect((await loadProfile({ uid: 'asha', displayName: null })).form.first_name).toBe('Of before');
  expect(runTransaction).not.toHaveBeenCalled();

  isOffline.mockReturnValueOnce(false);
  runTransaction.mockRejectedValueOnce(new Error('unavailable'));
  expect((await loadProfile({ uid: 'asha', displayName: null })).form.first_name).toBe('Of before');
});

test('loadProfile throws what the server answers while there is a connection', async () => {
  const failure = new Error('refused');
  runTransaction.mockRejectedValueOnce(failure);
  await expect(loadProfile({ uid: 'asha', displayName: null })).rejects.toBe(failure);
});

test('loadProfile brings both documents into the cache, for a visit without a connection', async () => {
  serverHas({ first_name: 'Asha' });
  await loadProfile({ uid: 'asha', displayName: null });
  expect(getDocFromServer.mock.calls).toEqual([['profile'], ['contact']]);
});

test('two states of a profile with damaged times are told apart', () => {
  const stateOf = (updated_at: unknown): string => storedProfile('asha', { updated_at }, undefined).updatedAt;
  expect(new Set(['a', 'b', null, 7].map(stateOf)).size).toBe(4);
  expect(stateOf(undefined)).toBe(stateOf(null));
});
