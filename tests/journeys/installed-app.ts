// The app with its service worker, on a site that can be taken away: what the journeys without a connection share.
import type { Page } from '@playwright/test';
import { deployment, type Deployment } from './deployment.ts';
import { openLoggedIn, expect, test as base, type Journey } from './fixtures.ts';
import type { Actor } from './store.ts';

/** What the browser and Firestore say when there is nobody to talk to. */
const OFFLINE_ERRORS = [
  /net::ERR_(FAILED|CONNECTION_\w+|INTERNET_DISCONNECTED|NAME_NOT_RESOLVED|EMPTY_RESPONSE)/,
  /Could not reach Cloud Firestore backend/,
  /Failed to load resource: the server responded with a status of 503/,
  /An unknown error occurred when fetching the script/,
  // The settings of a new account, asked for while offline.
  /is not on this device/,
];

/** With a site of its own, which outlives its pages: they may still be loading when the journey is over. */
export const test = base.extend<{ site: Deployment }>({
  site: async ({ closers }, use) => {
    const { close, ...site } = await deployment();
    closers.push(close);
    await use(site);
  },
});

/** Opens a page of the site, with its worker. */
export function openApp(
  journey: Journey,
  site: Deployment,
  options: Parameters<Journey['open']>[1] = {},
): Promise<Page> {
  return journey.open('actor', { serviceWorkers: 'allow', baseURL: site.origin, ...options }, OFFLINE_ERRORS);
}

/** Waits until the worker has cached everything that is promised offline. */
export async function waitForPrecache(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/assets/promised')) !== undefined))
    .toBe(true);
}

export async function openWithCache(page: Page, actor: Actor): Promise<void> {
  await openLoggedIn(page, actor);
  await waitForPrecache(page);
  // Read once while there is a connection: Firestore keeps what it has seen.
  await page.goto('/notifications');
  await expect(page.getByText('Viewer 1 viewed your profile')).toBeVisible();
}

/** Cuts the browser off and takes the server away: the one alone leaves a worker its network. */
export async function goOffline(page: Page, site: Deployment): Promise<void> {
  await page.context().setOffline(true);
  await site.takeDown();
}

export async function goOnline(page: Page, site: Deployment): Promise<void> {
  await site.bringBack();
  await page.context().setOffline(false);
}

export const cacheNames = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
    name,
  );
