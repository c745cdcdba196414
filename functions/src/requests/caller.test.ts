import type { Auth } from 'firebase-admin/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { isFreshLogin, isVerified, verifyToken } from './caller.ts';

const failing = (code: string): Error => Object.assign(new Error(code), { code });

/** A verifier that, like the Admin SDK, looks the account up only if the second argument is true. */
const verifier = (lookup: Error | undefined): Pick<Auth, 'verifyIdToken'> => ({
  verifyIdToken: (token, checkRevoked) =>
    checkRevoked === true && lookup
      ? Promise.reject(lookup)
      : Promise.resolve({ uid: token } as Awaited<ReturnType<Auth['verifyIdToken']>>),
});

test('verifyToken returns the claims of a valid token', async () => {
  expect(await verifyToken(verifier(undefined), 'asha')).toMatchObject({ uid: 'asha' });
});

test.each([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
])('verifyToken returns undefined for a token that Auth refuses with %s', async (code) => {
  expect(await verifyToken(verifier(failing(code)), 'asha')).toBeUndefined();
});

test('verifyToken throws when Auth cannot be reached', async () => {
  await expect(verifyToken(verifier(failing('auth/internal-error')), 'asha')).rejects.toThrow('internal');
});

test.each([
  [{ email: 'a@b.example', email_verified: true }, true],
  [{ phone_number: '+919820012345' }, true],
  [{ email: 'a@b.example', email_verified: false }, false],
  // The account's owner may have removed its e-mail address.
  [{}, false],
])('an account with %j is verified: %j', (claims, expected) => {
  expect(isVerified(claims as never)).toBe(expected);
});

test('a login is fresh for five minutes', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const loggedIn = (secondsAgo: number) => ({ auth_time: 1_800_000_000 - secondsAgo }) as never;
  expect(isFreshLogin(loggedIn(0))).toBe(true);
  expect(isFreshLogin(loggedIn(300))).toBe(true);
  expect(isFreshLogin(loggedIn(301))).toBe(false);
});

afterEach(() => {
  vi.useRealTimers();
});
