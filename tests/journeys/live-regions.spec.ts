// The announcements of screen readers: each message once, and from a region that existed before it. A region that is
// inserted together with its text is often not announced, unless it is an alert.
import type { Page } from '@playwright/test';
import { smallestFile } from '@marquee/domain/profile/picture';
import { fillLogin } from './accounts.ts';
import {
  choose,
  files,
  fillNames,
  newEditor,
  openSection,
  pictureAddress,
  storedPictures,
} from './editor.ts';
import { expect, siteStarted, startLoggedIn, test } from './fixtures.ts';
import { photographWithLocation, pngPicture } from './picture-files.ts';
import { newActor, notify } from './store.ts';

declare global {
  /** Every text that a region has received since the page was loaded, in order. */
  var heard: string[];
}

/** From the next page load on, records the texts of live regions, as a screen reader would announce them. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [role=log], [aria-live]';
    const standing = new WeakSet<Element>();
    globalThis.heard = [];
    const hear = (changed: Element): void => {
      const region = changed.closest(LIVE);
      const text = (region?.textContent ?? '').trim();
      if (!region || text === '' || region.getAttribute('aria-live') === 'off') return;
      if (region.closest('[aria-hidden=true], [inert]') || !region.checkVisibility()) return;
      if (standing.has(region) || region.matches('[role=alert]')) globalThis.heard.push(text);
    };
    new MutationObserver((records) => {
      const changed = records.flatMap(({ target, addedNodes }) =>
        addedNodes.length > 0
          ? [...addedNodes].flatMap((node) =>
              node instanceof Element ? [node, ...node.querySelectorAll(LIVE)] : (node.parentElement ?? []),
            )
          : target.nodeType === Node.TEXT_NODE && target.parentElement
            ? [target.parentElement]
            : [],
      );
      // However many parts of a region change at once, it is announced once.
      const regions = new Set(changed.flatMap((element) => element.closest(LIVE) ?? []));
      regions.forEach(hear);
    }).observe(document, { childList: true, characterData: true, subtree: true });
    const look = (): void => {
      document.querySelectorAll(LIVE).forEach((region) => standing.add(region));
      requestAnimationFrame(look);
    };
    look();
  });

/** How often a text was announced. */
const times = (page: Page, text: string): Promise<number> =>
  page.evaluate((part) => globalThis.heard.filter((said) => said.includes(part)).length, text);

const expectHeardOnce = (page: Page, text: string): Promise<void> =>
  expect.poll(() => times(page, text), { message: text }).toBe(1);

test('photos are put in order, removed and saved with the keyboard alone, and the editor announces each step', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  await listen(page);
  await page.reload();
  await fillNames(page);
  await openSection(page, 'Profile Media');
  await choose(page, 'Add photos', [
    await photographWithLocation(10),
    await pngPicture(),
    await photographWithLocation(120),
  ]);
  await expectHeardOnce(page, 'Waiting for your pictures to upload.');
  await expect(page.getByText('3 of 5 photos')).toBeVisible();
  await page.getByRole('button', { name: 'Move photo 3', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Photo 3 is now 3 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expectHeardOnce(page, 'Photo 3 is now 2 of 3.');
  await page.keyboard.press('ArrowLeft');
  await expectHeardOnce(page, 'Photo 3 is now 1 of 3.');
  const moved = await page.getByAltText('Photo 3').getAttribute('src');
  await page.keyboard.press('Space');
  await expect(page.getByAltText('Photo 1')).toHaveAttribute('src', moved ?? '');
  // The photo that was chosen first.
  await page.getByRole('button', { name: 'Remove photo 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 5 photos')).toBeVisible();
  await page.getByRole('button', { name: 'Save Profile' }).focus();
  await page.keyboard.press('Enter');
  await expectHeardOnce(page, 'Profile updated successfully!');

  const { photos } = await storedPictures(account.uid);
  expect(photos.map(({ width, height }) => [width, height])).toEqual([
    [1600, 1200],
    [1200, 1600],
  ]);
  expect(photos[0] && pictureAddress(account.uid, smallestFile(photos[0]))).toBe(moved);
  // The removed photo's files go after the save.
  await expect.poll(() => files(account.uid)).toHaveLength(6);
});

test('a notification that arrives is announced, and so is the result of a click', async ({ journey }) => {
  const actor = await newActor();
  const page = await journey.open('owner');
  await startLoggedIn(page, actor);
  await listen(page);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
  await notify(actor.uid, 1);
  await expectHeardOnce(page, 'New notification: Viewer 1 viewed your profile');
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread notification' })).toBeVisible();
  expect(await times(page, 'unread notification'), 'the list has said it').toBe(0);

  // On screens without the list, the bell announces the number of notifications.
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread notification' })).toBeVisible();
  await notify(actor.uid, 2);
  await expectHeardOnce(page, '2 unread notifications');
  expect(await times(page, '1 unread notification'), 'only what is new').toBe(0);

  // The journey above hears a toast of success.
  await page.goto('/typography-demo');
  await page.getByRole('button', { name: 'Show a toast: error' }).click();
  await expectHeardOnce(page, 'One at a time, gone after five seconds.');
});

test('screen readers announce an error of the account screens once', async ({ journey }) => {
  const actor = await newActor();
  const page = await journey.open('actor');
  await listen(page);
  await page.goto('/login');
  await fillLogin(page, { email: actor.email, password: 'not-the-password' });
  await expect(page.getByText('Login Failed')).toBeVisible();
  await expectHeardOnce(page, 'Invalid email or password.');

  await page.goto('/login?error_description=The+link+is+too+old.');
  await expect(page.getByText('Authentication Error')).toBeVisible();
  await expect(page.getByText('The link is too old.')).toHaveCount(1);
  await expectHeardOnce(page, 'The link is too old.');

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(actor.email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  // This message appears together with its region and takes the focus, so that screen readers read it.
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Password reset instructions' }),
  ).toBeFocused();
  await expect(page.getByText('Password reset instructions have been sent')).toHaveCount(1);
  expect(await times(page, 'Password reset instructions')).toBe(0);
});

test('a public page announces which photo is open, and that the connection is gone', async ({ journey }) => {
  const page = await journey.open('visitor', {}, [/ERR_INTERNET_DISCONNECTED/]);
  await listen(page);
  await page.goto('/meera-kulkarni');
  await siteStarted(page);
  await page
    .getByRole('link', { name: /Open photo 1/ })
    .first()
    .click();
  // The region must have existed for a frame before its text changes.
  await expect(page.getByRole('dialog')).toContainText('1 / 5');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.press('ArrowRight');
  await expectHeardOnce(page, '2 / 5');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await expectHeardOnce(page, 'You are offline.');
});
