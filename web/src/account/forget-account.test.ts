// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { draftKey, LAST_ACCOUNT, pendingSaveKey } from '../config/local-keys.ts';

const firestore = vi.hoisted(() => ({ forgetFirestore: vi.fn(), reopenFirestore: vi.fn() }));
vi.mock('../firebase/firestore.ts', () => firestore);

/** The module as a newly opened tab has it. */
const newTab = () => {
  vi.resetModules();
  return import('./forget-account.ts');
};

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  const request = (_name: string, run: () => unknown): unknown => run();
  vi.stubGlobal('navigator', { locks: { request } });
});

test('the account of the session is remembered, and is no other one at the next start', async () => {
  (await newTab()).rememberAccount('asha');
  const { isOtherAccount } = await newTab();
  expect(isOtherAccount('asha')).toBe(false);
  expect(isOtherAccount('bina')).toBe(true);
  expect(isOtherAccount(undefined)).toBe(true);
});

test('on a device without an account nobody is another one', async () => {
  const { isOtherAccount } = await newTab();
  expect(isOtherAccount('asha')).toBe(false);
  expect(isOtherAccount(undefined)).toBe(false);
});

test('drafts, waiting saves and the cache of documents go, and what is not an account’s stays', async () => {
  localStorage.setItem(LAST_ACCOUNT, 'asha');
  for (const key of [draftKey('asha'), pendingSaveKey('asha'), 'marquee.language']) {
    localStorage.setItem(key, '{}');
  }
  const { forgetAccount, isOtherAccount } = await newTab();
  await forgetAccount('bina');
  expect(Object.keys(localStorage).sort()).toEqual(['marquee.language', LAST_ACCOUNT].sort());
  expect(firestore.forgetFirestore).toHaveBeenCalledTimes(1);
  expect(isOtherAccount('bina')).toBe(false);
});

test('a tab that hears of it after another has removed everything only begins its own cache anew', async () => {
  const first = await newTab();
  first.rememberAccount('asha');
  localStorage.removeItem(LAST_ACCOUNT);
  expect(first.isOtherAccount(undefined)).toBe(true);
  await first.forgetAccount(undefined);
  expect(firestore.reopenFirestore).toHaveBeenCalledTimes(1);
  expect(firestore.forgetFirestore).not.toHaveBeenCalled();
});

test('what could not be removed is tried again at the next start', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  localStorage.setItem(LAST_ACCOUNT, 'asha');
  firestore.forgetFirestore.mockRejectedValueOnce(new Error('blocked'));
  await (await newTab()).forgetAccount(undefined);
  const { isOtherAccount, forgetAccount } = await newTab();
  expect(isOtherAccount(undefined)).toBe(true);
  await forgetAccount(undefined);
  expect(isOtherAccount(undefined)).toBe(false);
});
