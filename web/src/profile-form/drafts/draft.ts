// Drafts: unsaved changes in local storage, by account. They survive a reload and a closed tab.
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { readForm, readProfile } from '@marquee/domain/profile/read-profile';
import { draftKey } from '#web/config/local-keys.ts';
import { parseJson, readText, storeText } from '#web/storage/device-storage.ts';
import type { StoredProfile } from '../api/load-profile.ts';
import { isRecord } from '@marquee/domain/values/record';

export interface Draft {
  /** The profile as it was loaded when editing began. */
  readonly base: StoredProfile;
  readonly values: ProfileForm;
  /** Milliseconds since 1970. */
  readonly saved_at: number;
}

/** Parses a stored draft; damaged fields get their defaults. `undefined` for a text that is no draft. */
export function readStoredForm(uid: string, text: string): Draft | undefined {
  const stored = parseJson(text);
  if (!isRecord(stored) || !isRecord(stored['base']) || !isRecord(stored['values'])) return undefined;
  const { form, former_usernames, updatedAt } = stored['base'];
  return {
    base: {
      form: readForm(uid, form),
      former_usernames: readProfile(uid, { former_usernames }).former_usernames,
      updatedAt: String(updatedAt),
    },
    values: readForm(uid, stored['values']),
    saved_at: typeof stored['saved_at'] === 'number' ? stored['saved_at'] : 0,
  };
}

export const readDraft = (uid: string): Draft | undefined =>
  readStoredForm(uid, readText(draftKey(uid)) ?? '');

/** Stores a draft. If local storage is full or blocked, only the draft is lost, not the typing. */
export function writeDraft(uid: string, draft: Draft): void {
  storeText(draftKey(uid), JSON.stringify(draft));
}

export function removeDraft(uid: string): void {
  storeText(draftKey(uid), null);
}
