// The key of a report's sender: account, browser or network, hashed with a salt that is deleted after the day. A
// sender's second report of a profile on one day is recognised; nobody can find out later who sent a report.
import { createHmac } from 'node:crypto';
import { networksAround, type Network } from '../requests/client-address.ts';
import { isVisitorKey, type VisitorRequest } from '../views/viewer.ts';

export interface Reporter {
  /** Of the reports of one profile with the same key on one day, only the first is stored. */
  readonly key: string;
  /** The account, or the network and those that contain it, whose reports are limited. */
  readonly sources: readonly Network[];
  readonly isAnonymous: boolean;
}

/** `request.visitorKey` is unverified input: it decides which reports count as one, but raises no network's limit. */
export function reporterOf(salt: string, uid: string | undefined, request: VisitorRequest): Reporter {
  const digest = (...parts: readonly string[]): string =>
    createHmac('sha256', salt).update(parts.join('\n')).digest('base64url').slice(0, 32);
  if (uid !== undefined) {
    const account = digest('account', uid);
    return { key: account, sources: [{ name: account, share: 1 }], isAnonymous: false };
  }
  const { visitorKey, network, hop, userAgent } = request;
  return {
    key: isVisitorKey(visitorKey)
      ? digest('browser', visitorKey)
      : digest('visitor', network, userAgent ?? ''),
    sources: networksAround(network, hop).map(({ name, share }) => ({
      name: digest('network', name),
      share,
    })),
    isAnonymous: true,
  };
}
