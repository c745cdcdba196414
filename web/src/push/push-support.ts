// Whether this browser can show pushes, and what its user has to do before.
import { isInstalled, isIos } from '../pwa/install-prompt.ts';

/** `needs-install`: iOS pushes to apps on the home screen alone. `denied`: only the browser's own settings undo it. */
export type PushSupport = 'ready' | 'denied' | 'needs-install' | 'unsupported';

export function pushSupport(): PushSupport {
  if (isIos() && !isInstalled()) return 'needs-install';
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isSupported) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}
