import type { User } from 'firebase/auth';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { restoredForm } from '@marquee/domain/profile/yesterday';
import { loadProfile } from '../../../profile-form/api/load-profile.ts';
import { saveProfile, type SaveResult } from '../../../profile-form/saving/save-profile.ts';

/** Saves yesterday's profile; the current profile becomes yesterday's. Throws what Firestore throws during the read. */
export async function restoreYesterday(user: User, yesterday: ProfileForm): Promise<SaveResult> {
  const base = await loadProfile(user);
  const save = { uid: user.uid, form: restoredForm(yesterday, base.form), base, isRestore: true };
  return saveProfile(save, { whenOffline: () => false });
}
