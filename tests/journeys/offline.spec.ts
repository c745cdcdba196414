// The installed app without a connection, in a real browser: with the network cut, with the server gone, and with a new
// version deployed under it.
import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { deployment, type Deployment } from './deployment.ts';
import { expect, test as base, type Journey } from './fixtures.ts';
import { database, newActor, notify, type Actor } from './store.ts';

/** What the browser and Firestore say when there is nobody to talk to. */
const CUT = [
  /net::ERR_(FAILED|CONNECTION_\w+|INTERNET_DISCONNECTED|NAME_NOT_RESOLVED|EMPTY_RESPONSE)/,
  /Could not reach Cloud Firestore backend/,
  /Failed to load resource: the server responded with a status of 503/,
  /An unknown error occurred when fetching the script/,
  // The settings of a new account, asked for while offline.
  /is not on this device/,
];

const test = base.extend<{ site: Deployment }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  site: async ({}, use) => {
    const { close, ...site } = await deployment();
    await use(site);
    await close();
  },
});

function open(
  journey: Journey,
  site: Deployment,
  options: Parameters<Journey['open']>[1] = {},
): Promise<Page> {
  return journey.open('actor', { serviceWorkers: 'allow', baseURL: site.origin, ...options }, CUT);
}

async function logIn(page: Page, { email, password }: Actor): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/my-profile$/);
}

/** Waits until the worker has kept everything that is promised offline. */
async function kept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/assets/promised')) !== undefined), {
      timeout: 60_000,
    })
    .toBe(true);
}

async function ready(page: Page, actor: Actor): Promise<void> {
  await logIn(page, actor);
  await kept(page);
  // Read once while there is a connection: Firestore keeps what it has seen.
  await page.goto('/notifications');
  await expect(page.getByText('Viewer 1 viewed your profile')).toBeVisible();
}

/** Cuts the browser off and takes the server away: the one alone leaves a worker its network. */
async function cut(page: Page, site: Deployment): Promise<void> {
  await page.context().setOffline(true);
  await site.takeDown();
}

async function mend(page: Page, site: Deployment): Promise<void> {
  await site.bringBack();
  await page.context().setOffline(false);
}

const cacheNames = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
    name,
  );

test('in aeroplane mode the app opens, shows what is one’s own, and says that it is offline', async ({
  journey,
  site,
}) => {
  test.setTimeout(180_000);
  const actor = await newActor();
  await notify(actor.uid, 3);
  const page = await open(journey, site);
  await ready(page, actor);
  await cut(page, site);

  for (const path of ['/my-profile', '/profile/edit', '/notifications', '/settings', '/']) {
    await page.goto(path);
    await expect(page.getByText('You are offline.')).toBeVisible();
  }
  await page.goto('/my-profile');
  await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await page.goto('/my-profile#share');
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: new RegExp(actor.username) })).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText('Viewer 1 viewed your profile')).toBeVisible();

  await mend(page, site);
  await expect(page.getByText('You are offline.')).toHaveCount(0, { timeout: 30_000 });
});

test('a visited profile opens offline as it was seen; one that became private is gone when next online', async ({
  journey,
  site,
}) => {
  test.setTimeout(120_000);
  const actor = await newActor();
  const seen = await newActor({ first_name: 'Farah', last_name: 'Khan' });
  const page = await open(journey, site);
  await logIn(page, actor);
  await kept(page);
  const visit = async (path: string, status: number): Promise<void> => {
    expect((await page.goto(path))?.status()).toBe(status);
  };
  await visit(`/${seen.username}?utm_source=whatsapp`, 200);
  await expect(page.getByRole('heading', { name: 'Farah Khan' })).toBeVisible();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  expect(await cacheNames(page, 'profile-pages')).toEqual([`/${seen.username}`]);
  const hidden = await newActor({ is_profile_public: false });
  await visit(`/${hidden.username}`, 403);
  await visit('/nobody-of-this-name', 404);
  await visit('/404', 404);
  expect(await cacheNames(page, 'profile-pages')).toEqual([`/${seen.username}`]);

  await cut(page, site);
  await visit(`/${seen.username}`, 200);
  await expect(page.getByRole('heading', { name: 'Farah Khan' })).toBeVisible();
  await expect(page.getByText('This is the profile as it was last opened on this device.')).toBeVisible();
  // A browser that calls itself online is told by the worker.
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByText('This is the profile as it was last opened on this device.')).toBeVisible();
  for (const path of [`/${hidden.username}`, '/actor/somebody', '/profile/somebody', '/no/such/page']) {
    await visit(path, 503);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.locator('#root')).toHaveCount(0);
  }

  await mend(page, site);
  await visit(`/${seen.username}?lang=hi`, 200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('button', { name: 'पेज रीफ़्रेश करें' })).toHaveCount(0);
  await cut(page, site);
  // Each language is kept.
  for (const [query, language] of [
    ['?lang=hi', 'hi'],
    ['', 'en'],
  ]) {
    await visit(`/${seen.username}${query ?? ''}`, 200);
    await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
  }

  await mend(page, site);
  await database.doc(`profiles/${seen.uid}`).update({ is_profile_public: false });
  await visit(`/${seen.username}`, 403);
  expect(await cacheNames(page, 'profile-pages')).toEqual([]);
  await cut(page, site);
  await visit(`/${seen.username}`, 503);
  await expect(page.getByText('Farah')).toHaveCount(0);
});

test('a visitor’s public page registers no worker and fetches nothing of the app', async ({
  journey,
  site,
}) => {
  const actor = await newActor();
  const page = await open(journey, site);
  await page.goto(`/${actor.username}`);
  // The last that a page does by itself: it tells of the view.
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

test('the worker stays out of functions, Firebase’s own pages and plain files', async ({ journey, site }) => {
  const actor = await newActor();
  const page = await open(journey, site);
  await logIn(page, actor);
  await kept(page);
  site.requests();
  for (const path of ['/__/firebase/init.json', '/robots.txt', '/manifest.webmanifest', '/sw.js']) {
    await page.goto(path);
    expect(site.requests()).toContain(path);
  }
  await page.goto('/my-profile');
  const names = await page.evaluate(() => caches.keys());
  const all = (await Promise.all(names.map((name) => cacheNames(page, name)))).flat();
  expect(all.length).toBeGreaterThan(50);
  for (const path of all) expect(path).toMatch(/^\/($|assets\/)/);
});

test('pictures are kept, and shown offline', async ({ journey, site }) => {
  test.setTimeout(120_000);
  const actor = await newActor();
  const page = await open(journey, site);
  await logIn(page, actor);
  await kept(page);
  await page.goto('/meera-kulkarni');
  const picture = page.getByRole('img').first();
  const isShown = (): Promise<boolean> =>
    picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
  await expect.poll(isShown).toBe(true);
  await expect.poll(async () => (await cacheNames(page, 'pictures')).length).toBeGreaterThan(0);
  // Answers that can be looked at: opaque ones would count as megabytes each.
  expect(
    await page.evaluate(async () => {
      const cache = await caches.open('pictures');
      return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.type));
    }),
  ).not.toContain('opaque');
  await cut(page, site);
  await page.goto('/meera-kulkarni');
  await expect.poll(isShown).toBe(true);
});

test('with no room left on the device the app works on', async ({ journey, site }) => {
  test.setTimeout(120_000);
  const actor = await newActor();
  const page = await open(journey, site);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 100_000 });
  await logIn(page, actor);
  await page.waitForTimeout(4000);
  for (const path of ['/my-profile', '/settings', '/meera-kulkarni']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(await page.evaluate(async () => (await caches.match('/assets/promised')) !== undefined)).toBe(false);
});

/** Another build of the same site: its page and its worker differ, and it names itself. */
function nextVersion(site: Deployment): void {
  site.deploy((path, body) => {
    if (path === '/sw.js')
      return body.replace(/(?<="revision":")[0-9a-f]{32}(?=","url":"\/")/, 'a'.repeat(32));
    return path === '/' ? body.replace('<html', '<html data-version="2"') : body;
  });
}

test('a new version says so quietly, waits to be asked for, and loses nothing that is being typed', async ({
  journey,
  site,
}) => {
  test.setTimeout(180_000);
  const actor = await newActor();
  const page = await open(journey, site);
  await logIn(page, actor);
  await kept(page);
  const version = (of: Page) => of.locator('html');
  // In two tabs; both lead to the same draft, and the one typed in last is in it.
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto('/profile/edit');
  await other.getByLabel('Height').fill('172 cm');
  await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain('172 cm');
  await page.getByLabel('Height').fill('171 cm');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('171 cm');

  nextVersion(site);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = (of: Page) =>
    of.getByText('A new version of Marquee is ready. What you are typing is kept.');
  for (const tab of [page, other]) await expect(notice(tab)).toBeVisible({ timeout: 30_000 });
  await page.waitForTimeout(2000);
  await expect(page.getByLabel('Height')).toHaveValue('171 cm');
  await expect(version(page)).not.toHaveAttribute('data-version');

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(version(page)).toHaveAttribute('data-version', '2');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Height')).toHaveValue('171 cm');

  await test.step('the other tab goes on with what it has', async () => {
    await expect(other.getByLabel('Height')).toHaveValue('172 cm');
    await expect(version(other)).not.toHaveAttribute('data-version');
    // A part of the old version that this tab had not needed yet is still there.
    await other.getByRole('button', { name: /choose date/i }).click();
    await expect(other.getByRole('dialog')).toBeVisible();
    await other.keyboard.press('Escape');
    await other.getByLabel('Height').fill('173 cm');
    await other.getByRole('button', { name: 'Update now' }).click();
    await expect(version(other)).toHaveAttribute('data-version', '2');
    await other.getByRole('button', { name: 'Restore' }).click();
    await expect(other.getByLabel('Height')).toHaveValue('173 cm');
  });
  await page.goto('/my-profile');
  await expect(version(page)).toHaveAttribute('data-version', '2');
  await expect(page.getByText('A new version of Marquee is ready.')).toHaveCount(0);
});

test('what is changed in aeroplane mode waits on the device, over a closed app, and goes out later', async ({
  journey,
  site,
}) => {
  test.setTimeout(180_000);
  const actor = await newActor();
  await database.doc(`profiles/${actor.uid}/private/contact`).update({ date_of_birth: '1996-04-12' });
  await notify(actor.uid, 3);
  const page = await open(journey, site);
  await ready(page, actor);
  const height = async (): Promise<unknown> =>
    (await database.doc(`profiles/${actor.uid}`).get()).get('height');
  await cut(page, site);

  await page.goto('/notifications');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('You are all caught up.')).toBeVisible();

  await page.goto('/profile/edit');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByLabel('Height').fill('171 cm');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText(/^You are offline\. Your profile will be saved/)).toBeVisible();
  await page.getByRole('link', { name: 'Marquee, home' }).click();
  await expect(page).toHaveURL(/\/(my-profile)?$/);
  const waits = page.getByText(/^Waiting for connection/);
  await expect(waits).toBeVisible();

  await test.step('the app is closed and opened again', async () => {
    await page.goto('about:blank');
    await page.goto('/my-profile');
    await expect(waits).toBeVisible();
    await expect(page.getByText('171 cm')).toBeVisible();
  });
  await test.step('what waits can be edited further', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByLabel('Height')).toHaveValue('171 cm');
    await page.getByLabel('Height').fill('172 cm');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByText(/^You are offline\. Your profile will be saved/)).toBeVisible();
    await page.goto('about:blank');
  });
  expect(await height()).toBeNull();

  await mend(page, site);
  await page.goto('/settings');
  await expect.poll(height, { timeout: 30_000 }).toBe('172 cm');
  await expect(waits).toHaveCount(0);
  await expect
    .poll(async () => {
      const { docs } = await database.collection('notifications').where('user_id', '==', actor.uid).get();
      return docs.filter((notification) => notification.get('read') === true).length;
    })
    .toBe(3);
});

test('a save that waited and meets a newer profile is not forced over it', async ({ journey, site }) => {
  test.setTimeout(180_000);
  const actor = await newActor();
  await database.doc(`profiles/${actor.uid}/private/contact`).update({ date_of_birth: '1996-04-12' });
  await notify(actor.uid, 1);
  const page = await open(journey, site);
  await ready(page, actor);
  const profile = database.doc(`profiles/${actor.uid}`);
  await cut(page, site);
  await page.goto('/profile/edit');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByLabel('Height').fill('171 cm');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText(/^You are offline\. Your profile will be saved/)).toBeVisible();
  await page.goto('about:blank');

  await profile.update({ height: '160 cm', updated_at: FieldValue.serverTimestamp() });
  await mend(page, site);
  await page.goto('/my-profile');
  await expect(page.getByText(/^Your profile was changed elsewhere while you were offline/)).toBeVisible({
    timeout: 30_000,
  });
  expect((await profile.get()).get('height')).toBe('160 cm');
  await page.getByRole('link', { name: 'Review changes' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Height')).toHaveValue('171 cm');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page
    .getByRole('dialog', { name: 'Your profile was changed elsewhere' })
    .getByRole('button', { name: 'Keep mine' })
    .click();
  await expect(page).toHaveURL(/\/profile$/);
  expect((await profile.get()).get('height')).toBe('171 cm');
});

test('installing is offered once, after the first save, and never after a no', async ({ journey, site }) => {
  test.setTimeout(120_000);
  const actor = await newActor();
  await database.doc(`profiles/${actor.uid}/private/contact`).update({ date_of_birth: '1996-04-12' });
  const page = await open(journey, site);
  // As Chromium asks, which a browser without a window does not.
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve({ outcome: 'accepted' }) }));
    });
  });
  await logIn(page, actor);
  const offer = page.getByText(/^Keep Marquee at hand/);
  await kept(page);
  await expect(offer).toHaveCount(0);
  const save = async (height: string): Promise<void> => {
    await page.goto('/profile/edit');
    await page.getByLabel('Height').fill(height);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  };
  await save('171 cm');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  await save('172 cm');
  await page.waitForTimeout(1500);
  await expect(offer).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Install Marquee' })).toBeVisible();
});

test('iOS is told the way by Share', async ({ journey, site }) => {
  const actor = await newActor();
  const page = await open(journey, site, {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  await page.addInitScript(() => localStorage.setItem('marquee.install-offer', 'due'));
  await logIn(page, actor);
  await expect(page.getByText(/in Safari tap Share, then ‘Add to Home Screen’/)).toBeVisible();
});

test('the browser finds nothing that is in the way of installing', async ({ journey, site }) => {
  const page = await open(journey, site);
  await page.goto('/login');
  const devtools = await page.context().newCDPSession(page);
  const { errors, url, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${site.origin}/manifest.webmanifest`);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A context of Playwright's is a private window, which is all that may be said against it.
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
});
