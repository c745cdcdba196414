// Plans a save and detects conflicts. Pure functions, so that every stored shape can be tested without a server.
import { deepEqual } from 'fast-equals';
import { contactDocument, profileDocument, type ProfileForm } from '@marquee/domain/profile/profile';
import { changeUsername, normaliseUsername } from '@marquee/domain/accounts/username';
import type { Yesterday } from '@marquee/domain/profile/yesterday';
import type { StoredProfile } from './load-profile.ts';

export interface SavePlan {
  /** `profiles/{uid}` without its timestamps. */
  readonly profile: ReturnType<typeof profileDocument> & { readonly former_usernames: readonly string[] };
  /** `profiles/{uid}/private/contact` without its timestamp. */
  readonly contact: ReturnType<typeof contactDocument>;
  /** The username whose `usernames` document must belong to this account after the commit; '' for none. */
  readonly claimed: string;
  /** The usernames whose `usernames` documents are deleted. */
  readonly released: readonly string[];
}

/** The form with its username in the spelling that is stored. */
function normalised(form: ProfileForm): ProfileForm {
  return { ...form, username: normaliseUsername(form.username) };
}

/** `heldUsername` is the stored username, whose spelling may differ from the form's. */
export function planSave(
  form: ProfileForm,
  stored: Pick<StoredProfile, 'former_usernames'>,
  heldUsername: string,
): SavePlan {
  const tidy = normalised(form);
  const change = changeUsername(
    { username: heldUsername, former_usernames: stored.former_usernames },
    tidy.username,
  );
  return {
    profile: { ...profileDocument(tidy), former_usernames: change.former_usernames },
    contact: contactDocument(tidy),
    claimed: tidy.username,
    released: change.released,
  };
}

const documentsOf = (form: ProfileForm) => {
  const tidy = normalised(form);
  return { profile: profileDocument(tidy), contact: contactDocument(tidy) };
};

/** Whether saving the one form or the other would store the same documents. */
export function storesTheSame(one: ProfileForm, other: ProfileForm): boolean {
  return deepEqual(documentsOf(one), documentsOf(other));
}

/**
 * Whether writing `mine`, whose editing began from `base`, would overwrite something newer. Not if nothing was saved in
 * between, nor if the stored profile equals `base` or `mine` (a repeated save whose response was lost).
 */
export function isConflict(base: StoredProfile, stored: StoredProfile, mine: ProfileForm): boolean {
  return (
    base.updatedAt !== stored.updatedAt &&
    !storesTheSame(base.form, stored.form) &&
    !storesTheSame(mine, stored.form)
  );
}

/**
 * Whether a save stores the previous profile as yesterday's. It does if it is the first save of a day (in the browser's
 * time zone), or if it restores yesterday's profile, so that the restore can be undone. A save that changes nothing
 * does not. `now` is in milliseconds since 1970.
 */
export function storesPrevious({
  stored,
  form,
  yesterday,
  isRestore,
  now,
}: {
  readonly stored: StoredProfile;
  readonly form: ProfileForm;
  readonly yesterday: Pick<Yesterday, 'kept_at'>;
  readonly isRestore: boolean;
  readonly now: number;
}): boolean {
  const day = (time: number): string => new Date(time).toDateString();
  return (isRestore || day(yesterday.kept_at) !== day(now)) && !storesTheSame(stored.form, form);
}
