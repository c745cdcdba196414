// A session from login to logout: return paths, other tabs, and what stays on the device.
import type { Page } from '@playwright/test';
import { suiteUrl } from '../../scripts/config/project.ts';
import { PUSH_DEVICE } from '../../web/src/config/local-keys.ts';
import { fillLogin, logOut } from './accounts.ts';
import { newEditor } from './editor.ts';
import { openLoggedIn, expect, newAccount, OFFLINE_ERRORS, siteStarted, test } from './fixtures.ts';
import { database } from './store.ts';
import { waitForApp, navigateInApp } from './in-app.ts';

/** An address of another site; `return-path.test.ts` has all kinds of them. */
const FOREIGN = '//evil.example/settings';

/** Parameters that logins of other products obey. */
const HOSTILE_QUERY =
  '?from=//evil.example&redirect=https://evil.example&next=/%5Cevil.example#//evil.example';

/** Opens the login as the guard does, with a return path of the test's choice in the router's state. */
async function openLoginWith(page: Page, from: string): Promise<void> {
  await page.goto('/calendar-demo');
  // The app must have read its location before the test changes it.
  await waitForApp(page);
  await page.evaluate(
    ([way, query]) =>
      history.replaceState({ usr: { from: way }, key: 'guarded', idx: 0 }, '', `/login${query}`),
    [from, HOSTILE_QUERY] as const,
  );
  await page.reload();
}

test.describe('sessions and logouts', () => {
  test('a login leads back to the page that asked for it, and never to another site', async ({ journey }) => {
    const account = await newAccount();
    const page = await journey.open('actor');
    await page.goto('/settings?from=https://evil.example/#account');
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, account);
    await expect(page).toHaveURL(/\/settings\?from=https:\/\/evil\.example\/#account$/);
    // Signed in, the account pages and the landing page redirect to the profile.
    for (const path of ['/login', '/', '/signup']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/my-profile$/);
    }
  });

  test('signing out in one tab signs out the others, and leaves public pages alone', async ({ journey }) => {
    const account = await newAccount();
    const page = await journey.open('actor');
    await openLoggedIn(page, account);
    const other = await page.context().newPage();
    await other.goto('/settings');
    await expect(other.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    const open = await page.context().newPage();
    await open.goto('/faqs');
    await siteStarted(open);
    await expect(open.getByRole('banner').getByText('My Account')).toBeVisible();

    await logOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login$/);
    await expect(open.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(open).toHaveURL(/\/faqs$/);
    expect(await page.evaluate(() => localStorage.getItem('signed_in'))).toBeNull();

    // After the next login, the tab that logged out opens the profile; the other tab returns to its page.
    await fillLogin(page, account);
    await expect(page).toHaveURL(/\/my-profile$/);
    await expect(other).toHaveURL(/\/settings$/);
    expect(await page.evaluate(() => localStorage.getItem('signed_in'))).not.toBeNull();
  });

  test('a logout ends the session even if another page is loaded before it has ended', async ({
    journey,
  }) => {
    const account = await newAccount();
    const page = await journey.open('actor', undefined, OFFLINE_ERRORS);
    await openLoggedIn(page, account);
    await expect(page.getByText('Private', { exact: true })).toBeVisible();
    // A logout ends the push messages of its device first, for which it waits three seconds at most.
    await page.route(/google\.firestore\.v1\.Firestore\/Write\//, () => undefined);
    await page.evaluate(([key, note]) => localStorage.setItem(key, note), [
      PUSH_DEVICE,
      `${account.uid} a-device`,
    ] as const);
    await logOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await fillLogin(page, account);
    await expect(page).toHaveURL(/\/settings$/);
  });

  test('a logout that the question about unsaved changes has stopped ends no session', async ({
    journey,
  }) => {
    const { page } = await newEditor(journey);
    await page.getByLabel('First name').fill('Meera');
    await logOut(page);
    await page.getByRole('button', { name: 'Keep editing' }).click();
    const other = await page.context().newPage();
    await other.goto('/settings');
    await expect(other.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await logOut(page);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login$/);
  });

  test('two tabs that log in at the same time create one profile', async ({ journey }) => {
    const account = await newAccount();
    const page = await journey.open('actor');
    const tabs = [page, await page.context().newPage()];
    for (const tab of tabs) {
      await tab.goto('/login');
      await tab.getByLabel('Email').fill(account.email);
      await tab.getByLabel('Password', { exact: true }).fill(account.password);
    }
    // Both forms are submitted at the same moment; after a single click, both tabs would already be signed in.
    await Promise.all(tabs.map((tab) => tab.evaluate(() => document.querySelector('form')?.requestSubmit())));
    for (const tab of tabs) {
      await expect(tab).toHaveURL(/\/my-profile$/);
      await expect(tab.getByText('Private', { exact: true })).toBeVisible();
    }
    const profile = () => database.doc(`profiles/${account.uid}`).get();
    // The screen shows an empty profile before one is created.
    await expect.poll(async () => (await profile()).exists).toBe(true);
    const { createTime, updateTime } = await profile();
    expect(updateTime).toEqual(createTime);
  });

  test('a tampered return path leads to the profile', async ({ journey }) => {
    const account = await newAccount();
    const page = await journey.open('actor');
    const profile = new URL('/my-profile', suiteUrl('hosting')).href;
    const settings = new URL('/settings?tab=1#account', suiteUrl('hosting')).href;
    await openLoginWith(page, FOREIGN);
    await fillLogin(page, account);
    await expect(page).toHaveURL(profile);

    // Signed in, the login redirects at once. A path of our own site is obeyed, so the state is read at all.
    await openLoginWith(page, '/settings?tab=1#account');
    await expect(page).toHaveURL(settings);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const moves = async (
      what: string,
      path: string,
      state: object | null,
      to: string,
      heading: string,
    ): Promise<void> => {
      await navigateInApp(page, path, state);
      await expect(page, what).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    };
    await moves('foreign', '/login', { from: FOREIGN }, profile, 'My Profile');

    // The same checks for the return path that is stored while the browser is at Google.
    const keep = (origin: string): Promise<void> =>
      page.evaluate((way) => sessionStorage.setItem('auth_origin', way), origin);
    await keep('/settings?tab=2');
    await moves('ours', '/auth/callback', null, '/settings?tab=2', 'Settings');
    await keep(FOREIGN);
    await moves('foreign', '/auth/callback', null, profile, 'My Profile');
  });

  test('a tab redirected in the background returns to its former screen when it is visible again', async ({
    journey,
  }) => {
    const page = await journey.open('actor');
    await openLoggedIn(page, await newAccount());
    // Headless Chromium never hides a tab: the test sets the state and fires the events, and the app handles them.
    const hide = (): Promise<void> =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    const show = (): Promise<boolean> =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await navigateInApp(page, '/settings');
    // By name, because the spinner before the screen has a heading too, and the app does not listen to events yet.
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await hide();
    // The landing page redirects signed-in visitors to the profile.
    await page.goto('/');
    await expect(page).toHaveURL(/\/my-profile$/);
    await expect(page.getByText('Private', { exact: true })).toBeVisible();
    await show();
    await expect(page).toHaveURL(/\/settings$/);
  });
});
