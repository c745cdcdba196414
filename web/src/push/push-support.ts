// Whether this browser supports push, and what the user has to do before it can be enabled.
import { isInstalled, isIos } from '../pwa/install-prompt.ts';

/**
 * `needs-install`: iOS supports push only for apps on the home screen. `denied`: the user has refused the permission,
 * which only the browser's settings can undo.
 */
export type PushSupport = 'ready' | 'denied' | 'needs-install' | 'unsupported';

export function pushSupport(): PushSupport {
  if (isIos() && !isInstalled()) return 'needs-install';
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isSupported) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}
