// A deployment removes the previous version's chunks: a tab that still runs that version reloads when it needs a
// removed chunk.
import { createPath } from 'react-router-dom';
import { isOffline } from '../pwa/connection.ts';
import { readText, storeText } from '../storage/device-storage.ts';
import { router } from './router.tsx';

/** Session-storage key: when this tab last reloaded for new files, in milliseconds since 1970. */
const RELOADED_AT = 'marquee.reloaded-at';

/** Milliseconds. A failure within this time after a reload has another cause, and does not reload again. */
const RELOAD_INTERVAL = 60_000;

/** Milliseconds after `beforeunload` in which a failed import is no sign of new files. */
const LEAVING = 5000;

let leftAt = Number.NEGATIVE_INFINITY;

// WebKit and Firefox end a page's requests as soon as it is left, before the next one comes: a reload would take the place of
// what the user opens.
addEventListener('beforeunload', () => {
  leftAt = performance.now();
});

/** Reloads when a screen could not be imported; other lazily loaded parts show an error themselves. */
export function reloadForNewFiles(): void {
  const { initialized, navigation } = router.state;
  if ((initialized && navigation.state !== 'loading') || isOffline()) return;
  if (performance.now() - leftAt < LEAVING) return;
  if (Date.now() - Number(readText(RELOADED_AT, 'sessionStorage') ?? 0) < RELOAD_INTERVAL) return;
  // Without storage a reload loop could not be detected.
  if (!storeText(RELOADED_AT, String(Date.now()), 'sessionStorage')) return;
  // The address changes only after the import: a plain reload would stay on the previous screen.
  if (navigation.location) location.assign(createPath(navigation.location));
  else location.reload();
}
