// The installed app offline, in a real browser: without network and without the server.
import { openLoggedIn, expect, newUsername, siteStarted } from './fixtures.ts';
import {
  cacheNames,
  goOffline,
  waitForPrecache,
  goOnline,
  openApp,
  openWithCache,
  test,
} from './installed-app.ts';
import { database, newActor, notify } from './store.ts';

/** Milliseconds: the app asks every 15 s whether the server answers again. */
const RECOVERY = 45_000;

test(
  'the app opens in aeroplane mode, shows the own profile, and says that it is offline',
  { tag: '@offline' },
  async ({ journey, site }) => {
    const actor = await newActor();
    await notify(actor.uid, 3);
    const page = await openApp(journey, site);
    await openWithCache(page, actor);
    await goOffline(page, site);

    for (const path of ['/', '/dashboard', '/settings']) {
      await page.goto(path);
      await expect(page.getByText('You are offline.')).toBeVisible();
    }
    // This actor has no stored settings: the server said so while online, so the defaults are shown.
    await expect(page.getByRole('switch', { name: 'Show my name' })).toBeVisible();
    await expect(page.getByText('You haven’t blocked anyone.')).toBeVisible();
    // Whether there are devices with push messages, only the server could say since the screen was loaded.
    await expect(page.getByText('We couldn’t load your devices.')).toBeVisible();
    await expect(page.getByText('We couldn’t load your settings')).toHaveCount(0);
    await page.goto('/my-profile');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.getByRole('heading', { name: 'As visitors see it' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    await page.getByRole('button', { name: 'Share Profile' }).click();
    await page.getByRole('button', { name: 'CV, QR code and more' }).click();
    await expect(page.getByRole('img', { name: new RegExp(actor.username) })).toBeVisible();
    await page.clock.install();
    await page.goto('/notifications');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByText('Viewer 1 viewed your profile')).toBeVisible();

    await goOnline(page, site);
    await page.clock.fastForward('00:15');
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  },
);

test(
  'a list that this device has never had is not shown as empty offline, and appears with the connection',
  { tag: '@offline' },
  async ({ journey, site }) => {
    const page = await openApp(journey, site);
    await openLoggedIn(page, await newActor());
    await waitForPrecache(page);
    await goOffline(page, site);
    await page.goto('/notifications');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    const none = page.getByRole('heading', { name: 'No notifications' });
    await expect(none).toHaveCount(0);

    await goOnline(page, site);
    await expect(none).toBeVisible({ timeout: RECOVERY });
  },
);

test(
  'visited profiles open offline as they were seen, with pictures; one found private while online no longer opens offline',
  { tag: '@offline' },
  async ({ journey, site }) => {
    const actor = await newActor();
    const seen = await newActor({ first_name: 'Farah', last_name: 'Khan' });
    const page = await openApp(journey, site);
    await openLoggedIn(page, actor);
    await waitForPrecache(page);
    const visit = async (path: string, status: number): Promise<void> => {
      expect((await page.goto(path))?.status()).toBe(status);
    };
    await visit(`/${seen.username}?utm_source=whatsapp`, 200);
    await expect(page.getByRole('heading', { name: 'Farah Khan' })).toBeVisible();
    await expect(page.getByText('You are offline.')).toHaveCount(0, { timeout: RECOVERY });
    expect(await cacheNames(page, 'profile-pages')).toEqual([`/${seen.username}`]);
    const hidden = await newActor({ is_profile_public: false });
    await visit(`/${hidden.username}`, 403);
    await visit('/nobody-of-this-name', 404);
    await visit('/404', 404);
    expect(await cacheNames(page, 'profile-pages')).toEqual([`/${seen.username}`]);
    await visit('/meera-kulkarni', 200);
    const picture = page.getByRole('img').first();
    const isShown = (): Promise<boolean> =>
      picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
    await expect.poll(isShown).toBe(true);
    await expect.poll(async () => (await cacheNames(page, 'pictures')).length).toBeGreaterThan(0);
    // The answers are not opaque: the quota counts an opaque one as megabytes.
    expect(
      await page.evaluate(async () => {
        const cache = await caches.open('pictures');
        return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.type));
      }),
    ).not.toContain('opaque');

    await goOffline(page, site);
    await visit('/meera-kulkarni', 200);
    await expect.poll(isShown).toBe(true);
    await visit(`/${seen.username}`, 200);
    await expect(page.getByRole('heading', { name: 'Farah Khan' })).toBeVisible();
    await expect(page.getByText('This is the profile as you last opened it on this device.')).toBeVisible();
    // The browser believes to be online; the worker tells the page that it is not.
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Refresh Page' }).click();
    await expect(page.getByText('This is the profile as you last opened it on this device.')).toBeVisible();
    for (const path of [`/${hidden.username}`, '/actor/somebody', '/profile/somebody', '/no/such/page']) {
      await visit(path, 503);
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
      await expect(page.locator('#root')).toHaveCount(0);
    }

    await goOnline(page, site);
    await visit(`/${seen.username}?lang=hi`, 200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('link', { name: 'पेज रीफ़्रेश करें' })).toHaveCount(0);
    await goOffline(page, site);
    // The offline page is cached in each language.
    for (const [query, language] of [
      ['?lang=hi', 'hi'],
      ['', 'en'],
    ]) {
      await visit(`/${seen.username}${query ?? ''}`, 200);
      await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
    }

    await goOnline(page, site);
    await database.doc(`profiles/${seen.uid}`).update({ is_profile_public: false });
    await visit(`/${seen.username}`, 403);
    expect(await cacheNames(page, 'profile-pages')).toEqual(['/meera-kulkarni']);
    await goOffline(page, site);
    await visit(`/${seen.username}`, 503);
    await expect(page.getByText('Farah')).toHaveCount(0);
  },
);

test(
  'the worker’s offline page is in the language chosen in the app or on the site',
  { tag: '@offline' },
  async ({ journey, site }) => {
    const page = await openApp(journey, site);
    const unknownProfile = `/${newUsername('unknown')}`;
    const cachedLanguage = (): Promise<string | undefined> =>
      page.evaluate(async () => (await caches.match('/assets/language'))?.text());
    await page.goto('/login');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect.poll(cachedLanguage).toBe('hi');
    const heading = page.getByRole('heading', { level: 1 });
    await goOffline(page, site);
    await expect(async () => {
      await page.goto(unknownProfile);
      await expect(heading).toHaveText('आप ऑफ़लाइन हैं', { timeout: 500 });
    }).toPass();
    await goOnline(page, site);
    // The same checks with the language chosen on a page of the site.
    await page.goto('/hi/faqs');
    await siteStarted(page);
    await page.getByRole('link', { name: 'English' }).click();
    await expect.poll(cachedLanguage).toBe('en');
    await goOffline(page, site);
    await expect(async () => {
      await page.goto(unknownProfile);
      await expect(heading).toHaveText('You are offline', { timeout: 500 });
    }).toPass();
  },
);
