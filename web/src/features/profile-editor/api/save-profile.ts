// Saves profile, private contact and username in one transaction: all of it, or nothing.
import { runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import type { ProfileForm } from '@marquee/domain/profile';
import { firestore } from '../../../firebase/firestore.ts';
import { contactDoc, profileDoc, usernameDoc } from '../../../firebase/references.ts';
import { isConflict, planSave } from './save-plan.ts';
import { storedProfile, type StoredProfile } from './load-profile.ts';

export type SaveOutcome =
  | { readonly outcome: 'saved' }
  /** Somebody saved in between: nothing was written. */
  | { readonly outcome: 'conflict'; readonly theirs: StoredProfile }
  | { readonly outcome: 'username-taken' };

/** Three tries of at most 15 s before a lost connection is reported; a profile has one owner, so contention is rare. */
const ATTEMPTS = 3;

type Step = SaveOutcome | { readonly outcome: 'created' };

async function save(
  transaction: Transaction,
  uid: string,
  form: ProfileForm,
  base: StoredProfile | undefined,
): Promise<Step> {
  const profileSnapshot = await transaction.get(profileDoc(uid));
  const contactSnapshot = await transaction.get(contactDoc(uid));
  const data = profileSnapshot.data();
  const stored = storedProfile(uid, data, contactSnapshot.data());
  if (base && isConflict(base, stored, form)) return { outcome: 'conflict', theirs: stored };

  const heldUsername: unknown = data?.['username'];
  const plan = planSave(form, stored, typeof heldUsername === 'string' ? heldUsername : '');
  const claim = plan.claimed === '' ? undefined : await transaction.get(usernameDoc(plan.claimed));
  if (claim?.exists() === true && claim.get('uid') !== uid && plan.claimed !== heldUsername) {
    return { outcome: 'username-taken' };
  }
  const released = await Promise.all(plan.released.map((name) => transaction.get(usernameDoc(name))));

  const updated_at = serverTimestamp();
  // A profile is created private (rules); publishing it is a second step.
  const publishes = !profileSnapshot.exists() && plan.profile.is_profile_public;
  transaction.set(profileDoc(uid), {
    ...plan.profile,
    is_profile_public: plan.profile.is_profile_public && !publishes,
    // A moderator's, which a save neither sets nor removes (rules).
    ...(data && 'taken_down' in data ? { taken_down: data['taken_down'] as unknown } : {}),
    created_at: (data?.['created_at'] as unknown) ?? updated_at,
    confirmed_at: updated_at,
    updated_at,
  });
  transaction.set(contactDoc(uid), { ...plan.contact, updated_at });
  if (claim?.exists() === false) {
    transaction.set(usernameDoc(plan.claimed), { uid, created_at: updated_at });
  }
  for (const snapshot of released) {
    if (snapshot.exists() && snapshot.get('uid') === uid) transaction.delete(snapshot.ref);
  }
  return { outcome: publishes ? 'created' : 'saved' };
}

/** Longer than the SDK's own tries over a slow line, shorter than anybody looks at a spinner; milliseconds. */
const PATIENCE = 45_000;

/** Rejects as Firestore does when the server does not answer in time; with a backend that hangs the SDK goes on waiting. */
async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The server did not answer.'), { code: 'deadline-exceeded' })),
      PATIENCE,
    );
  });
  try {
    return await Promise.race([work, tired]);
  } finally {
    clearTimeout(timer);
  }
}

async function saveAll(uid: string, form: ProfileForm, base: StoredProfile): Promise<SaveOutcome> {
  const options = { maxAttempts: ATTEMPTS };
  const first = await runTransaction(firestore, (tx) => save(tx, uid, form, base), options);
  if (first.outcome !== 'created') return first;
  const second = await runTransaction(firestore, (tx) => save(tx, uid, form, undefined), options);
  return second.outcome === 'created' ? { outcome: 'saved' } : second;
}

/**
 * Saves the form, begun from `base`, unless that would overwrite something newer. Throws what Firestore throws; then
 * nothing was written, or (connection lost before the answer) all of it, which a repeated save recognises.
 */
export function saveProfile(uid: string, form: ProfileForm, base: StoredProfile): Promise<SaveOutcome> {
  return withPatience(saveAll(uid, form, base));
}
