// Claiming, changing and releasing usernames: the usernames documents and the profile in one transaction, which the
// rules check together (design, sections 4 and 11).
import { getDocFromServer, runTransaction, serverTimestamp } from 'firebase/firestore';
import { readProfile } from '@marquee/domain/read-profile';
import { changeUsername } from '@marquee/domain/username';
import { firestore } from '../../../firebase/firestore.ts';
import { profileDoc, usernameDoc } from '../../../firebase/references.ts';

export type Availability = 'free' | 'yours' | 'taken';

/** Whether the account could claim the normalised name now; only the claim itself decides. Throws when unreachable. */
export async function usernameAvailability(username: string, uid: string): Promise<Availability> {
  const snapshot = await getDocFromServer(usernameDoc(username));
  if (!snapshot.exists()) return 'free';
  return snapshot.get('uid') === uid ? 'yours' : 'taken';
}

/** Makes the normalised name the account's. Throws what Firestore throws; then nothing has changed. */
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

/** Gives up a former name: it stops redirecting and anybody may claim it. Throws what Firestore throws. */
export async function releaseUsername(uid: string, username: string): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    const stored = await transaction.get(profileDoc(uid));
    const { former_usernames } = readProfile(uid, stored.data());
    if (!former_usernames.includes(username)) return;
    transaction.update(profileDoc(uid), {
      former_usernames: former_usernames.filter((name) => name !== username),
      updated_at: serverTimestamp(),
    });
    transaction.delete(usernameDoc(username));
  });
}
