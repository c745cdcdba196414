import { serverTimestamp, Timestamp, type Transaction } from 'firebase/firestore';
import { LIMITS } from '@marquee/domain/values/limits';
import { RELEASED_FOR } from '@marquee/domain/values/timing';
import { releasesDoc, usernameDoc } from '#web/firebase/references.ts';
import { usernameHolder } from './username-holder.ts';

/** The account has released so many usernames that it may release none for a while. */
export class TooManyReleasesError extends Error {
  readonly code = 'too-many-releases';
  constructor() {
    super('The account has released too many usernames.');
  }
}

/**
 * Prepares the release of usernames by a transaction, which has to have read everything else; the returned function
 * writes it. A released name stays the account's for 90 days (firestore.rules).
 * @throws TooManyReleasesError
 */
export async function prepareRelease(
  transaction: Transaction,
  uid: string,
  names: readonly string[],
): Promise<() => void> {
  const held: string[] = [];
  for (const name of names) {
    const holder = await usernameHolder(name, uid, (reference) => transaction.get(reference));
    if (holder === 'me') held.push(name);
  }
  if (held.length === 0) return () => undefined;
  const stored = await transaction.get(releasesDoc(uid));
  const at: unknown = stored.get('at');
  const count: unknown = stored.get('count');
  const isRecent = at instanceof Timestamp && at.toMillis() >= Date.now() - RELEASED_FOR;
  const before = isRecent && typeof count === 'number' ? count : 0;
  if (before >= LIMITS.releases) throw new TooManyReleasesError();
  return () => {
    const released_at = serverTimestamp();
    for (const name of held) transaction.set(usernameDoc(name), { uid, released_at });
    transaction.set(releasesDoc(uid), { count: before + 1, at: released_at });
  };
}
