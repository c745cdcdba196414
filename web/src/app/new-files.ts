// A deployment removes the files of the version before: a page of that version starts again when it needs one of them.
import { isOffline } from '../pwa/connection.ts';
import { router } from './router.tsx';

/** When this tab was reloaded for it, in milliseconds since 1970. */
const RELOADED_AT = 'marquee.reloaded-at';

/** Milliseconds within which a second failure has another cause. */
const AGAIN = 60_000;

/** Reloads the page when a screen could not be imported; other parts say themselves that they could not be loaded. */
export function reloadForNewFiles(): void {
  const isOpening = !router.state.initialized || router.state.navigation.state === 'loading';
  if (!isOpening || isOffline()) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < AGAIN) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    return; // Without storage nothing would end the reloading.
  }
  location.reload();
}
