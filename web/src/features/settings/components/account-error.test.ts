import { expect, test } from 'vitest';
import { accountErrorKey } from './account-error.ts';

const error = (code: string): Error => Object.assign(new Error(code), { code });

test('an error of the catalogue has its text', () => {
  expect(accountErrorKey(error('auth/wrong-password'))).toBe('account.errors.auth/wrong-password');
});

test('a cancelled window tells nothing', () => {
  expect(accountErrorKey(error('auth/popup-closed-by-user'))).toBeUndefined();
});

test.each([error('auth/whatever'), error('constructor'), new Error('no code'), 'text'])(
  'anything else says that it failed: %s',
  (failure) => {
    expect(accountErrorKey(failure)).toBe('account.failed');
  },
);
