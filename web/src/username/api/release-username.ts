import { runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { whileOpen } from '#web/firebase/ended-instance.ts';
import { firestore } from '#web/firebase/firestore.ts';
import { profileDoc } from '#web/firebase/references.ts';
import { prepareRelease } from './release-names.ts';

/**
 * Releases a former name: it stops redirecting, and after 90 days anybody may claim it.
 * @throws Firestore's error or TooManyReleasesError
 */
export function releaseUsername(uid: string, username: string): Promise<void> {
  const release = async (transaction: Transaction): Promise<void> => {
    const stored = await transaction.get(profileDoc(uid));
    const { former_usernames } = readProfile(uid, stored.data());
    if (!former_usernames.includes(username)) return;
    const writeRelease = await prepareRelease(transaction, uid, [username]);
    transaction.update(profileDoc(uid), {
      former_usernames: former_usernames.filter((name) => name !== username),
      updated_at: serverTimestamp(),
    });
    writeRelease();
  };
  return whileOpen(() => runTransaction(firestore, release));
}
