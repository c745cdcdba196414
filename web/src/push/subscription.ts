// This browser's push subscription. The local suite has its own push service (scripts/push-service), since a
// development machine or a test browser may reach none.
import pTimeout from 'p-timeout';
import { LOCAL_PUSH_PORT } from '@marquee/domain/notifications/push-message';
import { env } from '../config/env.ts';
import { LOCAL_PUSH_SUBSCRIPTION } from '../config/local-keys.ts';

export interface Subscription {
  readonly endpoint: string;
  /** The browser's public key, and below it the shared secret: both base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** The site's VAPID key at the time of the subscription. */
  readonly key: string;
}

interface Subscriptions {
  current(): Promise<Subscription | undefined>;
  /** Subscribes; requires the permission. Replaces a subscription that was made with another key. */
  subscribe(key: string): Promise<Subscription>;
  end(): Promise<void>;
}

const base64url = (bytes: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const read = (subscription: PushSubscription): Subscription => ({
  endpoint: subscription.endpoint,
  p256dh: base64url(subscription.getKey('p256dh')),
  auth: base64url(subscription.getKey('auth')),
  key: base64url(subscription.options.applicationServerKey),
});

/** Milliseconds for the service worker to be there. Where the browser refuses to register one, it never is. */
const WORKER_WAIT = 15_000;

const browser: Subscriptions = {
  current: async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    return subscription ? read(subscription) : undefined;
  },
  subscribe: async (key) => {
    const { pushManager } = await pTimeout(navigator.serviceWorker.ready, {
      milliseconds: WORKER_WAIT,
      message: 'This browser has no service worker for the site.',
    });
    const before = await pushManager.getSubscription();
    if (before && read(before).key !== key) await before.unsubscribe();
    return read(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  },
  end: async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  },
};

const stored = (): Subscription | undefined => {
  const text = localStorage.getItem(LOCAL_PUSH_SUBSCRIPTION);
  return text === null ? undefined : (JSON.parse(text) as Subscription);
};

const localSuite: Subscriptions = {
  current: () => Promise.resolve(stored()),
  subscribe: async (key) => {
    const before = stored();
    if (before?.key === key) return before;
    const response = await fetch(`http://localhost:${String(LOCAL_PUSH_PORT)}/subscribe`, {
      method: 'POST',
      body: JSON.stringify({ vapid: key }),
    });
    const { endpoint, keys } = (await response.json()) as {
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    };
    const subscription = { endpoint, ...keys, key };
    localStorage.setItem(LOCAL_PUSH_SUBSCRIPTION, JSON.stringify(subscription));
    return subscription;
  },
  end: async () => {
    const before = stored();
    localStorage.removeItem(LOCAL_PUSH_SUBSCRIPTION);
    if (before) await fetch(before.endpoint, { method: 'DELETE' });
  },
};

export const subscriptions: Subscriptions = env.useEmulators ? localSuite : browser;
