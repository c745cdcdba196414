// A deployment removes the previous version's chunks: a tab that still runs that version reloads when it needs one.
import { isOffline } from '../pwa/connection.ts';
import { router } from './router.tsx';

/** Session-storage key: when this tab last reloaded for new files, in milliseconds since 1970. */
const RELOADED_AT = 'marquee.reloaded-at';

/** Milliseconds. A second failure within them has another cause, and does not reload. */
const AGAIN = 60_000;

/** Reloads the page when a screen could not be imported; other parts show an error of their own. */
export function reloadForNewFiles(): void {
  const isOpening = !router.state.initialized || router.state.navigation.state === 'loading';
  if (!isOpening || isOffline()) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < AGAIN) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    return; // Without storage a reload loop could not be detected.
  }
  location.reload();
}
