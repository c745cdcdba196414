// One save of a profile: the editor's, the first run's, and that of a save that waited for the connection.
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
  /** Called without a connection: resolves with whether it is back and the save goes on. */
  readonly whenOffline: () => boolean | Promise<boolean>;
  /** Called when the save is sent. */
  readonly onSend?: () => void;
  /** The form to save instead when the profile was saved elsewhere; without it that is a conflict. */
  readonly merge?: ((theirs: ProfileForm) => ProfileForm) | undefined;
  /** The files uploaded for the form on the screen, whose draft the save settles. */
  readonly uploaded?: Set<string>;
  /** Gives up a save that was not sent yet. */
  readonly signal?: AbortSignal;
}

export type SaveResult =
  /** `form` has what was merged. */
  | { readonly outcome: 'saved'; readonly form: ProfileForm }
  /** Somebody saved in between: nothing was written. */
  | { readonly outcome: 'conflict'; readonly theirs: StoredProfile }
  | { readonly outcome: 'username-taken' }
  | { readonly outcome: 'failed'; readonly failure: SaveFailure }
  /** There is no connection, or the save was given up. */
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

/** `saveProfile` for whoever holds the lock already. */
export async function saveWithLock(save: ProfileWrite, options: SaveOptions): Promise<SaveResult> {
  const { form } = save;
  const { whenOffline, onSend, merge, uploaded } = options;
  try {
    if (isOffline() && !(await whenOffline())) return { outcome: 'unsent' };
    onSend?.();
    const written = await writeProfile(save);
    if (written.outcome === 'conflict' && merge) {
      const merged = { ...save, form: merge(written.theirs.form), base: written.theirs };
      return await saveWithLock(merged, { ...options, merge: undefined });
    }
    if (written.outcome !== 'saved') return written;
    afterSave(save, written.unused, uploaded);
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
    // The lock was not given.
    return signal?.aborted === true
      ? { outcome: 'unsent' }
      : { outcome: 'failed', failure: saveFailure(error) };
  }
}
