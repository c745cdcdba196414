import type { ProfileForm } from '@marquee/domain/profile/profile';
import type { StoredProfile } from '../../../profile-form/api/load-profile.ts';
import { removeDraft } from '../../../profile-form/drafts/draft.ts';
import { writePendingSave } from '../../../profile-form/saving/pending-save.ts';
import { saveProfile, type SaveResult } from '../../../profile-form/saving/save-profile.ts';
import { withOwnChanges } from './steps.ts';

/** Saves what the first run holds, merged with what another tab has saved; without a connection it waits on the device. */
export function saveStep(
  uid: string,
  form: ProfileForm,
  base: StoredProfile,
  uploaded: Set<string>,
): Promise<SaveResult> {
  const whenOffline = (): boolean => {
    writePendingSave(uid, { base, values: form, saved_at: Date.now(), problem: undefined });
    removeDraft(uid);
    return false;
  };
  const merge = (theirs: ProfileForm): ProfileForm => withOwnChanges(theirs, form, base.form);
  return saveProfile({ uid, form, base }, { uploaded, whenOffline, merge });
}
