// Pushes: shown as notifications, with the app's badge; a tap leads to the entry.
import { readPushMessage, type PushMessage } from '@marquee/domain/push-message';
import { ROUTES } from '@marquee/domain/routes';

declare const self: ServiceWorkerGlobalScope;

/** One for all: a later push takes an earlier one's place. */
const TAG = 'marquee';

/** A browser takes permission away from a site that gets a push and shows nothing. */
const UNREADABLE: PushMessage = {
  title: 'Marquee',
  body: '',
  path: ROUTES.notifications.path,
  unread: 0,
};

async function setBadge(unread: number): Promise<void> {
  // Absent where apps cannot be installed; refused where they are not.
  if (unread > 0 && 'setAppBadge' in navigator) await navigator.setAppBadge(unread).catch(() => undefined);
}

async function show(text: string): Promise<void> {
  const { title, body, path, unread } = readPushMessage(text) ?? UNREADABLE;
  await Promise.all([
    // `renotify`, unknown to TypeScript's types: without it a second push would come without a sound.
    self.registration.showNotification(title, {
      body,
      tag: TAG,
      renotify: true,
      icon: '/icons/any-192.png',
      badge: '/icons/monochrome-512.png',
      data: { path },
    } as NotificationOptions),
    setBadge(unread),
  ]);
}

/** Brings an open window of the app to the front, or opens one. The page itself navigates, and asks about unsaved edits. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: false });
  const window = windows.find(({ focused }) => focused) ?? windows[0];
  if (!window) {
    await self.clients.openWindow(path);
    return;
  }
  window.postMessage({ type: 'OPEN', path });
  await window.focus();
}

const pathOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string'
    ? data.path
    : UNREADABLE.path;

export function servePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(pathOf(event.notification.data)));
  });
}
