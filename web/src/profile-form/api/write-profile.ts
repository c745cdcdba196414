// Writes profile, private contact, username and yesterday's profile in transactions: one if possible, else a few steps.
import { runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import pTimeout from 'p-timeout';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { readYesterday } from '@marquee/domain/profile/yesterday';
import { whileOpen } from '#web/firebase/ended-instance.ts';
import { firestore } from '#web/firebase/firestore.ts';
import { isRefusal } from '#web/firebase/is-refusal.ts';
import { contactDoc, profileDoc, usernameDoc, yesterdayDoc } from '#web/firebase/references.ts';
import { prepareRelease } from '#web/username/api/release-names.ts';
import { usernameHolder } from '#web/username/api/username-holder.ts';
import { usedPaths } from './picture-paths.ts';
import { isConflict, storesPrevious, planSave } from './save-plan.ts';
import { storedProfile, UNKNOWN, type StoredProfile } from './load-profile.ts';

export type WriteOutcome =
  /**
   * `stored`: the profile as it was written. `unused`: Storage paths of pictures that are no longer in the profile, nor
   * in yesterday's profile.
   */
  | { readonly outcome: 'saved'; readonly stored: StoredProfile; readonly unused: readonly string[] }
  /** The profile was saved elsewhere in between: nothing was written. */
  | { readonly outcome: 'conflict'; readonly theirs: StoredProfile }
  | { readonly outcome: 'username-taken' };

/** Three tries of at most 15 s before a lost connection is reported; a profile has one owner, so contention is rare. */
const ATTEMPTS = 3;

/** After `previous-stored` and `created`, another step follows. */
type Step = WriteOutcome | { readonly outcome: 'previous-stored' } | { readonly outcome: 'created' };

export interface ProfileWrite {
  readonly uid: string;
  readonly form: ProfileForm;
  /** The stored profile that the form's editing began from. */
  readonly base: StoredProfile;
  /** Whether the save restores yesterday's profile, in which case the current one becomes yesterday's. */
  readonly isRestore?: boolean;
}

interface StepWrite extends Omit<ProfileWrite, 'base'> {
  /** Missing in the second step of a profile's first save. */
  readonly base?: StoredProfile;
  /** Whether the previous profile has been stored as yesterday's already. */
  readonly isPreviousStored?: boolean;
}

async function save(
  transaction: Transaction,
  { uid, form, base, isRestore = false, isPreviousStored = false }: StepWrite,
): Promise<Step> {
  const [profileSnapshot, contactSnapshot, yesterdaySnapshot] = await Promise.all([
    transaction.get(profileDoc(uid)),
    transaction.get(contactDoc(uid)),
    transaction.get(yesterdayDoc(uid)),
  ]);
  const data = profileSnapshot.data();
  const stored = storedProfile(uid, data, contactSnapshot.data());
  if (base && isConflict(base, stored, form)) return { outcome: 'conflict', theirs: stored };

  const heldUsername: unknown = data?.['username'];
  const plan = planSave(form, stored, typeof heldUsername === 'string' ? heldUsername : '');
  const isHeld = [heldUsername, '', ...stored.former_usernames].includes(plan.claimed);
  if (!isHeld && (await usernameHolder(plan.claimed, uid, (name) => transaction.get(name))) === 'other') {
    return { outcome: 'username-taken' };
  }
  const release = await prepareRelease(transaction, uid, plan.released);

  const updated_at = serverTimestamp();
  const yesterday = readYesterday(uid, yesterdaySnapshot.data());
  const isStoringPrevious =
    base !== undefined &&
    data !== undefined &&
    !isPreviousStored &&
    storesPrevious({ stored, form, yesterday, isRestore, now: Date.now() });
  if (isStoringPrevious) {
    transaction.set(yesterdayDoc(uid), {
      profile: data,
      contact: contactSnapshot.data() ?? null,
      kept_at: updated_at,
    });
    // Checking all of these writes in one commit would exceed a limit of the rules (docs/data-and-rules.md).
    if (plan.claimed !== heldUsername) return { outcome: 'previous-stored' };
  }
  // A profile is created private (rules); publishing it is a second step.
  const publishes = !profileSnapshot.exists() && plan.profile.is_profile_public;
  transaction.set(profileDoc(uid), {
    ...plan.profile,
    is_profile_public: plan.profile.is_profile_public && !publishes,
    // Moderators set `taken_down`; the rules let a save neither set nor remove it.
    ...(data && 'taken_down' in data ? { taken_down: data['taken_down'] as unknown } : {}),
    created_at: (data?.['created_at'] as unknown) ?? updated_at,
    confirmed_at: updated_at,
    updated_at,
  });
  transaction.set(contactDoc(uid), { ...plan.contact, updated_at });
  if (!isHeld) transaction.set(usernameDoc(plan.claimed), { uid, created_at: updated_at });
  release();
  if (publishes) return { outcome: 'created' };

  const used = [form, isStoringPrevious ? stored.form : yesterday.form].flatMap((one) => usedPaths(uid, one));
  const before = [stored.form, yesterday.form].flatMap((one) => usedPaths(uid, one));
  return {
    outcome: 'saved',
    stored: {
      ...storedProfile(uid, { ...plan.profile, taken_down: data?.['taken_down'] as unknown }, plan.contact),
      updatedAt: UNKNOWN,
    },
    unused: before.filter((path) => !used.includes(path)),
  };
}

/**
 * Milliseconds: longer than the SDK's own attempts take on a slow connection, shorter than anybody watches a spinner.
 */
const SAVE_TIMEOUT = 45_000;

async function saveAll(write: ProfileWrite): Promise<WriteOutcome> {
  const attempt = (step: StepWrite): Promise<Step> =>
    runTransaction(firestore, (transaction) => save(transaction, step), { maxAttempts: ATTEMPTS });
  // When another device saves in between, the rules may refuse the copy for yesterday's profile, which no longer equals
  // the stored profile, before Firestore notices the contention. A second attempt finds the conflict, or is refused for
  // another reason.
  const run = (step: StepWrite): Promise<Step> =>
    attempt(step).catch((error: unknown) => {
      if (isRefusal(error)) return attempt(step);
      throw error;
    });
  const { base: _base, ...published } = write;
  let step = await run(write);
  if (step.outcome === 'previous-stored') step = await run({ ...write, isPreviousStored: true });
  if (step.outcome === 'created') step = await run(published);
  if (step.outcome === 'created' || step.outcome === 'previous-stored')
    throw new Error('The save did not come to its end.');
  return step;
}

/**
 * Writes the form, begun from `base`, unless that would overwrite something newer. Throws what Firestore throws if a
 * transaction was not committed, or its answer was lost; a repeated save recognises what is stored already.
 */
export const writeProfile = (write: ProfileWrite): Promise<WriteOutcome> =>
  whileOpen(() =>
    pTimeout(saveAll(write), {
      milliseconds: SAVE_TIMEOUT,
      // The same shape as Firestore's own errors; if the backend hangs, the SDK would wait forever.
      message: Object.assign(new Error('The server did not answer.'), { code: 'deadline-exceeded' }),
    }),
  );
