// The list of notifications: equal messages on one line, a long list, two screens at once, and the number of unread
// ones in the browser's title.
import type { Page } from '@playwright/test';
import { documentsOnDevice } from './device.ts';
import { expect, startLoggedIn, test } from './fixtures.ts';
import { swipe } from './notification-list.ts';
import { database, messagesOf, newActor, notify, notifyAlike } from './store.ts';

// Animations are on, as for most people; other journeys reduce motion (playwright.config.ts).
test.use({ reducedMotion: 'no-preference' });

const rows = (page: Page) => page.getByRole('main').locator('li');

test('the list of a thousand notifications reads only the pages looked at', async ({ journey }) => {
  const actor = await newActor();
  await notify(actor.uid, 1000);
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/my-profile');
  await owner.getByRole('link', { name: /^Notifications/ }).click();
  await expect(rows(owner)).toHaveCount(25);
  // The number in the top bar stops at 99.
  await expect(owner).toHaveTitle(/^\(99\+\)/);
  const read = async (): Promise<number> =>
    (await documentsOnDevice(owner)).filter((path) => path.startsWith('notifications/')).length;
  await expect.poll(read).toBeGreaterThan(0);
  // At most 100 documents for the number of unread notifications, and the page of 25.
  expect(await read()).toBeLessThanOrEqual(125);
  for (const shown of [50, 75, 100]) {
    await owner.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(owner)).toHaveCount(shown);
  }
  expect(await read()).toBeLessThanOrEqual(200);
  await expect(rows(owner).last()).toContainText('Viewer 100 viewed your profile');
});

test('older pages of the list show what is done on another device, and ‘You are all caught up’ is shown only once all are read', async ({
  journey,
}) => {
  const actor = await newActor();
  await notify(actor.uid, 60);
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/my-profile');
  await expect(owner).toHaveTitle(/^\(60\)/);
  const wasSaid = () => owner.evaluate(() => sessionStorage.getItem('said'));
  await owner.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('header p')?.textContent === 'You are all caught up.') {
        sessionStorage.setItem('said', 'yes');
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  // The device has the newest notifications already, but not their number.
  await owner.goto('/notifications');
  await expect(rows(owner)).toHaveCount(25);
  await expect(owner.getByText('60 unread', { exact: true })).toBeVisible();
  await expect(owner).toHaveTitle(/^\(60\)/);
  const more = owner.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(rows(owner)).toHaveCount(50);

  // Changes two notifications in the database, as another device would.
  const stored = (viewer: number) =>
    database.doc(`notifications/${actor.uid}_seed_${String(viewer - 1).padStart(5, '0')}`);
  await stored(40).delete();
  await stored(45).update({ read: true });
  await expect(
    owner.getByRole('button', { name: 'Mark as unread: Viewer 45 viewed your profile' }),
  ).toBeVisible();
  await expect(owner.getByText('Viewer 40 viewed your profile', { exact: true })).toHaveCount(0);
  // A line of the next page fills the gap, and is not shown again with that page.
  await expect(rows(owner)).toHaveCount(50);
  await more.click();
  await expect(rows(owner)).toHaveCount(59);
  await expect(owner.getByText('That’s everything.')).toBeVisible();
  await expect(owner).toHaveTitle(/^\(58\)/);

  await owner.getByRole('button', { name: 'Mark as read: Viewer 58 viewed your profile' }).click();
  await expect(owner).toHaveTitle(/^\(57\)/);
  expect(await wasSaid()).toBeNull();
  await owner.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(owner.getByText('You are all caught up.')).toBeVisible();
  // Shows that the observer works: it notices the text now.
  expect(await wasSaid()).toBe('yes');
  await expect(owner.locator('[data-unread=true]')).toHaveCount(0);
  const unread = database
    .collection('notifications')
    .where('user_id', '==', actor.uid)
    .where('read', '==', false);
  await expect.poll(async () => (await unread.get()).size).toBe(0);
});

test('the unread count is in the title of every screen and on the app’s icon, until a logout', async ({
  journey,
}) => {
  const actor = await newActor();
  await notify(actor.uid, 2);
  const owner = await journey.open('owner');
  await owner.addInitScript(() => {
    const badges: (number | null)[] = [];
    Object.assign(globalThis, { badges });
    const record = (count: number | null) => {
      badges.push(count);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'setAppBadge', { value: (count: number) => record(count) });
    Object.defineProperty(navigator, 'clearAppBadge', { value: () => record(null) });
  });
  const badge = () => owner.evaluate(() => (Reflect.get(globalThis, 'badges') as (number | null)[]).at(-1));
  await startLoggedIn(owner, actor);
  await owner.goto('/my-profile');
  await expect(owner).toHaveTitle(/^\(2\) /);
  await expect.poll(badge).toBe(2);
  await expect(owner.getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();

  await owner.getByRole('link', { name: /^Notifications/ }).click();
  await owner.getByRole('button', { name: 'Mark as read: Viewer 1 viewed your profile' }).click();
  await expect.poll(badge).toBe(1);
  await owner.goBack();
  await expect(owner.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(owner).toHaveTitle(/^\(1\) /);
  // The screen shows what was marked before the server has it.
  const marked = database.doc(`notifications/${actor.uid}_seed_00000`);
  await expect.poll(async (): Promise<unknown> => (await marked.get()).get('read')).toBe(true);

  await database.doc(`notifications/${actor.uid}_seed_00001`).update({ read: true });
  await expect.poll(badge).toBe(null);
  await notify(actor.uid, 1);
  await expect.poll(badge).toBe(1);
  await owner.getByRole('button', { name: 'My Account' }).click();
  await owner.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(owner).toHaveURL(/\/login$/);
  await expect.poll(badge).toBe(null);
  await expect(owner).toHaveTitle(/^Login/);
});

test(
  'views with the same text are one line, which is opened, swiped, and deleted from its menu',
  { tag: '@touch' },
  async ({ journey }) => {
    const [actor, viewer] = [await newActor(), await newActor({ first_name: 'Dev', last_name: 'Menon' })];
    await notifyAlike(actor.uid, 3, { viewer_id: null, viewer_name: 'Someone' });
    await notifyAlike(actor.uid, 1, {
      viewer_id: viewer.uid,
      viewer_name: 'Dev Menon',
      viewer_is_public: true,
    });
    const owner = await journey.open('owner', { viewport: { width: 360, height: 740 }, hasTouch: true });
    await startLoggedIn(owner, actor);
    await owner.goto('/notifications');
    const line = 'Someone viewed your profile, 3 times';
    await expect(rows(owner)).toHaveCount(2);
    await expect(owner.getByText('4 unread', { exact: true })).toBeVisible();

    await test.step('a group of views opens to its entries, one of which is marked as read by a swipe to the right', async () => {
      const details = owner.getByRole('button', { name: `Details: ${line}` });
      await expect(details).toHaveAttribute('aria-expanded', 'false');
      await details.tap();
      await expect(details).toHaveAttribute('aria-expanded', 'true');
      const entries = owner.getByRole('list', { name: line }).getByRole('listitem');
      await expect(entries).toHaveCount(3);
      await swipe(owner, entries.first().locator('time'), 150);
      await expect(owner.getByText('3 unread', { exact: true })).toBeVisible();
      await expect(entries.first()).toHaveAttribute('data-unread', 'false');
      // A click instead of a tap, because Chromium takes a tap soon after a swipe for the end of its fling.
      await details.click();
      await expect(rows(owner)).toHaveCount(2);
    });

    await test.step('a group of views is deleted by a swipe to the left, and restored by Undo', async () => {
      await swipe(owner, owner.getByText(line), -150);
      await expect(owner.getByText('3 notifications deleted.')).toBeVisible();
      await owner.getByRole('button', { name: 'Undo' }).click();
      await expect(owner.getByText(line)).toBeVisible();
      expect(await messagesOf(actor.uid)).toHaveLength(4);
    });

    await test.step('the menu of a group of views deletes it by keyboard', async () => {
      await owner.getByRole('button', { name: `More: ${line}` }).focus();
      await owner.keyboard.press('Enter');
      await expect(owner.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
      await owner.keyboard.press('Enter');
      await expect(owner.getByRole('button', { name: 'Undo' })).toBeFocused();
      await owner.keyboard.press('Tab');
      await expect.poll(() => messagesOf(actor.uid)).toEqual(['Dev Menon viewed your profile']);
    });

    await test.step('a name leads to the public profile of the viewer', async () => {
      await owner.getByRole('link', { name: 'Dev Menon' }).tap();
      await expect(owner).toHaveURL(new RegExp(`/${viewer.username}$`));
      await expect(owner.getByRole('heading', { level: 1, name: 'Dev Menon' })).toBeVisible();
    });
  },
);
