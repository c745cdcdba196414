// Plans a save and detects conflicts: pure, so that every stored shape can be tested without a server.
import { deepEqual } from 'fast-equals';
import { contactDocument, profileDocument, type ProfileForm } from '@marquee/domain/profile';
import { changeUsername, normaliseUsername } from '@marquee/domain/username';
import type { StoredProfile } from './load-profile.ts';

export interface SavePlan {
  /** `profiles/{uid}` without its timestamps. */
  readonly profile: ReturnType<typeof profileDocument> & { readonly former_usernames: readonly string[] };
  /** `profiles/{uid}/private/contact` without its timestamp. */
  readonly contact: ReturnType<typeof contactDocument>;
  /** The name whose `usernames` document must be this account's after the commit; '' for none. */
  readonly claimed: string;
  /** Names whose `usernames` documents go. */
  readonly released: readonly string[];
}

/** The form with its username in the one spelling that is stored. */
function normalised(form: ProfileForm): ProfileForm {
  return { ...form, username: normaliseUsername(form.username) };
}

/** `heldUsername` is the name as it is stored, which may be spelt otherwise than the form's. */
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

const written = (form: ProfileForm) => {
  const tidy = normalised(form);
  return { profile: profileDocument(tidy), contact: contactDocument(tidy) };
};

/** Whether saving the one form would store the same as saving the other. */
export function storesTheSame(one: ProfileForm, other: ProfileForm): boolean {
  return deepEqual(written(one), written(other));
}

/**
 * Whether writing `mine`, begun from `base`, would overwrite something newer. Not when nothing was saved in between,
 * nor when what was saved equals `base` or `mine` (a repeated save whose response was lost).
 */
export function isConflict(base: StoredProfile, stored: StoredProfile, mine: ProfileForm): boolean {
  return (
    base.version !== stored.version &&
    !storesTheSame(base.form, stored.form) &&
    !storesTheSame(mine, stored.form)
  );
}
