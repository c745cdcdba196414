// The reporter's key without the reporter: account, browser or network, hashed with a salt that is deleted after the
// day.
import { createHmac } from 'node:crypto';
import { isVisitorKey, type VisitorRequest } from '../views/viewer.ts';

export interface Reporter {
  /** Two reports of one profile with one key on one day count as one. */
  readonly key: string;
  /** Bounds how many reports one account or network sends. */
  readonly source: string;
  readonly isAnonymous: boolean;
}

/** `request.visitorKey` is unverified input: it only joins reports and never loosens the limit of a network. */
export function reporterOf(salt: string, uid: string | undefined, request: VisitorRequest): Reporter {
  const digest = (...parts: readonly string[]): string =>
    createHmac('sha256', salt).update(parts.join('\n')).digest('base64url').slice(0, 32);
  if (uid !== undefined) {
    const account = digest('account', uid);
    return { key: account, source: account, isAnonymous: false };
  }
  const { visitorKey, network, userAgent } = request;
  return {
    key: isVisitorKey(visitorKey)
      ? digest('browser', visitorKey)
      : digest('visitor', network, userAgent ?? ''),
    source: digest('network', network),
    isAnonymous: true,
  };
}
