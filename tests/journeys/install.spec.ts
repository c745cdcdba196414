// Installing the app: offered once, explained in browsers that do not offer it, and allowed by Chromium's criteria.
import sharp from 'sharp';
import { expect, openLoggedIn, startLoggedIn } from './fixtures.ts';
import { openApp, test } from './installed-app.ts';
import { birthDate, newActor } from './store.ts';

test('installing is offered once, after the first save, and never after a refusal', async ({ journey }) => {
  const actor = await newActor();
  await birthDate(actor.uid, '1996-04-12');
  const page = await journey.open('actor');
  // Fires the event that offers installation, which headless Chromium does not.
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve({ outcome: 'accepted' }) }));
    });
  });
  await startLoggedIn(page, actor);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Install Marquee' })).toBeVisible();
  const offer = page.getByText(/^Keep Marquee at hand/);
  await expect(offer).toHaveCount(0);
  const save = async (height: string): Promise<void> => {
    await page.goto('/profile/edit');
    await page.getByLabel('Height', { exact: true }).fill(height);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  };
  await save('171 cm');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  await save('172 cm');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Install Marquee' })).toBeVisible();
});

test('on iOS the install hint explains the steps with Share', async ({ journey, site }) => {
  const actor = await newActor();
  const page = await openApp(journey, site, {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  await page.addInitScript(() => {
    // Firefox runs it in the empty document before the page too, which has no storage.
    if (location.protocol === 'http:') localStorage.setItem('marquee.install-offer', 'due');
  });
  await openLoggedIn(page, actor);
  await expect(page.getByText(/in Safari tap Share, then ‘Add to Home Screen’/)).toBeVisible();
});

test(
  'the browser finds no error in the manifest, so that the app can be installed',
  { tag: '@cdp' },
  async ({ journey, site }) => {
    const page = await openApp(journey, site);
    await page.goto('/login');
    const devtools = await page.context().newCDPSession(page);
    const { errors, url, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${site.origin}/manifest.webmanifest`);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Playwright's contexts are private windows, which is the only allowed reason against installing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

    const manifest = JSON.parse(data ?? '{}') as {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
      readonly screenshots: readonly { readonly src: string; readonly sizes: string }[];
      readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
      readonly start_url: string;
    };
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const response = await page.request.get(src);
      expect(response.headers()['cache-control'], src).toBe('public, max-age=86400');
      const { width, height } = await sharp(await response.body()).metadata();
      expect(`${String(width)}x${String(height)}`, src).toBe(sizes);
    }
    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
    );
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['My Profile', 'Notifications', 'Share']);

    const manifestFile = await page.request.get('/manifest.webmanifest');
    expect(manifestFile.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    for (const path of ['/manifest.webmanifest', '/sw.js', '/', manifest.start_url, '/robots.txt']) {
      expect((await page.request.get(path)).headers()['cache-control'], path).toBe('no-cache');
    }
  },
);
