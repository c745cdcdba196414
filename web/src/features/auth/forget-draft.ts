import { draftKey, pendingSaveKey } from '../../config/local-keys.ts';

/** Removes what the account typed and did not get saved: whoever uses the device next must not read it. */
export function forgetDraft(uid: string): void {
  try {
    localStorage.removeItem(draftKey(uid));
    localStorage.removeItem(pendingSaveKey(uid));
  } catch {
    // A browser that refuses storage has kept no draft.
  }
}
