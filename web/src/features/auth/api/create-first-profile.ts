import type { User } from 'firebase/auth';
import { runTransaction, serverTimestamp } from 'firebase/firestore';
import { LIMITS } from '@marquee/domain/limits';
import {
  contactDocument,
  EMPTY_CONTACT,
  emptyProfile,
  profileDocument,
  profileForm,
} from '@marquee/domain/profile';
import { firestore } from '../../../firebase/firestore.ts';
import { contactDoc, profileDoc } from '../../../firebase/references.ts';

/** First and last name from the one name Google gives: the last word is the last name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' ').slice(0, LIMITS.name), last_name: last.slice(0, LIMITS.name) };
}

/**
 * Creates the private, empty profile of an account that has none, with the names Google knows. A transaction, so that
 * two tabs that race make one; throws what Firestore throws.
 */
export async function createFirstProfile(user: Pick<User, 'uid' | 'displayName'>): Promise<void> {
  const form = profileForm(
    { ...emptyProfile(user.uid), ...splitName(user.displayName ?? '') },
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
