// The app with its service worker, on a site that can be shut down: shared by the offline journeys.
import type { Page } from '@playwright/test';
import { deployment, type Deployment } from './replaceable-site.ts';
import { openLoggedIn, expect, OFFLINE_ERRORS, test as base, type Journey } from './fixtures.ts';
import type { Actor } from './store.ts';

/** The console errors while the browser is offline or the site itself is shut down. */
const SITE_DOWN_ERRORS = [
  ...OFFLINE_ERRORS,
  /net::ERR_(CONNECTION_\w+|NAME_NOT_RESOLVED|EMPTY_RESPONSE)/,
  /Failed to load resource: the server responded with a status of 503/,
  /An unknown error occurred when fetching the script/,
];

/** Each test has its own site, which is closed after its pages, since they may still be loading. */
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
  return journey.open(
    'actor',
    { serviceWorkers: 'allow', baseURL: site.origin, ...options },
    SITE_DOWN_ERRORS,
  );
}

/** Waits until the worker has cached the offline screens. */
export async function waitForPrecache(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/assets/prefetched')) !== undefined), {
      // Benches use this as well, without the journeys' timeouts.
      timeout: 60_000,
    })
    .toBe(true);
}

export async function openWithCache(page: Page, actor: Actor): Promise<void> {
  await openLoggedIn(page, actor);
  await waitForPrecache(page);
  // Read once while online, so that Firestore has it in its cache.
  await page.goto('/notifications');
  await expect(page.getByText('Viewer 1 viewed your profile')).toBeVisible();
}

/** Takes browser and server offline: Playwright's offline mode alone does not apply to service workers. */
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
