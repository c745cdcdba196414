// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  ADOPTED_THEME,
  COLOR_MODE,
  COUNTING_OFF,
  draftKey,
  LAST_ACCOUNT,
  OPENED_PROFILES,
  pendingSaveKey,
  PUSH_OFFER,
  SHORTLIST,
} from '../config/local-keys.ts';

const firestore = vi.hoisted(() => ({ forgetFirestore: vi.fn(), reopenFirestore: vi.fn() }));
vi.mock('../firebase/firestore.ts', () => firestore);

/** A fresh module instance, as in a newly opened tab. */
const newTab = () => {
  vi.resetModules();
  return import('./forget-account.ts');
};

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  const request = (_name: string, _options: LockOptions, run: () => unknown): unknown => run();
  vi.stubGlobal('navigator', { locks: { request } });
});

test('isOtherAccount is false at the next start for the account that was remembered, and true for another or none', async () => {
  (await newTab()).rememberAccount('asha');
  const { isOtherAccount } = await newTab();
  expect(isOtherAccount('asha')).toBe(false);
  expect(isOtherAccount('bina')).toBe(true);
  expect(isOtherAccount(undefined)).toBe(true);
});

test('without a stored account isOtherAccount is false for every account', async () => {
  const { isOtherAccount } = await newTab();
  expect(isOtherAccount('asha')).toBe(false);
  expect(isOtherAccount(undefined)).toBe(false);
});

test('forgetAccount stores the new account, removes the former one’s traces and cache, and no setting of the device', async () => {
  localStorage.setItem(LAST_ACCOUNT, 'asha');
  const settings = [COLOR_MODE, COUNTING_OFF, 'marquee.language'];
  const traces = [
    ADOPTED_THEME,
    draftKey('asha'),
    OPENED_PROFILES,
    pendingSaveKey('asha'),
    PUSH_OFFER,
    SHORTLIST,
  ];
  for (const key of [...settings, ...traces]) localStorage.setItem(key, '{}');
  const { forgetAccount, isOtherAccount } = await newTab();
  await forgetAccount('bina');
  expect(Object.keys(localStorage).sort()).toEqual([...settings, LAST_ACCOUNT].sort());
  expect(firestore.forgetFirestore).toHaveBeenCalledTimes(1);
  expect(isOtherAccount('bina')).toBe(false);
});

test('forgetAccount removes what Firestore itself left under the former account’s id', async () => {
  localStorage.setItem(LAST_ACCOUNT, 'asha');
  const noteOf = (uid: string): string => `firestore_mutations_firestore/[DEFAULT]/test/_1_${uid}`;
  firestore.forgetFirestore.mockImplementationOnce(() => {
    for (const uid of ['asha', 'bina']) localStorage.setItem(noteOf(uid), '{}');
  });
  const { forgetAccount } = await newTab();
  await forgetAccount('bina');
  expect(Object.keys(localStorage).sort()).toEqual([noteOf('bina'), LAST_ACCOUNT].sort());
});

test('forgetAccount only reopens Firestore where another tab has already removed the account’s data', async () => {
  const first = await newTab();
  first.rememberAccount('asha');
  localStorage.removeItem(LAST_ACCOUNT);
  expect(first.isOtherAccount(undefined)).toBe(true);
  await first.forgetAccount(undefined);
  expect(firestore.reopenFirestore).toHaveBeenCalledTimes(1);
  expect(firestore.forgetFirestore).not.toHaveBeenCalled();
});

test.each([
  ['are absent', {}],
  ['are refused', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
  ['never answer', { locks: { request: () => new Promise(() => undefined) } }],
])(
  'forgetAccount removes the former account’s traces where the browser’s locks %s',
  async (_how, browser) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.stubGlobal('navigator', browser);
    localStorage.setItem(LAST_ACCOUNT, 'asha');
    localStorage.setItem(draftKey('asha'), '{}');
    const { forgetAccount, isOtherAccount } = await newTab();
    await forgetAccount(undefined);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(isOtherAccount(undefined)).toBe(false);
  },
);

/** A lock that one at a time holds, from when `grant` is called. */
function heldLock() {
  let grant = (): void => undefined;
  let turn: Promise<unknown> = new Promise<void>((resolve) => (grant = resolve));
  const request = (name: string, _options: LockOptions, run: () => unknown): unknown => {
    if (name === 'marquee.locks') return run();
    turn = turn.then(run);
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return () => grant();
}

test('a removal that waited for another tab leaves the account that has logged in there since', async () => {
  localStorage.setItem(LAST_ACCOUNT, 'asha');
  const grant = heldLock();
  const { forgetAccount } = await newTab();
  const removal = forgetAccount(undefined);
  localStorage.setItem(LAST_ACCOUNT, 'bina');
  localStorage.setItem(draftKey('bina'), '{}');
  grant();
  await removal;
  expect(Object.keys(localStorage).sort()).toEqual([draftKey('bina'), LAST_ACCOUNT].sort());
  expect(firestore.forgetFirestore).not.toHaveBeenCalled();
  expect(firestore.reopenFirestore).toHaveBeenCalledTimes(1);
});

test('a tab that waits for another’s removal does not remove again what local storage still shows it', async () => {
  localStorage.setItem(LAST_ACCOUNT, 'asha');
  const grant = heldLock();
  Object.assign(navigator.locks, {
    query: () => Promise.resolve({ held: [{ name: 'marquee.forget-account' }] }),
  });
  const { forgetAccount } = await newTab();
  const removal = forgetAccount(undefined);
  grant();
  await removal;
  expect(firestore.forgetFirestore).not.toHaveBeenCalled();
  expect(firestore.reopenFirestore).toHaveBeenCalledTimes(1);
});

test('an account that logs in while another’s data is removed is remembered, and its own data is removed after it', async () => {
  localStorage.setItem(LAST_ACCOUNT, 'asha');
  const grant = heldLock();
  const { forgetAccount, removalUnderWay } = await newTab();
  const removals = [forgetAccount(undefined), forgetAccount('bina')];
  expect(removalUnderWay()).toBe(removals[1]);
  grant();
  await Promise.all(removals);
  expect([localStorage.getItem(LAST_ACCOUNT), removalUnderWay()]).toEqual(['bina', undefined]);
  localStorage.setItem(draftKey('bina'), '{}');
  await forgetAccount(undefined);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('isOtherAccount is true at the start after a failed removal, and false once a removal has succeeded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  localStorage.setItem(LAST_ACCOUNT, 'asha');
  firestore.forgetFirestore.mockRejectedValueOnce(new Error('blocked'));
  await (await newTab()).forgetAccount(undefined);
  const { isOtherAccount, forgetAccount } = await newTab();
  expect(isOtherAccount(undefined)).toBe(true);
  await forgetAccount(undefined);
  expect(isOtherAccount(undefined)).toBe(false);
});
