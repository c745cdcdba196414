// The service worker: requests it ignores, a device without room, and a new version deployed under it.
import type { Page } from '@playwright/test';
import type { Deployment } from './replaceable-site.ts';
import { openLoggedIn, expect } from './fixtures.ts';
import { cacheNames, waitForPrecache, openApp, test } from './installed-app.ts';
import { newActor } from './store.ts';

test('a visitor’s public page registers no worker and fetches nothing of the app', async ({
  journey,
  site,
}) => {
  const actor = await newActor();
  const page = await openApp(journey, site);
  await page.goto(`/${actor.username}`);
  // Sending the view is the last thing that the page does by itself.
  const asked: string[] = [];
  await expect
    .poll(() => {
      asked.push(...site.requests());
      return asked;
    })
    .toContain('/api/trackProfileView');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(asked.filter((path) => path === '/sw.js' || path === '/manifest.webmanifest')).toEqual([]);
});

test(
  'the worker does not answer requests for functions, Firebase’s own pages and plain files',
  { tag: '@download' },
  async ({ journey, site }) => {
    const actor = await newActor();
    const page = await openApp(journey, site);
    await openLoggedIn(page, actor);
    await waitForPrecache(page);
    site.requests();
    for (const path of ['/__/firebase/init.json', '/robots.txt', '/manifest.webmanifest', '/sw.js']) {
      await page.goto(path);
      expect(site.requests()).toContain(path);
    }
    await page.goto('/my-profile');
    const names = await page.evaluate(() => caches.keys());
    const all = (await Promise.all(names.map((name) => cacheNames(page, name)))).flat();
    expect(all.length).toBeGreaterThan(50);
    for (const path of all) expect(path).toMatch(/^\/(app$|assets\/)/);
  },
);

test('the app keeps working with no room left on the device', { tag: '@cdp' }, async ({ journey, site }) => {
  const actor = await newActor();
  const page = await openApp(journey, site);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 100_000 });
  const worker = page.context().waitForEvent('serviceworker');
  await openLoggedIn(page, actor);
  await worker;
  const isInstalling = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing != null);
  await expect.poll(isInstalling).toBe(false);
  for (const path of ['/my-profile', '/settings', '/meera-kulkarni']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(await page.evaluate(async () => (await caches.match('/assets/prefetched')) !== undefined)).toBe(
    false,
  );
});

/** Deploys another version of the site: its worker differs, and its app’s page has `data-version`. */
function nextVersion(site: Deployment): void {
  site.deploy((path, body) => {
    if (path === '/sw.js')
      return body.replace(/(?<="revision":")[0-9a-f]{32}(?=","url":"\/app")/, 'a'.repeat(32));
    return path === '/app' ? body.replace('<html', '<html data-version="2"') : body;
  });
}

test('a new version is announced, waits until it is chosen, and loses nothing that is being typed', async ({
  journey,
  site,
}) => {
  const actor = await newActor();
  const page = await openApp(journey, site);
  await openLoggedIn(page, actor);
  await waitForPrecache(page);
  const version = (of: Page) => of.locator('html');
  // The same draft is open in two tabs; it contains what the tab typed that was used last.
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto('/profile/edit');
  await other.getByLabel('Height', { exact: true }).fill('172 cm');
  await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain('172 cm');
  await page.getByLabel('Height', { exact: true }).fill('171 cm');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('171 cm');

  nextVersion(site);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = (of: Page) => of.getByText('A new version of Marquee is ready. What you typed is kept.');
  for (const tab of [page, other]) await expect(notice(tab)).toBeVisible();
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waiting).toBe('installed');
  await expect(page.getByLabel('Height', { exact: true })).toHaveValue(/\b171 cm\b/);
  await expect(version(page)).not.toHaveAttribute('data-version');

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(version(page)).toHaveAttribute('data-version', '2');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Height', { exact: true })).toHaveValue(/\b171 cm\b/);

  await test.step('the other tab keeps running the old version', async () => {
    await expect(other.getByLabel('Height', { exact: true })).toHaveValue(/\b172 cm\b/);
    await expect(version(other)).not.toHaveAttribute('data-version');
    // A part of the old version that this tab had not needed yet is still there.
    await other.getByRole('button', { name: /choose date/i }).click();
    await expect(other.getByRole('dialog')).toBeVisible();
    await other.keyboard.press('Escape');
    await other.getByLabel('Height', { exact: true }).fill('173 cm');
    await other.getByRole('button', { name: 'Update now' }).click();
    await expect(version(other)).toHaveAttribute('data-version', '2');
    await other.getByRole('button', { name: 'Restore' }).click();
    await expect(other.getByLabel('Height', { exact: true })).toHaveValue(/\b173 cm\b/);
  });
  await page.goto('/my-profile');
  await expect(version(page)).toHaveAttribute('data-version', '2');
  await expect(page.getByText('A new version of Marquee is ready.')).toHaveCount(0);
});
