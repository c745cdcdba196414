// Push messages: switched on after a tap, shown by the worker, opened at the entry, and ended; and the choice of what is
// notified where. Headless Chromium has no push service, notifications or badges. In their place are the suite's push
// service (apps built for the emulators subscribe there), the answer to the browser's question for permission, and the
// worker's showNotification and setAppBadge. What the push service decrypted is handed to the page's own worker by
// DevTools.
import type { Page, Worker } from '@playwright/test';
import { suiteUrl } from '../../scripts/config/project.ts';
import type { PushedMessage } from '../../scripts/push-service/push-service.ts';
import { LOCAL_PUSH_SUBSCRIPTION } from '../../web/src/config/local-keys.ts';
import { openLoggedIn, expect, type Journey } from './fixtures.ts';
import { test } from './installed-app.ts';
import { database, newActor, notify, type Actor } from './store.ts';
import { sendView } from './visits.ts';

interface Options extends NonNullable<Parameters<Journey['open']>[1]> {
  /** What the user answers when the browser asks whether the site may show notifications. */
  readonly answer?: NotificationPermission;
}

async function openApp(journey: Journey, { answer = 'granted', ...options }: Options = {}): Promise<Page> {
  const page = await journey.open('actor', { serviceWorkers: 'allow', ...options });
  await page.addInitScript((chosen) => {
    const key = 'journey.permission';
    const permission = (): string => localStorage.getItem(key) ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: permission });
    Notification.requestPermission = () => {
      localStorage.setItem(key, chosen);
      return Promise.resolve(chosen);
    };
  }, answer);
  return page;
}

async function devicesOf({ uid }: Actor): Promise<string[]> {
  const { docs } = await database.collection('push_subscriptions').where('user_id', '==', uid).get();
  return docs.map(({ id }) => id);
}

async function endpointOf(page: Page): Promise<string> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), LOCAL_PUSH_SUBSCRIPTION);
  return (JSON.parse(stored ?? '{}') as { endpoint: string }).endpoint;
}

/** Switches push on where the list of notifications offers it. */
async function turnOn(page: Page, actor: Actor): Promise<void> {
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Turn on' }).click();
  // This takes long, because two functions are called for the first time.
  await expect(page.getByText('Push notifications on this device')).toHaveCount(0);
  await expect.poll(() => devicesOf(actor)).toHaveLength(1);
}

/** The decrypted messages that the browser would have received. */
async function received(endpoint: string): Promise<string[]> {
  const response = await fetch(suiteUrl('push', `/messages?endpoint=${encodeURIComponent(endpoint)}`));
  const { messages } = (await response.json()) as { messages: PushedMessage[] };
  return messages.map(({ text }) => text ?? '');
}

interface Shown {
  readonly title: string;
  readonly path: string;
}

/**
 * Code put before the worker's script. Notifications are stored in a cache instead of shown, and no badge is set, which
 * would end headless Chromium's page. Events that a journey makes cannot keep a worker alive, as the browser's own do.
 */
const PRELUDE = `self.registration.showNotification = async (title, { data }) => {
  const cache = await caches.open('shown');
  await cache.put('/' + Date.now(), new Response(JSON.stringify({ title, path: data.path })));
};
navigator.setAppBadge = () => Promise.resolve();
const { waitUntil } = ExtendableEvent.prototype;
ExtendableEvent.prototype.waitUntil = function (work) {
  if (this.isTrusted) waitUntil.call(this, work);
  else work.catch(() => undefined);
};`;

const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('shown');
    const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return Promise.all(responses.map(async (response) => (await response?.json()) as Shown));
  });

async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no worker.');
  return worker;
}

/** Hands a message to the page's worker, as the browser does. */
async function deliver(page: Page, data: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registration;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** Taps on the notification that leads to a path. */
const tap = async (page: Page, path: string): Promise<void> =>
  (await workerOf(page)).evaluate((opened) => {
    const notification = { close: () => undefined, data: { path: opened } };
    // TypeScript's types of a page lack this class.
    const { ExtendableEvent } = globalThis as unknown as { ExtendableEvent: typeof Event };
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  }, path);

test(
  'a view is pushed to a device on which its owner tapped, shown, and opened at its entry',
  { tag: '@cdp' },
  async ({ journey, site }) => {
    site.deploy((path, body) => (path === '/sw.js' ? `${PRELUDE}\n${body}` : body));
    const actor = await newActor();
    await notify(actor.uid, 1);
    const page = await openApp(journey, { baseURL: site.origin });
    await openLoggedIn(page, actor);
    await turnOn(page, actor);
    // The notification before the offer is older than the subscription, so it was not pushed.
    const endpoint = await endpointOf(page);
    expect(await received(endpoint)).toEqual([]);

    await sendView(actor);
    await expect.poll(() => received(endpoint)).toHaveLength(1);
    const [message = ''] = await received(endpoint);
    const { path } = JSON.parse(message) as { path: string };
    await deliver(page, message);
    await expect.poll(() => shown(page)).toEqual([{ title: 'Someone viewed your profile', path }]);

    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await tap(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByText('Someone viewed your profile')).toBeVisible();
    await expect(page.locator('li:focus')).toContainText('Someone viewed your profile');
  },
);

test('push ends on a device whose subscription was deleted elsewhere, that is removed from the list of devices, or logs out', async ({
  journey,
}) => {
  const actor = await newActor();
  await notify(actor.uid, 1);
  const page = await openApp(journey);
  await openLoggedIn(page, actor);
  await turnOn(page, actor);
  const ended = async (endpoint: string) => {
    await expect.poll(() => devicesOf(actor)).toEqual([]);
    await expect.poll(async () => (await fetch(endpoint, { method: 'POST' })).status).toBe(410);
  };
  const on = page.getByText('On. This device gets notifications about your profile.');

  const first = await endpointOf(page);
  const [id = ''] = await devicesOf(actor);
  await database.doc(`push_subscriptions/${id}`).delete();
  // At the app's next start, the device notices that its document is gone.
  await page.goto('/settings');
  await ended(first);

  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(on).toBeVisible();
  await expect(page.getByText(/· This device/)).toBeVisible();
  const second = await endpointOf(page);
  await page.getByRole('button', { name: /^Turn off push notifications on/ }).click();
  await expect(page.getByText('None yet.', { exact: true })).toBeVisible();
  await ended(second);

  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(on).toBeVisible();
  const third = await endpointOf(page);
  await page.getByRole('button', { name: 'My Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await ended(third);
});

test('the choices of what is notified where, of names, quiet hours and the summary are stored', async ({
  journey,
}) => {
  const actor = await newActor();
  const page = await openApp(journey, { timezoneId: 'Asia/Kolkata' });
  await openLoggedIn(page, actor);
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Choose your notifications' }).click();
  await expect(page.getByRole('table', { name: 'What you hear about, and where' })).toBeInViewport();
  const stored = async () => (await database.doc(`settings/${actor.uid}`).get()).data();
  await expect(page.getByRole('checkbox', { name: 'Weekly summary: Email' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Weekly summary: Email' }).click();
  await expect.poll(stored).toMatchObject({
    mail_summary: true,
    time_zone: expect.stringMatching(/^Asia\//) as unknown,
    language: 'en',
  });
  await page.getByRole('checkbox', { name: 'Profile views: Push' }).click();
  await page.getByRole('switch', { name: 'Show names in push notifications' }).click();
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await page.getByLabel('To', { exact: true }).fill('08:30');
  await page.getByLabel('To', { exact: true }).blur();
  await expect.poll(stored).toMatchObject({
    push_views: false,
    push_shows_name: true,
    quiet_hours: { from: 1320, to: 510 },
  });
  await page.getByRole('checkbox', { name: 'Profile views: In the app' }).click();
  await expect(page.getByRole('checkbox', { name: 'Profile views: Push' })).toBeDisabled();
  await expect.poll(stored).toMatchObject({ notify_views: false });
  await page.getByRole('checkbox', { name: 'Links you sent: In the app' }).click();
  await expect(page.getByRole('checkbox', { name: 'Links you sent: Push' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Weekly summary: Email' }).click();
  await expect.poll(stored).toMatchObject({ mail_summary: false });
});

test('the settings say what to do in a browser that blocks messages, and on an iPhone, where they have the steps to install', async ({
  journey,
}) => {
  const actor = await newActor();
  const blocked = await openApp(journey, { answer: 'denied' });
  await openLoggedIn(blocked, actor);
  await blocked.goto('/settings');
  await blocked.getByRole('button', { name: 'Turn on' }).click();
  await expect(blocked.getByText('Your browser blocks notifications from Marquee')).toBeVisible();
  await expect(blocked.getByText('Blocked', { exact: true })).toBeVisible();
  await expect(blocked.getByRole('checkbox', { name: 'Profile views: Push' })).not.toBeChecked();
  expect(await devicesOf(actor)).toEqual([]);
  await expect(blocked.getByRole('region', { name: 'Install the app' })).not.toContainText('Safari');

  const iphone = await openApp(journey, {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });
  await openLoggedIn(iphone, actor);
  await iphone.goto('/settings/notifications');
  await expect(iphone.getByText('On an iPhone, add Marquee to your Home Screen first')).toBeVisible();
  await expect(iphone.getByText('Tap Share in Safari’s toolbar.')).toBeVisible();
  await expect(iphone.getByRole('button', { name: 'Turn on' })).toHaveCount(0);
  await iphone.goto('/settings/app');
  await expect(iphone.getByRole('region', { name: 'Install the app' })).toContainText(
    'In Safari, tap Share, then ‘Add to Home Screen’.',
  );
});
