// Firestore's connection neither answers nor breaks, as behind a router that has lost its line.
import type { Page } from '@playwright/test';
import { suiteUrl } from '../../scripts/config/project.ts';
import { expect, openLoggedIn, startLoggedIn, test } from '../journeys/fixtures.ts';
import { newActor } from '../journeys/store.ts';

/** Whatever Firestore is asked: listeners have a channel, and transactions, by which the profile is read, requests. */
const FIRESTORE = suiteUrl('firestore', '/**');

/** Holds all requests to Firestore for good: requests of a lost connection are never answered, also not later. */
async function silence(page: Page): Promise<void> {
  await page.route(FIRESTORE, () => new Promise<never>(() => undefined));
}

const screens = [
  { name: 'the editor', path: '/profile/edit/basics', field: 'First name' },
  { name: 'the first run', path: '/welcome', field: 'First name' },
] as const;

for (const { name, path, field } of screens) {
  test(`${name} offers Try Again while Firestore is silent, and opens once it answers`, async ({
    journey,
  }) => {
    const actor = await newActor({ first_name: 'Meera' });
    const page = await journey.open('actor', undefined, [/Could not reach Cloud Firestore backend/]);
    await openLoggedIn(page, actor);
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await silence(page);
    await page.goto(path);
    const again = page.getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible({ timeout: 60_000 });

    // The connection is still silent, so the next attempt fails as well: at once if the SDK counts as offline by now.
    const failed = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('The profile could not be loaded.'),
      timeout: 60_000,
    });
    await again.click();
    await failed;
    await expect(again).toBeVisible();

    await page.unroute(FIRESTORE);
    await again.click();
    await expect(page.getByLabel(field)).toHaveValue('Meera', { timeout: 60_000 });
  });
}

test('a device that never had the notifications does not say that there are none while Firestore is silent, and says so once it answers', async ({
  journey,
}) => {
  const page = await journey.open('actor', undefined, [/Could not reach Cloud Firestore backend/]);
  await startLoggedIn(page, await newActor());
  await silence(page);
  await page.goto('/notifications');
  const loading = page.getByRole('status', { name: 'Loading notifications' });
  await expect(loading).toBeVisible();
  const again = page.getByRole('button', { name: 'Try Again' });
  const none = page.getByRole('heading', { name: 'No notifications' });
  await expect(again.or(none)).toBeVisible({ timeout: 60_000 });
  await again.click();
  await expect(loading).toBeVisible();
  await expect(again.or(none)).toBeVisible({ timeout: 60_000 });
  await expect(again).toBeVisible();

  // The answer replaces the error, with or without another attempt.
  await page.unroute(FIRESTORE);
  await expect(none).toBeVisible({ timeout: 60_000 });
});
