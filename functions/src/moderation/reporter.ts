// Who reports, without keeping who: account, browser or address, hashed with a salt that is gone after the day.
import { createHmac } from 'node:crypto';
import type { ViewRequest } from '../views/viewer.ts';

export interface Reporter {
  /** Makes two reports of a day one. */
  readonly key: string;
  /** Bounds how many come from one place: an account, else an address. */
  readonly source: string;
}

const VISITOR_KEY = /^[0-9a-f]{32}$/;

/** `request.visitorKey` is the client's own word: it only joins reports and never loosens the bound on an address. */
export function reporterOf(salt: string, uid: string | undefined, request: ViewRequest): Reporter {
  const digest = (...parts: readonly string[]): string =>
    createHmac('sha256', salt).update(parts.join('\n')).digest('base64url').slice(0, 32);
  if (uid !== undefined) {
    const account = digest('account', uid);
    return { key: account, source: account };
  }
  const { visitorKey, ip, userAgent } = request;
  const isKey = typeof visitorKey === 'string' && VISITOR_KEY.test(visitorKey);
  return {
    key: isKey ? digest('browser', visitorKey) : digest('visitor', ip ?? '', userAgent ?? ''),
    source: digest('address', ip ?? ''),
  };
}
