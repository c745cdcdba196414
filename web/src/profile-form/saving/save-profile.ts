// Saves a profile: for the editor, for the first run, and for a save that waited for the connection.
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { isOffline } from '#web/pwa/connection.ts';
import { deleteUnused } from '../api/delete-unused.ts';
import { asStored, type StoredProfile } from '../api/load-profile.ts';
import { usedPaths } from '../api/picture-paths.ts';
import { replaceUserSkills, sameSkills } from '../api/replace-user-skills.ts';
import { writeProfile, type ProfileWrite } from '../api/write-profile.ts';
import { removeDraft } from '../drafts/draft.ts';
import { mergeForms } from '../merging/merge-forms.ts';
import { removePendingSave } from './pending-save.ts';
import { saveFailure, type SaveFailure } from './save-failure.ts';
import { withSaveLock } from './save-lock.ts';

interface SaveOptions {
  /** Called when there is no connection; resolves to whether the connection is back, so that the save continues. */
  readonly whenOffline: () => boolean | Promise<boolean>;
  /** Called just before the save is sent. */
  readonly onSend?: () => void;
  /**
   * What happens if the profile was saved elsewhere since `base`. `ask` merges both (merge-forms.ts) and is a conflict
   * only where both changed the same; `mine` then takes the form's values; `stop` is always a conflict.
   */
  readonly onConflict?: 'ask' | 'mine' | 'stop';
  /** The files uploaded for the open form. With this set, the save also removes the draft and the pending save. */
  readonly uploaded?: Set<string>;
  /** Aborts a save that was not sent yet. */
  readonly signal?: AbortSignal;
}

/** Two edits of one profile: `mine` began from `base`, `theirs` was saved meanwhile. */
export interface Conflict {
  readonly base: StoredProfile;
  readonly mine: ProfileForm;
  readonly theirs: StoredProfile;
}

export type SaveResult =
  /** `stored` is the profile as it was saved; `isMerged`: with what was saved elsewhere. */
  | { readonly outcome: 'saved'; readonly stored: StoredProfile; readonly isMerged: boolean }
  /** The profile was saved elsewhere in between: nothing was written. */
  | ({ readonly outcome: 'conflict' } & Conflict)
  | { readonly outcome: 'username-taken' }
  | { readonly outcome: 'failed'; readonly failure: SaveFailure }
  /** There was no connection, or the save was aborted. */
  | { readonly outcome: 'unsent' };

function afterSave(
  { uid, form, base }: ProfileWrite,
  unused: readonly string[],
  uploaded: Set<string> | undefined,
): void {
  if (!sameSkills(form.skills, base.form.skills)) void replaceUserSkills(uid, form.skills);
  deleteUnused([...unused, ...(uploaded ?? [])], usedPaths(uid, form));
  if (!uploaded) return;
  uploaded.clear();
  removePendingSave(uid);
  removeDraft(uid);
}

/** Saves from elsewhere that one save is merged with; a profile has one owner. */
const MOST_MERGES = 3;

/** The form of a conflict that needs no question; `undefined` if it does. */
function mergedForm(uid: string, { base, mine, theirs }: Conflict, onConflict: 'ask' | 'mine' | 'stop') {
  if (onConflict === 'stop') return undefined;
  const forms = { base: base.form, mine: asStored(uid, mine), theirs: theirs.form };
  const { form, clashes } = mergeForms(forms);
  return onConflict === 'ask' && clashes.length > 0 ? undefined : form;
}

/** `saveProfile` for a caller that holds the lock already. */
export async function saveWithLock(
  save: ProfileWrite,
  options: SaveOptions,
  merges = 0,
): Promise<SaveResult> {
  const { uid, form, base } = save;
  const { whenOffline, onSend, onConflict = 'ask', uploaded } = options;
  try {
    if (isOffline() && !(await whenOffline())) return { outcome: 'unsent' };
    onSend?.();
    const result = await writeProfile(save);
    if (result.outcome === 'conflict') {
      const conflict = { base, mine: form, theirs: result.theirs };
      const merged = merges < MOST_MERGES ? mergedForm(uid, conflict, onConflict) : undefined;
      if (!merged) return { outcome: 'conflict', ...conflict };
      return await saveWithLock({ ...save, form: merged, base: result.theirs }, options, merges + 1);
    }
    if (result.outcome !== 'saved') return result;
    afterSave(save, result.unused, uploaded);
    return { outcome: 'saved', stored: result.stored, isMerged: merges > 0 };
  } catch (error) {
    const failure = saveFailure(error);
    // The connection was lost during the save: treated as an offline save.
    if (failure.failure === 'unreachable' && isOffline()) return saveWithLock(save, options, merges);
    console.warn('The profile could not be saved.', error);
    return { outcome: 'failed', failure };
  }
}

/** Saves the form when no other save of the account is under way. Never rejects. */
export async function saveProfile(save: ProfileWrite, options: SaveOptions): Promise<SaveResult> {
  const { uid } = save;
  const { signal } = options;
  try {
    return await withSaveLock(uid, () => saveWithLock(save, options), signal ? { signal } : {});
  } catch (error) {
    // The lock was not granted.
    return signal?.aborted === true
      ? { outcome: 'unsent' }
      : { outcome: 'failed', failure: saveFailure(error) };
  }
}
