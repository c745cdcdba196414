// Unsaved edits in local storage, by account: they survive a reload and a closed tab.
import { profileForm, type ProfileForm } from '@marquee/domain/profile';
import { readContact, readProfile } from '@marquee/domain/read-profile';
import { PICTURE_BASE } from '../../../../config/picture-base.ts';
import { draftKey } from '../../../../config/local-keys.ts';
import type { StoredProfile } from '../../api/load-profile.ts';
import { isRecord } from '@marquee/domain/record';

export interface Draft {
  /** What was loaded when the typing began. */
  readonly base: StoredProfile;
  readonly values: ProfileForm;
  /** Milliseconds since 1970. */
  readonly saved_at: number;
}

/** A form out of local storage, which anything may have written: read as leniently as a stored profile. */
function readForm(uid: string, value: unknown): ProfileForm {
  return profileForm(readProfile(uid, value, PICTURE_BASE), readContact(value));
}

/** The form stored under a key, as far as it can be read. */
export function readStoredForm(uid: string, key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored['base']) || !isRecord(stored['values'])) return undefined;
    const { form, former_usernames, version } = stored['base'];
    return {
      base: {
        form: readForm(uid, form),
        former_usernames: readProfile(uid, { former_usernames }, null).former_usernames,
        version: String(version),
      },
      values: readForm(uid, stored['values']),
      saved_at: typeof stored['saved_at'] === 'number' ? stored['saved_at'] : 0,
    };
  } catch {
    return undefined;
  }
}

export function readDraft(uid: string): Draft | undefined {
  return readStoredForm(uid, draftKey(uid));
}

export function writeDraft(uid: string, draft: Draft): void {
  try {
    localStorage.setItem(draftKey(uid), JSON.stringify(draft));
  } catch {
    // A full or forbidden local storage costs the draft, not the typing.
  }
}

export function removeDraft(uid: string): void {
  try {
    localStorage.removeItem(draftKey(uid));
  } catch {
    // Where local storage is refused, nothing is stored.
  }
}
