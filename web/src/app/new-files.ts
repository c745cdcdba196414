// A deployment removes the previous version's files: a page of that version is reloaded when it needs one of them.
import { isOffline } from '../pwa/connection.ts';
import { router } from './router.tsx';

/** When this tab was reloaded for it, in milliseconds since 1970. */
const RELOADED_AT = 'marquee.reloaded-at';

/** Milliseconds within which a second failure must have another cause. */
const AGAIN = 60_000;

/** Reloads the page when a screen could not be imported; other parts show an error of their own. */
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
