// Notifications of views, sharing the link, and the owner's own page.
import type { Page } from '@playwright/test';
import { expect, startLoggedIn, test } from './fixtures.ts';
import { deleteLine } from './notification-list.ts';
import { database, messagesOf, newActor } from './store.ts';
import { sendView } from './visits.ts';
import { DAY, utcDate } from '@marquee/domain/values/time';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test(
  'the notification of a view arrives live, is announced, counted in the title, marked, deleted and brought back',
  { tag: '@touch' },
  async ({ journey }) => {
    const actor = await newActor();
    const owner = await journey.open('owner');
    await startLoggedIn(owner, actor);
    await owner.goto('/notifications');
    await expect(owner.getByRole('heading', { name: 'No notifications' })).toBeVisible();
    await expect(owner.getByRole('link', { name: 'Share my profile' })).toHaveAttribute(
      'href',
      '/my-profile',
    );

    const visitor = await journey.open('visitor');
    await visitor.goto(`/${actor.username}`);
    await expect(rows(owner)).toHaveCount(1);
    await expect(rows(owner)).toContainText('Someone viewed your profile');
    await expect(owner).toHaveTitle(/^\(1\) Notifications/);
    await expect(owner.getByText('1 unread', { exact: true })).toBeVisible();
    await expect(
      owner.getByRole('status').filter({ hasText: 'New notification: Someone viewed your profile' }),
    ).toBeAttached();

    await owner.getByRole('button', { name: 'Mark as read: Someone viewed your profile' }).click();
    await expect(owner).toHaveTitle(/^Notifications/);
    await expect(owner.getByText('You are all caught up.')).toBeVisible();

    await deleteLine(owner, 'Someone viewed your profile');
    await expect(owner.getByText('Notification deleted.')).toBeVisible();
    await expect(owner.getByRole('button', { name: 'Undo' })).toBeFocused();
    await owner.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(owner)).toContainText('Someone viewed your profile');
    expect(await messagesOf(actor.uid)).toHaveLength(1);
  },
);

test('a public profile’s share dialog copies the link, previews it, and offers a QR code and a contact card', async ({
  journey,
}) => {
  const actor = await newActor();
  const owner = await journey.open('owner', { permissions: ['clipboard-read', 'clipboard-write'] });
  // Takes the share feature away from this browser.
  await owner.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await startLoggedIn(owner, actor);
  await owner.goto('/my-profile');
  await owner.getByRole('button', { name: 'Share Profile' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Share Profile' });
  const link = new URL(`/${actor.username}`, owner.url()).href;
  await expect(dialog.getByLabel('Profile link')).toHaveValue(link);

  await dialog.getByRole('button', { name: 'Copy Link' }).click();
  await expect(owner.getByText('Link Copied!')).toBeVisible();
  expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy Link' })).toBeVisible();

  await expect(dialog.getByRole('link', { name: /^Preview/ })).toHaveAttribute('href', link);
  await expect(dialog.getByRole('link', { name: /^Preview/ })).toHaveAttribute('target', '_blank');

  await dialog.getByRole('button', { name: 'CV, QR code and more' }).click();
  await expect(dialog.getByAltText(`QR code of ${link}`)).toBeVisible();
  const [code] = await Promise.all([
    owner.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download QR code' }).click(),
  ]);
  expect(code.suggestedFilename()).toBe(`${actor.username}-qr.png`);
  const [card] = await Promise.all([
    owner.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download contact card' }).click(),
  ]);
  expect(card.suggestedFilename()).toBe(`${actor.username}.vcf`);
});

test("the share dialog uses the device's own sharing; a cancelled share copies nothing, a failed one copies the link", async ({
  journey,
}) => {
  const actor = await newActor({ username: '' });
  const owner = await journey.open('owner', { permissions: ['clipboard-read', 'clipboard-write'] });
  await owner.addInitScript(() => {
    Object.assign(globalThis, { shareOutcome: '' });
    Object.defineProperty(navigator, 'share', {
      value: () => {
        const outcome = String(Reflect.get(globalThis, 'shareOutcome'));
        return outcome === '' ? Promise.resolve() : Promise.reject(new DOMException('no', outcome));
      },
    });
  });
  await startLoggedIn(owner, actor);
  await owner.goto('/my-profile');
  await owner.evaluate(() => navigator.clipboard.writeText('before'));
  await owner.getByRole('button', { name: 'Share Profile' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Share Profile' });
  await expect(dialog.getByText('Tip: set a custom username for a shorter link.')).toBeVisible();
  await expect(dialog.getByLabel('Profile link')).toHaveValue(new RegExp(`/actor/${actor.uid}$`));
  await expect(dialog.getByRole('button', { name: 'Copy Link' })).toHaveCount(0);
  const share = dialog.getByRole('button', { name: 'Share', exact: true });

  await owner.evaluate(() => Object.assign(globalThis, { shareOutcome: 'AbortError' }));
  await share.click();
  expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe('before');
  await owner.evaluate(() => Object.assign(globalThis, { shareOutcome: 'NotAllowedError' }));
  await share.click();
  await expect(owner.getByText('Link Copied!')).toBeVisible();
  expect(await owner.evaluate(() => navigator.clipboard.readText())).toContain(`/actor/${actor.uid}`);
  await owner.evaluate(() => Object.assign(globalThis, { shareOutcome: '' }));
  await share.click();
  await expect(owner.getByText('Profile Shared')).toBeVisible();
});

test('the owner of a private profile sees what is missing, and cannot share the profile', async ({
  journey,
}) => {
  const actor = await newActor({ is_profile_public: false, introduction: '' });
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/my-profile');
  await expect(owner.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(owner.getByText('Private', { exact: true })).toBeVisible();
  await expect(owner.getByText(/^Only you can see this\./)).toBeVisible();
  await expect(owner.getByText('19 %')).toBeVisible();
  await expect(owner.getByRole('link', { name: 'Add your profile picture' })).toHaveAttribute(
    'href',
    '/profile/edit#profile_image',
  );
  await expect(owner.getByRole('list', { name: 'Still missing:' }).getByRole('link')).toHaveText([
    'Introduction',
    'Credits',
    'A video',
    'Three photos',
    'Age range',
    'Height',
    'A language',
    'A skill',
    'Date of birth',
  ]);

  await owner.getByRole('button', { name: 'Share Profile' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Share Profile' });
  await expect(dialog.getByRole('alert')).toHaveText(
    'This profile is currently set to private. Make your profile public first to share it with others.',
  );
  await expect(dialog.getByRole('button', { name: /^(Share|Copy Link)$/ })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: /^Preview/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await owner.getByRole('link', { name: 'Introduction' }).click();
  await expect(owner).toHaveURL(/\/profile\/edit\/introduction#introduction$/);
  await expect(owner.getByRole('textbox', { name: 'Introduction', exact: true })).toBeFocused();
});

test('views of the last days are drawn, summed up and listed for screen readers', async ({ journey }) => {
  const actor = await newActor();
  const daysAgo = (days: number): string => utcDate(Date.now() - days * DAY);
  for (const [days, count] of [
    [0, 4],
    [6, 2],
    [20, 10],
    [80, 100],
    [120, 1000],
  ] as const) {
    await database.doc(`profiles/${actor.uid}/views/${daysAgo(days)}`).set({ count });
  }
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/my-profile');
  const panel = owner.getByRole('region', { name: 'Profile views' });
  await expect(panel.getByRole('button', { name: /Last 7 days/ })).toContainText('6');
  await expect(panel.getByRole('button', { name: /Last 30 days/ })).toContainText('16');
  await expect(panel.getByRole('button', { name: /Last 90 days/ })).toContainText('116');
  await expect(panel.locator('svg').first()).toBeVisible();
  await panel.getByRole('button', { name: /Last 7 days/ }).click();
  const table = panel.getByRole('table', { name: 'Views of the last 7 days, day by day' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('row').nth(1)).toContainText('4');

  // A view that comes while the page is open.
  await sendView(actor);
  await expect(panel.getByRole('button', { name: /Last 7 days/ })).toContainText('7');
});

test('the notification test page sends to the own account, refuses other users, and explains its checks', async ({
  journey,
}) => {
  const actor = await newActor();
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/notification-test');
  const target = owner.getByLabel('Target user ID');
  const log = owner.getByRole('log');
  await expect(target).toHaveValue(actor.uid);

  await owner.getByRole('button', { name: 'Send Test Notification' }).click();
  await expect(log).toContainText('Test notification sent by sendTestNotification.');
  expect(await messagesOf(actor.uid)).toEqual(['This is a test notification']);

  await owner.getByRole('button', { name: 'Direct SQL Test' }).click();
  await expect(log).toContainText('SQL function error: ');

  await owner.getByRole('button', { name: 'Clear' }).click();
  await owner.getByRole('button', { name: 'Diagnose System' }).click();
  await expect(log.getByRole('listitem').last()).toContainText('Function trackProfileView: reached');
  await expect(log).not.toContainText('Failed:');
  await expect(log).toContainText('A forged notification: refused, as it should be');
  await expect(log).toContainText('Others’ notifications: refused, as it should be');

  await target.fill('');
  await owner.getByRole('button', { name: 'Send Test Notification' }).click();
  await expect(owner.getByText('Please enter a target user ID')).toBeVisible();
  const other = await newActor();
  await target.fill(other.uid);
  await owner.getByRole('button', { name: 'Direct SQL Test' }).click();
  await expect(owner.getByText(/^Only your own user ID can be the target/)).toBeVisible();
  expect(await messagesOf(other.uid)).toEqual([]);

  await owner.getByRole('link', { name: 'View Notifications' }).click();
  await expect(owner).toHaveURL(/\/notifications$/);
  await expect(rows(owner).filter({ hasText: 'This is a test notification' })).toBeVisible();
});
