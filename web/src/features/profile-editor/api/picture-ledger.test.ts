// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createLedger, sweepLedger, sweepLeftovers } from './picture-ledger.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const removing = () => {
  const removed: string[] = [];
  return {
    removed,
    remove: (path: string) => {
      removed.push(path);
      return Promise.resolve();
    },
  };
};

test('after a save only what it does not use is deleted, and the list is empty', async () => {
  const ledger = createLedger('u1');
  ledger.enlist(['new', 'replaced', 'given-up']);
  const { removed, remove } = removing();
  await sweepLedger(ledger, { used: ['new'], remove });
  expect(removed).toEqual(['replaced', 'given-up']);
  expect(localStorage).toHaveLength(0);
});

test('what cannot be deleted is tried again at the next opening', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ledger = createLedger('u1');
  ledger.enlist(['stuck']);
  await sweepLedger(ledger, { used: [], remove: () => Promise.reject(new Error('offline')) });
  expect(warn).toHaveBeenCalledOnce();
  const { removed, remove } = removing();
  await sweepLeftovers('u1', { used: [], remove });
  expect(removed).toEqual(['stuck']);
  expect(localStorage).toHaveLength(0);
});

test('a draft keeps its pictures; other accounts are left alone', async () => {
  createLedger('u1').enlist(['in-draft', 'orphan']);
  createLedger('u2').enlist(['somebody-else']);
  const { removed, remove } = removing();
  await sweepLeftovers('u1', { used: [], wanted: ['in-draft'], remove });
  expect(removed).toEqual(['orphan']);
  await sweepLeftovers('u1', { used: [], remove });
  expect(removed).toEqual(['orphan', 'in-draft']);
  expect(localStorage).toHaveLength(1);
});

test('the list of an editor that is still open is left alone', async () => {
  const held = createLedger('u1');
  held.enlist(['in-use']);
  createLedger('u1').enlist(['orphan']);
  const request = (
    name: string,
    _options: { ifAvailable: boolean },
    act: (lock: object | null) => unknown,
  ): unknown => act(name === held.name ? null : {});
  vi.stubGlobal('navigator', { locks: { request } });
  const { removed, remove } = removing();
  await sweepLeftovers('u1', { used: [], remove });
  expect(removed).toEqual(['orphan']);
  vi.unstubAllGlobals();
});
