// The caller of a request, from its Authorization header (the emulator verifies no signature).
import type { RulesAuth } from '../rules/engine.ts';
import { FirestoreError, invalidArgument } from '../store/error.ts';

export type Caller =
  | { readonly isAdmin: true }
  | { readonly isAdmin: false; readonly auth: RulesAuth | undefined };

const ADMIN: Caller = { isAdmin: true };
const ANONYMOUS: Caller = { isAdmin: false, auth: undefined };

/**
 * Reads an Authorization header; without one, the caller is anonymous.
 * @throws FirestoreError INVALID_ARGUMENT or UNKNOWN for anything but `owner` or a token
 */
export function parseCaller(authorization: string | undefined): Caller {
  // Google's emulator treats `Bearer` and `owner` with a tab between them as no credentials.
  if (authorization === undefined || /^bearer\towner$/i.test(authorization)) return ANONYMOUS;
  const bearer = /^bearer (.+)$/is.exec(authorization)?.[1];
  if (bearer === undefined) throw new FirestoreError('UNKNOWN', '');
  if (/^owner$/i.test(bearer) || /^ya29\./i.test(bearer)) return ADMIN;
  const token = parseToken(bearer);
  const uid = token['user_id'] ?? token['sub'];
  return { isAdmin: false, auth: { uid: typeof uid === 'string' ? uid : '', token } };
}

function parseToken(jwt: string): Record<string, unknown> {
  const segments = jwt.split('.');
  const [header, payload, signature] = segments;
  if (segments.length !== 3 || !header || !payload || signature === undefined) throw invalidJwt();
  if (decodeBase64Url(signature) === undefined) throw invalidJwt();
  parseObject(header);
  return parseObject(payload);
}

function parseObject(segment: string): Record<string, unknown> {
  const text = decodeBase64Url(segment);
  if (text === undefined) throw invalidJwt();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidJwt();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalidJwt();
  return value as Record<string, unknown>;
}

function decodeBase64Url(segment: string): string | undefined {
  const match = /^([\w-]*)=*$/.exec(segment);
  if (!match || (match[1] as string).length % 4 === 1) return undefined;
  return Buffer.from(segment, 'base64url').toString('utf8');
}

function invalidJwt(): FirestoreError {
  return invalidArgument('invalid jwt');
}
