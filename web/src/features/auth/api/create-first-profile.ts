import type { User } from 'firebase/auth';
import { getDocFromCache, runTransaction, serverTimestamp } from 'firebase/firestore';
import {
  contactDocument,
  EMPTY_CONTACT,
  emptyProfile,
  profileDocument,
  profileForm,
} from '@marquee/domain/profile';
import { plainName } from '@marquee/domain/name';
import { splitName } from '@marquee/domain/split-name';
import { firestore } from '../../../firebase/firestore.ts';
import { contactDoc, profileDoc } from '../../../firebase/references.ts';

/** Whether this device has seen the profile: then every start of the app need not ask for it. */
async function isKnownHere(uid: string): Promise<boolean> {
  try {
    return (await getDocFromCache(profileDoc(uid))).exists();
  } catch {
    // Not on this device yet.
    return false;
  }
}

/**
 * Creates the private, empty profile of an account that has none, with the names Google knows. A transaction, so that
 * two tabs that race make one; throws what Firestore throws.
 */
export async function createFirstProfile(user: Pick<User, 'uid' | 'displayName'>): Promise<void> {
  if (await isKnownHere(user.uid)) return;
  const form = profileForm(
    { ...emptyProfile(user.uid), ...splitName(plainName(user.displayName ?? '')) },
    EMPTY_CONTACT,
  );
  await runTransaction(firestore, async (transaction) => {
    const stored = await transaction.get(profileDoc(user.uid));
    if (stored.exists()) return;
    const updated_at = serverTimestamp();
    transaction.set(profileDoc(user.uid), {
      ...profileDocument(form),
      former_usernames: [],
      created_at: updated_at,
      updated_at,
    });
    transaction.set(contactDoc(user.uid), { ...contactDocument(form), updated_at });
  });
}
