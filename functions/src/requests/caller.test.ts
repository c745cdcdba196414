import type { Auth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
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

test.each(['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found', 'auth/argument-error'])(
  'verifyToken returns undefined for a token that Auth refuses with %s',
  async (code) => {
    expect(await verifyToken(verifier(failing(code)), 'asha')).toBeUndefined();
  },
);

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
  const loggedIn = (secondsAgo: number) => ({ auth_time: Date.now() / 1000 - secondsAgo }) as never;
  expect(isFreshLogin(loggedIn(290))).toBe(true);
  expect(isFreshLogin(loggedIn(310))).toBe(false);
});
