// Saves a profile: for the editor, for the first run, and for a save that waited for the connection.
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { isOffline } from '../../pwa/connection.ts';
import { deleteUnused } from '../api/delete-unused.ts';
import type { StoredProfile } from '../api/load-profile.ts';
import { usedPaths } from '../api/picture-paths.ts';
import { replaceUserSkills, sameSkills } from '../api/replace-user-skills.ts';
import { writeProfile, type ProfileWrite } from '../api/write-profile.ts';
import { removeDraft } from '../drafts/draft.ts';
import { removePendingSave } from './pending-save.ts';
import { saveFailure, type SaveFailure } from './save-failure.ts';
import { withSaveLock } from './save-lock.ts';

interface SaveOptions {
  /** Called when there is no connection; resolves to whether the connection is back, so that the save continues. */
  readonly whenOffline: () => boolean | Promise<boolean>;
  /** Called just before the save is sent. */
  readonly onSend?: () => void;
  /** Returns the form to save if the profile was saved elsewhere; without `merge` the save is then a conflict. */
  readonly merge?: ((theirs: ProfileForm) => ProfileForm) | undefined;
  /** The files uploaded for the open form. With this set, the save also removes the draft and the pending save. */
  readonly uploaded?: Set<string>;
  /** Aborts a save that was not sent yet. */
  readonly signal?: AbortSignal;
}

export type SaveResult =
  /** `form` is the form that was saved, after any merge. */
  | { readonly outcome: 'saved'; readonly form: ProfileForm }
  /** The profile was saved elsewhere in between: nothing was written. */
  | { readonly outcome: 'conflict'; readonly theirs: StoredProfile }
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

/** `saveProfile` for a caller that holds the lock already. */
export async function saveWithLock(save: ProfileWrite, options: SaveOptions): Promise<SaveResult> {
  const { form } = save;
  const { whenOffline, onSend, merge, uploaded } = options;
  try {
    if (isOffline() && !(await whenOffline())) return { outcome: 'unsent' };
    onSend?.();
    const result = await writeProfile(save);
    if (result.outcome === 'conflict' && merge) {
      const merged = { ...save, form: merge(result.theirs.form), base: result.theirs };
      return await saveWithLock(merged, { ...options, merge: undefined });
    }
    if (result.outcome !== 'saved') return result;
    afterSave(save, result.unused, uploaded);
    return { outcome: 'saved', form };
  } catch (error) {
    const failure = saveFailure(error);
    // The connection was lost during the save: treated as an offline save.
    if (failure.failure === 'unreachable' && isOffline()) return saveWithLock(save, options);
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
