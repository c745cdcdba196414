import type { Auth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { isFreshLogin, isVerified, verifyToken } from './caller.ts';

const failing = (code: string): Error => Object.assign(new Error(code), { code });

/** Like the Admin SDK, it looks the account up only if the second argument is true. */
const verifier = (lookup: Error | undefined): Pick<Auth, 'verifyIdToken'> => ({
  verifyIdToken: (token, checkRevoked) =>
    checkRevoked === true && lookup
      ? Promise.reject(lookup)
      : Promise.resolve({ uid: token } as Awaited<ReturnType<Auth['verifyIdToken']>>),
});

test('a valid token gives its claims', async () => {
  expect(await verifyToken(verifier(undefined), 'asha')).toMatchObject({ uid: 'asha' });
});

test.each(['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found', 'auth/argument-error'])(
  'a validly signed token that answers %s is refused',
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
  // An account can remove its address itself.
  [{}, false],
])('an account with %j is verified: %j', (claims, expected) => {
  expect(isVerified(claims as never)).toBe(expected);
});

test('a login is fresh for five minutes', () => {
  const loggedIn = (secondsAgo: number) => ({ auth_time: Date.now() / 1000 - secondsAgo }) as never;
  expect(isFreshLogin(loggedIn(290))).toBe(true);
  expect(isFreshLogin(loggedIn(310))).toBe(false);
});
