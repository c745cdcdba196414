import type { User } from 'firebase/auth';
import { getDoc, getDocFromCache, runTransaction, serverTimestamp } from 'firebase/firestore';
import {
  contactDocument,
  EMPTY_CONTACT,
  emptyProfile,
  profileDocument,
  profileForm,
} from '@marquee/domain/profile/profile';
import { plainName } from '@marquee/domain/profile/name';
import { splitName } from '@marquee/domain/profile/split-name';
import { firestore } from '#web/firebase/firestore.ts';
import { contactDoc, profileDoc } from '#web/firebase/references.ts';

/**
 * Whether there is a profile: asks this device's cache, then the server. `getDoc` shares the listener of a screen that
 * shows the profile, so that the profile is read once.
 */
const hasProfile = async (uid: string): Promise<boolean> => {
  const cached = await getDocFromCache(profileDoc(uid)).catch(() => undefined);
  return cached?.exists() === true || (await getDoc(profileDoc(uid))).exists();
};

type FirstProfile = Pick<User, 'uid' | 'displayName' | 'providerData'>;

const isOnly = ({ providerData }: FirstProfile, ...ways: readonly string[]): boolean =>
  providerData.length > 0 && providerData.every(({ providerId }) => ways.includes(providerId));

/** Whether a phone code or Google made the account, so that its owner has not accepted the terms yet. */
const needsTerms = (user: FirstProfile): boolean => isOnly(user, 'phone', 'google.com');

async function commitFirstProfile(user: FirstProfile): Promise<void> {
  const form = profileForm(
    {
      ...emptyProfile(user.uid),
      ...splitName(plainName(user.displayName ?? '')),
      // Visitors' messages are sent to the account's e-mail address.
      accepts_messages: !isOnly(user, 'phone'),
    },
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
      confirmed_at: updated_at,
      updated_at,
    });
    transaction.set(contactDoc(user.uid), { ...contactDocument(form), updated_at });
  });
}

/** Commits in progress, by account: a sign-up goes through several screens meanwhile, and each asks for the profile. */
const commits = new Map<string, Promise<void>>();

/**
 * Creates the private, empty profile of an account that has none, with the names from Google. A transaction prevents
 * that two tabs both create it; throws what Firestore throws. An account made by a phone code or Google gets its
 * profile once its owner has accepted the terms: until then the result is `needs-terms`.
 */
export async function createFirstProfile(
  user: FirstProfile,
  hasAcceptedTerms = false,
): Promise<'there' | 'needs-terms'> {
  if (await hasProfile(user.uid)) return 'there';
  if (needsTerms(user) && !hasAcceptedTerms) return 'needs-terms';
  let commit = commits.get(user.uid);
  if (!commit) {
    commit = commitFirstProfile(user).finally(() => commits.delete(user.uid));
    commits.set(user.uid, commit);
  }
  await commit;
  return 'there';
}
