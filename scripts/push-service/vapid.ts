// A push service's check of who sends (VAPID, RFC 8292).
import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { asRecord, type UnknownRecord } from '@marquee/domain/values/record';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

const parse = (part: string): UnknownRecord => asRecord(JSON.parse(bytes(part).toString()));

/** Reads a public key, which is an uncompressed point of P-256 in base64url. */
function publicKey(text: string) {
  const point = bytes(text);
  if (point.length !== 65 || point[0] !== 4) throw new Error('no point of P-256');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key: JsonWebKey = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  return createPublicKey({ key, format: 'jwk' });
}

const DAY = 24 * 60 * 60;

/** Why an Authorization header is refused; `undefined` for a good one. `key`: the sender's, as the subscription names it. */
export function refusal(
  header: string | undefined,
  key: string,
  audience: string,
  now: number,
): string | undefined {
  const [, token = '', given = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (signature === '') return 'no VAPID authorization';
  if (given !== key) return 'another key than the subscription’s';
  try {
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey(given), dsaEncoding: 'ieee-p1363' },
      bytes(signature),
    );
    if (!isSigned || parse(head)['alg'] !== 'ES256') return 'a signature that is not the key’s';
    const { aud, exp, sub } = parse(claims);
    if (aud !== audience) return 'another audience';
    if (typeof exp !== 'number' || exp < now / 1000 || exp > now / 1000 + DAY)
      return 'an expiry that is past or too far';
    if (typeof sub !== 'string' || !/^(mailto:|https:)/.test(sub)) return 'no contact';
  } catch {
    return 'a token that cannot be read';
  }
  return undefined;
}
