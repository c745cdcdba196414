// /my-profile: the one thing to do next in gold, and details that are confirmed with one tap.
import { Timestamp } from 'firebase-admin/firestore';
import { expect, startLoggedIn, test } from './fixtures.ts';
import { birthDate, database, newActor } from './store.ts';
import { DAY } from '@marquee/domain/values/time';

test('a private profile is made public on /my-profile, and a dialog with ways to send it opens', async ({
  journey,
}) => {
  const actor = await newActor({ is_profile_public: false });
  const page = await journey.open('owner');
  await startLoggedIn(page, actor);
  await page.goto('/my-profile');
  // As in the settings, a profile cannot be public before the date of birth is known.
  await expect(page.getByText('Your date of birth is missing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make it public' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Add it' })).toHaveAttribute(
    'href',
    '/profile/edit#date_of_birth',
  );

  await birthDate(actor.uid, '1996-04-12');
  await page.getByRole('button', { name: 'Make it public' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your page is public' });
  await expect(sheet.getByRole('button', { name: 'Send on WhatsApp' })).toBeEnabled();
  await sheet.getByRole('button', { name: 'Edit the message' }).click();
  await expect(sheet.getByLabel('Message', { exact: true })).toHaveValue(new RegExp(`/${actor.username}`));
  const card = sheet.getByRole('img', { name: 'The card of Asha Rao' });
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Only you can see this.')).toHaveCount(0);
  const visitor = await journey.open('visitor');
  await visitor.goto(`/${actor.username}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
});

test('an actor confirms with one tap after 90 days that the details still hold', async ({ journey }) => {
  const actor = await newActor();
  const reference = database.doc(`profiles/${actor.uid}`);
  const page = await journey.open('owner');
  await startLoggedIn(page, actor);
  await page.goto('/my-profile');
  await expect(page.getByRole('heading', { name: 'Profile completeness' })).toBeVisible();
  await expect(page.getByText(/^Are your details still right\?/)).toHaveCount(0);

  const old = Timestamp.fromMillis(Date.now() - 100 * DAY);
  await reference.update({ confirmed_at: old });
  await page.reload();
  await expect(page.getByText(/^Are your details still right\? You last confirmed them in/)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByText('Confirmed. Your page now says so.')).toBeVisible();
  await expect(page.getByText(/^Are your details still right\?/)).toHaveCount(0);
  const confirmed: unknown = (await reference.get()).get('confirmed_at');
  expect(confirmed instanceof Timestamp && confirmed.toMillis() > Date.now() - DAY).toBe(true);
});

test('the owner of a taken-down profile reads it with the reason, and is offered nothing to share', async ({
  journey,
}) => {
  const actor = await newActor();
  await database
    .doc(`profiles/${actor.uid}`)
    .update({ taken_down: { at: Timestamp.now(), reason: 'impersonation' } });
  const page = await journey.open('owner');
  await startLoggedIn(page, actor);
  await page.goto('/my-profile#share');
  await expect(page.getByText('Taken down', { exact: true })).toBeVisible();
  const note = page.getByRole('alert').filter({ hasText: 'taken down' });
  await expect(note).toContainText('it pretends to be someone else');
  await expect(page.getByText('Public', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Share|Copy link|Make it public/ })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
