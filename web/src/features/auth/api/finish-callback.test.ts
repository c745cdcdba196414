import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { afterCallback, finishCallback, type CallbackActions } from './finish-callback.ts';

/** Actions of a visitor without a session; each test overrides some. */
function actions(changed: Partial<CallbackActions> = {}): CallbackActions {
  const refuse = () => Promise.reject(new Error('Not expected here.'));
  return {
    hasSession: () => Promise.resolve(false),
    refreshSession: () => Promise.resolve(false),
    finishGoogleRedirect: refuse,
    applyCode: refuse,
    recoverEmail: refuse,
    resetCodeEmail: refuse,
    ...changed,
  };
}

const email = 'asha@example.com';
const fresh = { googleUnderWay: false, awaitsVerification: false };
const yes = () => Promise.resolve(true);
const applied = () => Promise.resolve({ email });
const refused = (code: string) => () => Promise.reject(new FirebaseError(code, 'refused'));

it('finishCallback returns the error in the callback’s URL', async () => {
  expect(await finishCallback({ kind: 'error', text: 'no' }, fresh, actions())).toEqual({
    kind: 'error',
    text: 'no',
  });
});

it('a verification link has the outcome ‘verified’ with a session, ‘verified-elsewhere’ without one', async () => {
  const link = { kind: 'verify-email', code: 'c' } as const;
  expect(await finishCallback(link, fresh, actions({ applyCode: applied, refreshSession: yes }))).toEqual({
    kind: 'verified',
  });
  expect(await finishCallback(link, fresh, actions({ applyCode: applied }))).toEqual({
    kind: 'verified-elsewhere',
    email,
  });
});

it('a used verification link is an error unless the session is verified, and an expired one is an error', async () => {
  const link = { kind: 'verify-email', code: 'c' } as const;
  const used = refused('auth/invalid-action-code');
  expect(await finishCallback(link, fresh, actions({ applyCode: used, refreshSession: yes }))).toEqual({
    kind: 'already',
  });
  expect(await finishCallback(link, fresh, actions({ applyCode: used }))).toEqual({
    kind: 'error',
    key: 'usedLink',
  });
  expect(
    await finishCallback(link, fresh, actions({ applyCode: refused('auth/expired-action-code') })),
  ).toEqual({ kind: 'error', key: 'expiredLink' });
});

it('a change of address that has revoked the session has the outcome ‘changed’', async () => {
  const link = { kind: 'change-email', code: 'c' } as const;
  expect(
    await finishCallback(
      link,
      fresh,
      actions({ applyCode: applied, refreshSession: refused('auth/user-token-expired') }),
    ),
  ).toEqual({ kind: 'changed', email });
});

it('a recovery link has the outcome ‘recovered’, a reset link ‘choose-password’', async () => {
  expect(
    await finishCallback({ kind: 'recover-email', code: 'c' }, fresh, actions({ recoverEmail: applied })),
  ).toEqual({ kind: 'recovered', email });
  expect(
    await finishCallback(
      { kind: 'reset-password', code: 'c' },
      fresh,
      actions({ resetCodeEmail: () => Promise.resolve(email) }),
    ),
  ).toEqual({ kind: 'choose-password', code: 'c', email });
});

it('a return from Google has the outcome ‘logged-in’ with a session, ‘failed’ without one', async () => {
  const google = { kind: 'google' } as const;
  const nothing = { kind: 'nothing' } as const;
  const underWay = { ...fresh, googleUnderWay: true };
  const finds = (found: 'session' | 'nothing') =>
    actions({ finishGoogleRedirect: () => Promise.resolve(found) });
  expect(await finishCallback(google, fresh, finds('session'))).toEqual({ kind: 'logged-in' });
  expect(await finishCallback(nothing, underWay, finds('session'))).toEqual({ kind: 'logged-in' });
  expect(await finishCallback(nothing, underWay, finds('nothing'))).toEqual({ kind: 'failed' });
});

it('a Google sign-in that has just created the account has the outcome ‘signed-up’', async () => {
  const made = actions({ finishGoogleRedirect: () => Promise.resolve('account') });
  expect(await finishCallback({ kind: 'google' }, fresh, made)).toEqual({ kind: 'signed-up' });
});

it('a callback without a code has the outcome ‘already’, ‘verified’ or ‘required’, by the session and awaitsVerification', async () => {
  const nothing = { kind: 'nothing' } as const;
  expect(await finishCallback(nothing, fresh, actions({ hasSession: yes }))).toEqual({ kind: 'already' });
  expect(await finishCallback({ kind: 'unknown' }, fresh, actions({ hasSession: yes }))).toEqual({
    kind: 'already',
  });
  expect(await finishCallback(nothing, fresh, actions())).toEqual({ kind: 'required' });
  // Firebase's own page has verified the address: first this session does not know of it yet, then it does.
  expect(await finishCallback(nothing, fresh, actions({ refreshSession: yes }))).toEqual({
    kind: 'verified',
  });
  expect(
    await finishCallback(nothing, { ...fresh, awaitsVerification: true }, actions({ hasSession: yes })),
  ).toEqual({ kind: 'verified' });
});

it('finishCallback returns the outcome ‘error’ when an action throws', async () => {
  const thrown = actions({ hasSession: () => Promise.reject(new Error('storage is gone')) });
  expect(await finishCallback({ kind: 'unknown' }, fresh, thrown)).toEqual({ kind: 'error' });
});

it('afterCallback leads a session to its return path or a default, a new account to /signup, others to /login', () => {
  expect(afterCallback({ kind: 'logged-in' }, '/settings')).toBe('/settings');
  expect(afterCallback({ kind: 'logged-in' }, undefined)).toBe('/my-profile');
  expect(afterCallback({ kind: 'verified' }, undefined)).toBe('/welcome');
  expect(afterCallback({ kind: 'signed-up' }, undefined)).toBe('/signup');
  expect(afterCallback({ kind: 'already' }, undefined)).toBe('/my-profile');
  expect(afterCallback({ kind: 'failed' }, '/settings')).toBe('/login');
  expect(afterCallback({ kind: 'recovered', email }, '/settings')).toBe('/login');
});
