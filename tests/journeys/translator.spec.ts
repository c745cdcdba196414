// Under a browser's translator, which puts each text of the page into elements of its own: nothing crashes, and what
// changes shows its present text alone.
import type { Page } from '@playwright/test';
import { translatePage } from '../../web/src/testing/translate-page.ts';
import { expect, newAccount, siteStarted, startLoggedIn, test } from './fixtures.ts';
import { newActor, notify } from './store.ts';

/** Translates the loaded page, and every screen that the app shows in it. */
const translate = (page: Page): Promise<unknown> => page.evaluate(`void (${translatePage.toString()})()`);

const isTranslated = (page: Page): Promise<void> => expect(page.locator('font font').first()).toBeAttached();

test('an actor edits the profile under a translator: counters, messages and sections are the present ones', async ({
  journey,
}) => {
  const actor = await newActor();
  const page = await journey.open('actor');
  await startLoggedIn(page, actor);
  await page.goto('/profile/edit/introduction');
  const introduction = page.getByLabel('Introduction', { exact: true });
  await expect(introduction).toHaveValue('Actor.');
  await translate(page);
  await isTranslated(page);
  for (const text of ['Hello', 'Hello again']) {
    await introduction.fill(text);
    await expect(page.getByText(/^\d+ \/ 4000$/).first()).toHaveText(`${String(text.length)} / 4000`);
  }
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: /^Basic Information/ }).click();
  const username = page.getByLabel('Username');
  await username.fill('ab');
  await expect(page.getByText('A username has at least 3 characters.')).toBeVisible();
  await username.fill(`${actor.username}x`);
  await expect(page.getByText(/is available\./)).toBeVisible();
  await expect(page.getByText('A username has at least 3 characters.')).toHaveCount(0);
  await page.getByLabel('Height', { exact: true }).fill('tall');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText(/^Please enter a height/)).toBeVisible();
  await page.getByLabel('Height', { exact: true }).fill('168 cm');
  await expect(page.getByText(/^Please enter a height/)).toHaveCount(0);

  await sections.getByRole('link', { name: /^Credits/ }).click();
  for (const title of ['Rain', 'Kalari']) {
    await page.getByRole('button', { name: 'Add a credit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
  await expect(page.getByText('2 of 60')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Rain' }).click();
  await expect(page.getByText('1 of 60')).toBeVisible();
  await expect(page.getByText('2 of 60')).toHaveCount(0);
});

test('notifications, insights and settings show their present texts under a translator', async ({
  journey,
}) => {
  const actor = await newActor();
  await notify(actor.uid, 2);
  const page = await journey.open('actor');
  await startLoggedIn(page, actor);
  await page.goto('/notifications');
  await expect(page.getByText('2 unread')).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('You are all caught up.')).toBeVisible();
  await expect(page.getByText('2 unread', { exact: true })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^More: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Notification deleted.')).toBeVisible();

  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('menuitem', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
  for (const days of ['90', '7']) {
    await page.getByRole('button', { name: `${days} days` }).click();
    await expect(page.getByRole('button', { name: `${days} days` })).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the first run counts its steps under a translator', async ({ journey }) => {
  const page = await journey.open('actor');
  await startLoggedIn(page, await newAccount());
  await page.goto('/welcome');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await translate(page);
  for (const step of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page.getByText(`Step ${String(step)} of 4`)).toBeVisible();
    await expect(page.getByText(/^Step \d of 4$/)).toHaveCount(1);
  }
});

test('a visitor leafs, shortlists and writes under a translator', async ({ journey }) => {
  const page = await journey.open('visitor');
  await page.goto('/meera-kulkarni');
  await siteStarted(page);
  await translate(page);
  await isTranslated(page);
  await page
    .getByRole('link', { name: /Open photo 1/ })
    .first()
    .click();
  const photos = page.getByRole('dialog');
  await expect(photos).toContainText('1 / 5');
  await photos.getByRole('button', { name: 'Next photo' }).click();
  await expect(photos).toContainText('2 / 5');
  await expect(photos).not.toContainText('1 / 5');
  await photos.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Add to shortlist', { exact: true }).click();
  await expect(page.getByText('On your shortlist', { exact: true })).toBeVisible();
  await expect(page.getByText('Add to shortlist', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Shortlist 1' })).toBeVisible();
  await page.getByText('On your shortlist', { exact: true }).click();
  await expect(page.getByText('Add to shortlist', { exact: true })).toBeVisible();
});
