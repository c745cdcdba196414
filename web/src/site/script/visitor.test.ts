// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SIGNED_IN_HINT } from '#web/config/local-keys.ts';
import { readAccount, type Account } from '#web/site-account/account.ts';
import { readVisitor } from './visitor.ts';

vi.mock('#web/site-account/account.ts', () => ({ readAccount: vi.fn() }));

const ACCOUNT = { uid: 'u1' } as Account;

beforeEach(() => {
  localStorage.setItem(SIGNED_IN_HINT, '1');
  vi.mocked(readAccount).mockResolvedValue(ACCOUNT);
});

afterEach(() => {
  vi.mocked(readAccount).mockReset();
  localStorage.clear();
});

test('an account that could not be read is read again at the next use', async () => {
  vi.mocked(readAccount).mockRejectedValueOnce(new Error('No connection.'));
  await expect(readVisitor()).rejects.toThrow('No connection.');
  expect(await readVisitor()).toBe(ACCOUNT);
});

test('a visitor is anonymous after a logout in another tab', async () => {
  expect(await readVisitor()).toBe(ACCOUNT);
  localStorage.removeItem(SIGNED_IN_HINT);
  expect(await readVisitor()).toBeUndefined();
});

test('readVisitor removes the marks of an account from the device and the page when the session has ended', async () => {
  document.documentElement.dataset['account'] = '';
  vi.mocked(readAccount).mockResolvedValue(undefined);
  expect(await readVisitor()).toBeUndefined();
  expect(localStorage.getItem(SIGNED_IN_HINT)).toBeNull();
  expect(document.documentElement.dataset).not.toHaveProperty('account');
});
