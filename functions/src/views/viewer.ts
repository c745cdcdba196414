// The viewer that a view is counted for. What a request says about itself is not trusted: a browser's key only joins
// two tabs of one visitor into one view, and however many keys a network makes up, few of them notify the owner.
import { createHmac } from 'node:crypto';
import { halfHour } from '@marquee/domain/views/half-hour';

/** Whether a value is the browser's random key: 16 bytes in hexadecimal. */
export const isVisitorKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

export interface SignedInViewer {
  readonly uid: string;
  /** Only verified accounts are named: anybody can create unverified ones with any name. */
  readonly isVerified: boolean;
  /** The e-mail address in the token, if it is verified. */
  readonly email: string | null;
}

export interface VisitorRequest {
  readonly visitorKey: unknown;
  /** The visitor's network, and the front end that named it, if there is one. */
  readonly network: string;
  readonly hop?: string | undefined;
  readonly userAgent: string | undefined;
}

/** 72 bits: among a million viewers of one profile and half-hour a collision has a chance of one in ten thousand million. */
const KEY_LENGTH = 12;

/** 36 bits; networks are compared within one profile and half-hour only. */
const NETWORK_LENGTH = 6;

const SEPARATOR = '.';

/**
 * Two views of a profile with one key within a half-hour count as one. The owner can read keys, so they reveal nothing:
 * without the secret nobody can compute the key of a person they suspect, and one person has another key for each
 * profile and half-hour. The key of an anonymous visitor, or of an account that is not verified, begins with the key of
 * its network.
 */
export function viewerKey(
  secret: Buffer,
  profileId: string,
  viewer: SignedInViewer | undefined,
  { visitorKey, network, userAgent }: VisitorRequest,
  now: number,
): string {
  const digest = (...identity: readonly string[]): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([profileId, halfHour(now), ...identity]))
      .digest('base64url');
  if (viewer?.isVerified) return digest('account', viewer.uid).slice(0, KEY_LENGTH);
  const networkKey = digest('network', network).slice(0, NETWORK_LENGTH);
  const browser = isVisitorKey(visitorKey)
    ? digest('browser', visitorKey)
    : digest('address', network, userAgent ?? '');
  return networkKey + SEPARATOR + browser.slice(0, KEY_LENGTH);
}

/** The part of a viewer's key that stands for the network; `undefined` for a verified account's key, which has none. */
export function networkKeyOf(key: string): string | undefined {
  const end = key.indexOf(SEPARATOR);
  return end === -1 ? undefined : key.slice(0, end);
}
