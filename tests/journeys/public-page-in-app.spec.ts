// The public page as the client renders it: moves inside the app, a slow or missing backend, no connection.
import { expect, test } from './fixtures.ts';
import { moveTo } from './in-app.ts';

/** The sample actor with five photos. */
const SAMPLE = '/meera-kulkarni';

test('inside the app the same page is rendered by the client, with a card for what it cannot show', async ({
  journey,
}) => {
  const page = await journey.open('visitor');
  const heading = page.getByRole('heading', { level: 1 });
  await moveTo(page, SAMPLE);
  await expect(heading).toHaveText('Meera Kulkarni');
  await expect(page.getByRole('link', { name: /^Open photo/ })).toHaveCount(5);
  await moveTo(page, '/farida-merchant');
  await expect(heading).toHaveText('Private Profile');
  await moveTo(page, '/nobody-of-this-name');
  await expect(heading).toHaveText('Profile Not Found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('inside the app a slow profile shows its shape, and a failed one can be tried again', async ({
  journey,
}) => {
  const page = await journey.open('visitor', {}, [/ERR_FAILED|Failed to load resource|offline/i]);
  let isAway = true;
  // Firestore answers nothing; later it does.
  await page.route(/(localhost|127\.0\.0\.1):8080\//, async (route) => {
    if (!isAway) return route.continue();
    // Long enough to be seen waiting.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return route.abort();
  });
  await moveTo(page, SAMPLE);
  await expect(page.getByRole('status', { name: 'Loading the profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({ timeout: 30_000 });
  isAway = false;
  await expect(async () => {
    await page.getByRole('button', { name: 'Try Again' }).click({ timeout: 1000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera Kulkarni', { timeout: 12_000 });
  }).toPass();
});
