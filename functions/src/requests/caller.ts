// The account behind a request. Signature and expiry alone would let a token of a deleted,
// disabled or logged-out account pass for up to an hour more.
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import { auth } from '../runtime/admin.ts';
import { errorCode } from '../runtime/error-code.ts';
import { logFailure } from '../runtime/log.ts';

/** Auth's codes for an invalid token; any other error is a failure of ours. */
const REFUSED: readonly unknown[] = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/**
 * The token's claims; `undefined` for a token that is forged, expired or revoked, or whose account is disabled or deleted.
 */
export async function verifyToken(
  verifier: Pick<Auth, 'verifyIdToken'>,
  token: string,
): Promise<DecodedIdToken | undefined> {
  try {
    return await verifier.verifyIdToken(token, true);
  } catch (error) {
    if (REFUSED.includes(errorCode(error))) return undefined;
    throw error;
  }
}

/**
 * The claims of the ID token in an `Authorization` header; `undefined` without a valid one, whatever the header holds.
 * @throws what Auth throws when it cannot be reached
 */
export async function bearerClaims(authorization: string | undefined): Promise<DecodedIdToken | undefined> {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : verifyToken(auth(), token);
}

const loginNeeded = (): HttpsError => new HttpsError('unauthenticated', 'Please log in again.');

/**
 * The caller's claims; `undefined` for a visitor without an account, who sends no `Authorization` header.
 * @throws HttpsError for a token that is not valid
 */
export async function callerOf(authorization: string | undefined): Promise<DecodedIdToken | undefined> {
  if (authorization === undefined) return undefined;
  const claims = await bearerClaims(authorization).catch((error: unknown) => {
    logFailure('token not verified', error);
    throw new HttpsError('unavailable', 'The login could not be checked');
  });
  if (!claims) throw loginNeeded();
  return claims;
}

/** The caller's claims. @throws HttpsError without an account, or with a token that is not valid */
export async function requireCaller(authorization: string | undefined): Promise<DecodedIdToken> {
  const caller = await callerOf(authorization);
  if (!caller) throw loginNeeded();
  return caller;
}

/** Whether the account has a verified e-mail address or a phone number. The rules use the same condition. */
export const isVerified = ({ email_verified, phone_number }: DecodedIdToken): boolean =>
  email_verified === true || phone_number !== undefined;

/** Seconds since the login within which an account may be exported or deleted. */
export const FRESH_LOGIN = 5 * 60;

/** Whether the account's owner has logged in within the last five minutes. */
export const isFreshLogin = ({ auth_time }: DecodedIdToken): boolean =>
  Date.now() / 1000 - auth_time <= FRESH_LOGIN;
