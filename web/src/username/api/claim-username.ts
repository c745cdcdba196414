import { runTransaction, serverTimestamp } from 'firebase/firestore';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { changeUsername } from '@marquee/domain/accounts/username';
import { firestore } from '#web/firebase/firestore.ts';
import { profileDoc, usernameDoc } from '#web/firebase/references.ts';

/**
 * Claims the normalised name for the account: writes its `usernames` document and the profile in one transaction.
 * @throws Firestore's error, with nothing changed
 */
export async function claimUsername(uid: string, username: string): Promise<'claimed' | 'taken'> {
  return runTransaction(firestore, async (transaction) => {
    const stored = await transaction.get(profileDoc(uid));
    const holder = await transaction.get(usernameDoc(username));
    if (holder.exists() && holder.get('uid') !== uid) return 'taken';
    const change = changeUsername(readProfile(uid, stored.data()), username);
    const updated_at = serverTimestamp();
    transaction.update(profileDoc(uid), {
      username,
      former_usernames: change.former_usernames,
      updated_at,
    });
    if (!holder.exists()) transaction.set(usernameDoc(username), { uid, created_at: updated_at });
    for (const released of change.released) transaction.delete(usernameDoc(released));
    return 'claimed';
  });
}
