import { draftKey } from '../../config/local-keys.ts';

/** Removes what the account typed and did not save: whoever uses the device next must not read it. */
export function forgetDraft(uid: string): void {
  try {
    localStorage.removeItem(draftKey(uid));
  } catch {
    // A browser that refuses storage has kept no draft.
  }
}
