// However a session ended, nothing of the account stays on the device.
import type { Page } from '@playwright/test';
import { LAST_ACCOUNT, OPENED_PROFILES, PUSH_OFFER, SHORTLIST } from '../../web/src/config/local-keys.ts';
import { identityToolkit } from './accounts.ts';
import { documentsOnDevice } from './device.ts';
import { pictureAddress } from './editor.ts';
import { expect, startLoggedIn, test } from './fixtures.ts';
import { waitForPrecache, openApp, test as installed } from './installed-app.ts';
import { newActor } from './store.ts';

/** The entries of local storage that mention `text`. */
const localEntries = (page: Page, text: string): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      Object.entries<string>(localStorage as unknown as Record<string, string>)
        .filter((entry) => entry.some((part) => part.includes(wanted)))
        .map(([key]) => key),
    text,
  );

/** The entries of all IndexedDB databases; '' when there are none. */
const contentOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const contents: string[] = [];
    for (const { name: found = '' } of await indexedDB.databases()) {
      const opened = await done(indexedDB.open(found));
      const stores = Array.from(opened.objectStoreNames);
      const all = await Promise.all(
        stores.map((store) => done<unknown[]>(opened.transaction(store).objectStore(store).getAll())),
      );
      opened.close();
      if (all.some((entries) => entries.length > 0)) contents.push(JSON.stringify(all));
    }
    return contents.join('\n');
  });

/** All that a page can store outside IndexedDB: both storages, cookies, and the addresses and pages in all caches. */
const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isPage = response?.headers.get('Content-Type')?.includes('text/html') === true;
        texts.push(`${name} ${request.url} ${isPage ? await response.text() : ''}`);
      }
    }
    return texts.join('\n');
  });

async function fillDevice(page: Page, actor: Awaited<ReturnType<typeof newActor>>): Promise<void> {
  await startLoggedIn(page, actor);
  await page.goto('/profile/edit');
  await page.getByLabel('First name').fill('A name typed and not saved');
  await expect.poll(() => localEntries(page, 'typed and not saved')).toHaveLength(1);
  await expect.poll(() => documentsOnDevice(page)).toContain(`profiles/${actor.uid}/private/contact`);
  expect(await page.evaluate((key) => localStorage.getItem(key), LAST_ACCOUNT)).toBe(actor.uid);
}

test('a session that the server ended while the app was closed leaves nothing of the account', async ({
  journey,
}) => {
  const actor = await newActor();
  const page = await journey.open('actor', {}, [/the server responded with a status of 400/]);
  await fillDevice(page, actor);
  await page.goto('about:blank', { waitUntil: 'commit' });
  await identityToolkit(`projects/demo-marquee/accounts:delete`, { localId: actor.uid }, true);

  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => documentsOnDevice(page)).toEqual([]);
  await expect.poll(() => localEntries(page, actor.uid)).toEqual([]);
});

test('nothing of a deleted account is left on the device when the farewell is shown', async ({ journey }) => {
  const actor = await newActor();
  const page = await journey.open('actor');
  await fillDevice(page, actor);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(actor.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();

  await expect(page.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
  await expect.poll(() => documentsOnDevice(page)).toEqual([]);
  await expect.poll(() => localEntries(page, actor.uid)).toEqual([]);
});

test('the own page of a private profile disappears in one tab when the account logs out in another', async ({
  journey,
}) => {
  const actor = await newActor({ is_profile_public: false });
  const page = await journey.open('actor');
  await startLoggedIn(page, actor);
  await page.goto(`/${actor.username}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/notifications');
  await other.getByRole('button', { name: 'My Account' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Private Profile' })).toBeVisible();
  await expect(page.getByText('Asha Rao')).toHaveCount(0);
});

installed('no storage names the account or whom it looked at after a logout', async ({ journey, site }) => {
  const actor = await newActor();
  const other = await newActor();
  const page = await openApp(journey, site);
  // Profiles that were opened before the login are stored on the device too.
  await page.goto(`/${other.username}`);
  // The page's script is there, and has counted the visit.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain(OPENED_PROFILES);
  await page.getByRole('link', { name: 'Add to shortlist', exact: true }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain(SHORTLIST);
  await startLoggedIn(page, actor);
  await page.goto('/my-profile');
  await waitForPrecache(page);
  await page.goto(`/${other.username}`);
  await expect.poll(() => contentOf(page)).toContain(other.username);
  const picture = pictureAddress(actor.uid, 'profile/a.png');
  await page.evaluate(async (address) => {
    const cache = await caches.open('pictures');
    await cache.put(address, new Response('a picture'));
  }, picture);
  await page.evaluate(
    ([shortlist = '', offer = '', uid = '']) => {
      localStorage.setItem(offer, uid);
      const entries = JSON.parse(localStorage.getItem(shortlist) ?? '[]') as object[];
      localStorage.setItem(
        shortlist,
        JSON.stringify(entries.map((entry) => ({ ...entry, note: 'looks too old for it' }))),
      );
    },
    [SHORTLIST, PUSH_OFFER, actor.uid],
  );
  await page.goto('/profile/edit/basics');
  await page.getByLabel('First name').fill('A name typed and not saved');
  await expect.poll(() => localEntries(page, 'typed and not saved')).toHaveLength(1);
  const names = [
    actor.uid,
    actor.username,
    actor.email,
    other.uid,
    other.username,
    'looks too old for it',
    'not saved',
  ];
  const before = (await storedTexts(page)) + (await contentOf(page));
  for (const name of [picture, ...names]) expect(before).toContain(name);

  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const found = async (): Promise<string[]> => {
    const after = (await storedTexts(page)) + (await contentOf(page));
    return names.filter((name) => after.includes(name));
  };
  await expect.poll(found).toEqual([]);
  // Every entry of local storage is either removed by a logout, or belongs to the device and is listed here.
  const ofDevice = /^(fonts_kept|marquee\.install-offer|mui-.*|visitor_key|firestore_.*)$/;
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => !ofDevice.test(key))).toEqual([]);
});
