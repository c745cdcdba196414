import type { ProfileForm } from '@marquee/domain/profile/profile';
import { restoredForm } from '@marquee/domain/profile/yesterday';
import type { StoredProfile } from '#web/profile-form/api/load-profile.ts';
import { saveProfile, type SaveResult } from '#web/profile-form/saving/save-profile.ts';

/**
 * Saves yesterday's profile in place of `shown`, which becomes yesterday's; a conflict if another one is stored. Never
 * rejects.
 */
export function restoreYesterday(
  uid: string,
  yesterday: ProfileForm,
  shown: StoredProfile,
): Promise<SaveResult> {
  const save = { uid, form: restoredForm(yesterday, shown.form), base: shown, isRestore: true };
  return saveProfile(save, { whenOffline: () => false, onConflict: 'stop' });
}
