// Pushes: shown as notifications, with the app's badge; a tap opens the path that the push contains.
import { asRecord } from '@marquee/domain/values/record';
import { readPushMessage, type PushMessage } from '@marquee/domain/notifications/push-message';
import { ROUTES } from '@marquee/domain/site/routes';

declare const self: ServiceWorkerGlobalScope;

/** All notifications have one tag, so that a later push replaces an earlier one. */
const TAG = 'marquee';

/** The message shown for a push that cannot be read: a site that shows nothing for pushes loses the permission. */
const UNREADABLE: PushMessage = {
  title: 'Marquee',
  body: '',
  path: ROUTES.notifications.path,
  unread: 0,
};

async function setBadge(unread: number): Promise<void> {
  // `setAppBadge` is absent or rejects where the app is not installed.
  if (unread > 0 && 'setAppBadge' in navigator) await navigator.setAppBadge(unread).catch(() => undefined);
}

async function show(text: string): Promise<void> {
  const { title, body, path, unread } = readPushMessage(text) ?? UNREADABLE;
  await Promise.all([
    // `renotify` is missing in TypeScript's types; without it a second push would be silent.
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

/** Closes the notifications still shown: they may name viewers of the account that has logged out. */
export async function forgetPushes(): Promise<void> {
  for (const notification of await self.registration.getNotifications()) notification.close();
}

/**
 * Focuses an open window of the app, or opens one at the path. An open window's page itself navigates there, so that it
 * can ask about unsaved edits.
 */
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

function pathOf(data: unknown): string {
  const { path } = asRecord(data);
  return typeof path === 'string' ? path : UNREADABLE.path;
}

export function servePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(pathOf(event.notification.data)));
  });
}
