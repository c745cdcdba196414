import { runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { changeUsername } from '@marquee/domain/accounts/username';
import { whileOpen } from '#web/firebase/ended-instance.ts';
import { firestore } from '#web/firebase/firestore.ts';
import { profileDoc, usernameDoc } from '#web/firebase/references.ts';
import { prepareRelease } from './release-names.ts';
import { usernameHolder } from './username-holder.ts';

/**
 * Claims the normalised name for the account: writes its `usernames` document and the profile in one transaction.
 * @throws Firestore's error or TooManyReleasesError, with nothing changed
 */
export function claimUsername(uid: string, username: string): Promise<'claimed' | 'taken'> {
  const claim = async (transaction: Transaction): Promise<'claimed' | 'taken'> => {
    const stored = await transaction.get(profileDoc(uid));
    const holder = await usernameHolder(username, uid, (name) => transaction.get(name));
    if (holder === 'other') return 'taken';
    const profile = readProfile(uid, stored.data());
    const change = changeUsername(profile, username);
    const release = await prepareRelease(transaction, uid, change.released);
    const updated_at = serverTimestamp();
    transaction.update(profileDoc(uid), {
      username,
      former_usernames: change.former_usernames,
      updated_at,
    });
    const isHeld = [profile.username, ...profile.former_usernames].includes(username);
    if (!isHeld) transaction.set(usernameDoc(username), { uid, created_at: updated_at });
    release();
    return 'claimed';
  };
  return whileOpen(() => runTransaction(firestore, claim));
}
