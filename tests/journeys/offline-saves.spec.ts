// Changes without a connection: they wait, are sent later, and never overwrite something newer.
import { FieldValue } from 'firebase-admin/firestore';
import { pendingSaveKey } from '../../web/src/config/local-keys.ts';
import { documentsOnDevice } from './device.ts';
import { expect, openLoggedIn } from './fixtures.ts';
import { goOffline, goOnline, openApp, openWithCache, test, waitForPrecache } from './installed-app.ts';
import { birthDate, database, newActor, notify } from './store.ts';

test('changes made offline wait on the device, even while the app is closed, and are saved later', async ({
  journey,
  site,
}) => {
  const actor = await newActor();
  await birthDate(actor.uid, '1996-04-12');
  await notify(actor.uid, 3);
  const page = await openApp(journey, site);
  await openWithCache(page, actor);
  const height = async (): Promise<unknown> =>
    (await database.doc(`profiles/${actor.uid}`).get()).get('height');
  await goOffline(page, site);

  await page.goto('/notifications');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('You are all caught up.')).toBeVisible();

  await page.goto('/profile/edit');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByLabel('Height', { exact: true }).fill('171 cm');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText(/^You are offline\. We save your profile/)).toBeVisible();
  await page.getByRole('link', { name: 'Marquee, home' }).click();
  await expect(page).toHaveURL(/\/(my-profile)?$/);
  const waits = page.getByText(/^Waiting for a connection/);
  await expect(waits).toBeVisible();

  await test.step('the app is closed and opened again', async () => {
    await page.goto('about:blank');
    await page.goto('/my-profile');
    await expect(waits).toBeVisible();
    await page.getByRole('heading', { name: 'As visitors see it' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('171 cm')).toBeVisible();
  });
  await test.step('what waits can be edited further', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Height', { exact: true })).toHaveValue(/\b171 cm\b/);
    await page.getByLabel('Height', { exact: true }).fill('172 cm');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByText(/^You are offline\. We save your profile/)).toBeVisible();
    // That message was there after the earlier save already, so the test waits for the stored save.
    const stored = (): Promise<string | null> =>
      page.evaluate((key) => localStorage.getItem(key), pendingSaveKey(actor.uid));
    await expect.poll(stored).toContain('172 cm');
    await page.goto('about:blank');
  });
  expect(await height()).toBe('');

  await goOnline(page, site);
  await page.goto('/settings');
  await expect.poll(height).toBe('5\'8" (172 cm)');
  await expect(waits).toHaveCount(0);
  await expect
    .poll(async () => {
      const { docs } = await database.collection('notifications').where('user_id', '==', actor.uid).get();
      return docs.filter((notification) => notification.get('read') === true).length;
    })
    .toBe(3);
});

test('a save that waited and meets a newer profile is not forced over it', async ({ journey, site }) => {
  const actor = await newActor();
  await birthDate(actor.uid, '1996-04-12');
  const page = await openApp(journey, site);
  await openLoggedIn(page, actor);
  await waitForPrecache(page);
  await expect.poll(() => documentsOnDevice(page)).toContain(`profiles/${actor.uid}/private/contact`);
  const profile = database.doc(`profiles/${actor.uid}`);
  await goOffline(page, site);
  await page.goto('/profile/edit');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByLabel('Height', { exact: true }).fill('171 cm');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText(/^You are offline\. We save your profile/)).toBeVisible();
  await page.goto('about:blank');

  await profile.update({ height: '160 cm', updated_at: FieldValue.serverTimestamp() });
  await goOnline(page, site);
  await page.goto('/my-profile');
  await expect(page.getByText(/^Your profile changed somewhere else while you were offline/)).toBeVisible();
  expect((await profile.get()).get('height')).toBe('160 cm');
  await page.getByRole('link', { name: 'Review changes' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Height', { exact: true })).toHaveValue(/\b171 cm\b/);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page
    .getByRole('dialog', { name: 'Your profile was changed elsewhere' })
    .getByRole('button', { name: 'Save with these' })
    .click();
  await expect(page).toHaveURL(/\/profile$/);
  expect((await profile.get()).get('height')).toBe('5\'7" (171 cm)');
});
