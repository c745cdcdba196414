import { runTransaction, serverTimestamp } from 'firebase/firestore';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { firestore } from '#web/firebase/firestore.ts';
import { profileDoc } from '#web/firebase/references.ts';
import { prepareRelease } from './release-names.ts';

/**
 * Releases a former name: it stops redirecting, and after 90 days anybody may claim it.
 * @throws Firestore's error or TooManyReleasesError
 */
export async function releaseUsername(uid: string, username: string): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    const stored = await transaction.get(profileDoc(uid));
    const { former_usernames } = readProfile(uid, stored.data());
    if (!former_usernames.includes(username)) return;
    const release = await prepareRelease(transaction, uid, [username]);
    transaction.update(profileDoc(uid), {
      former_usernames: former_usernames.filter((name) => name !== username),
      updated_at: serverTimestamp(),
    });
    release();
  });
}
