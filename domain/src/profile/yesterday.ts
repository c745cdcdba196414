// `profiles/{uid}/private/yesterday`: a profile's two documents as they were before the first save of a day.
import { asRecord } from '../values/record.ts';
import { profileForm, type ProfileForm } from './profile.ts';
import { readContact, readProfile } from './read-profile.ts';
import { storedMilliseconds } from '../values/stored-time.ts';

export interface Yesterday {
  readonly form: ProfileForm;
  /** When the first save of the day replaced the profile, in milliseconds since 1970. */
  readonly kept_at: number;
}

/** Reads the stored document. Never throws. */
export function readYesterday(uid: string, stored: unknown): Yesterday {
  const { profile, contact, kept_at } = asRecord(stored);
  return {
    form: profileForm(readProfile(uid, profile), readContact(contact, profile)),
    kept_at: storedMilliseconds(kept_at) ?? 0,
  };
}

/** The form that restores yesterday's profile; username and visibility stay as they are now. */
export const restoredForm = (yesterday: ProfileForm, now: ProfileForm): ProfileForm => ({
  ...yesterday,
  username: now.username,
  is_profile_public: now.is_profile_public,
});
