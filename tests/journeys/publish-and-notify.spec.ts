// The main job, end to end: an actor signs up and publishes, visitors open the link, the actor is notified, and hides again.
import type { Page } from '@playwright/test';
import { openSection } from './editor.ts';
import {
  expect,
  messageTo,
  newEmail,
  newUsername,
  PASSWORD,
  siteStarted,
  startLoggedIn,
  test,
} from './fixtures.ts';
import { pngPicture } from './picture-files.ts';
import { newActor } from './store.ts';

// Animations are on, as for most people; other journeys reduce motion (playwright.config.ts).
test.use({ reducedMotion: 'no-preference' });

const notifications = (page: Page) => page.getByRole('main').getByRole('listitem');

test('an actor publishes, a visitor opens the link, the actor is notified', async ({ journey }) => {
  const email = newEmail('meera');
  const username = newUsername('meera');
  const actor = await journey.open('actor', { permissions: ['clipboard-read', 'clipboard-write'] });

  await test.step('sign up, verify, leave the first run', async () => {
    await actor.goto('/signup');
    await actor.getByLabel('Email').fill(email);
    await actor.getByLabel(/^Password/).fill(PASSWORD);
    await actor.getByLabel('Confirm password').fill(PASSWORD);
    await actor.getByRole('checkbox').check();
    await actor.getByRole('button', { name: 'Create account' }).click();
    await expect(actor).toHaveURL(/\/signup-success$/);
    await expect(actor.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

    const mail = await messageTo(email, 'Verify');
    await actor.goto(mail.body);
    await expect(actor.getByText('Verification Successful')).toBeVisible();
    await expect(actor).toHaveURL(/\/welcome$/);
    await actor.getByRole('button', { name: 'Finish later' }).click();
    await expect(actor).toHaveURL(/\/my-profile$/);
  });

  await test.step('fill in the profile', async () => {
    await actor.goto('/profile/edit');
    await actor.getByLabel('First name').fill('Meera');
    await actor.getByLabel('Last name').fill('Kulkarni');
    await actor.getByLabel('Username').fill(username);
    await expect(actor.getByText(`${username} is available.`)).toBeVisible();
    await actor.getByRole('spinbutton', { name: 'Day' }).click();
    await actor.keyboard.type('12April1996');
    await openSection(actor, 'Contact');
    await actor.getByLabel('Phone number').fill('98200 12345');
    await actor.getByRole('button', { name: 'Generate WhatsApp Link' }).click();
    await expect(actor.getByLabel('WhatsApp chat link')).toHaveValue(
      /^https:\/\/wa\.me\/919820012345\?text=/,
    );

    await openSection(actor, 'Profile Media');
    const [picture] = await Promise.all([
      actor.waitForEvent('filechooser'),
      actor.getByRole('button', { name: 'Upload picture' }).click(),
    ]);
    await picture.setFiles(await pngPicture(140));
    await actor.getByRole('button', { name: 'Use picture' }).click();
    await expect(actor.getByAltText('Your profile picture')).toBeVisible();
    await openSection(actor, 'Introduction and training');
    await actor
      .getByRole('textbox', { name: 'Introduction', exact: true })
      .fill('Kathak-trained actor from Pune, at home on stage and on camera.');
    await openSection(actor, 'Privacy Settings');
    await actor.getByRole('switch', { name: /Profile visibility/ }).check();
    await actor.getByRole('button', { name: 'Save Profile' }).click();
    await expect(actor.getByText('Profile updated successfully!')).toBeVisible();
    await expect(actor).toHaveURL(/\/profile$/);
  });

  const link = `/${username}`;
  await test.step('copy the link', async () => {
    await actor
      .getByRole('button', { name: /^Share/ })
      .first()
      .click();
    await actor
      .getByRole('dialog')
      .getByRole('button', { name: /^(Share|Copy Link)$/ })
      .click();
    await expect(actor.getByText('Link Copied!')).toBeVisible();
    expect(await actor.evaluate(() => navigator.clipboard.readText())).toBe(new URL(link, actor.url()).href);
  });

  await actor.goto('/notifications');
  await expect(actor.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();

  let id = '';
  await test.step('the page is complete before any script runs, at all four addresses', async () => {
    const reader = await journey.open('reader without scripts', { javaScriptEnabled: false });
    const response = await reader.goto(link);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60');
    await expect(reader.getByRole('heading', { name: 'Meera Kulkarni' })).toBeVisible();
    await expect(reader.getByText('Kathak-trained actor from Pune')).toBeVisible();
    await expect(reader.getByRole('button', { name: /WhatsApp/ })).toBeVisible();
    // A new profile has its contact shield on: the number is given on request and is in no document.
    expect(await (await reader.request.get(link)).text()).not.toMatch(/98200\s?12345/);
    id = (await (await reader.request.get(link)).text()).match(/profiles(?:%2F|\/)([^%/]+)/)?.[1] ?? '';
    for (const address of [`/actor/${id}`, `/actor/u/${username}`, `/profile/${id}`]) {
      await reader.goto(address);
      await expect(reader.getByRole('heading', { name: 'Meera Kulkarni' }), address).toBeVisible();
    }
    // No visitor with scripts has opened the page yet.
    await expect(notifications(actor)).toHaveCount(0);
  });

  await (await journey.open('visitor')).goto(link);
  await test.step('the actor is notified without a reload', async () => {
    await expect(notifications(actor).filter({ hasText: 'Someone viewed your profile' })).toBeVisible();
    await expect(notifications(actor)).toHaveCount(1);
  });

  await test.step('a reload and the owner’s own visit add no notification; a signed-in visitor is named', async () => {
    const visitor = await journey.open('casting director');
    await startLoggedIn(visitor, await newActor({ first_name: 'Dev', last_name: 'Menon' }));
    const tracked = visitor.waitForResponse((response) => response.url().includes('/api/trackProfileView'));
    await visitor.goto(link);
    expect((await tracked).status()).toBe(200);
    await expect(notifications(actor).filter({ hasText: 'Dev Menon viewed your profile' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Share Profile' })).toBeVisible();

    const again = visitor.waitForResponse((response) => response.url().includes('/api/trackProfileView'));
    await visitor.reload();
    expect((await again).status()).toBe(200);

    const own = await actor.context().newPage();
    await own.clock.install({ time: Date.now() });
    await own.goto(link);
    await expect(own.getByRole('heading', { name: 'Meera Kulkarni' })).toBeVisible();
    await siteStarted(own);
    await own.clock.runFor('05:00');

    // The next visitor comes after the reload and the owner's visit, so a notification of these would exist by then.
    const next = await journey.open('next visitor');
    await next.goto(link);
    await expect(
      notifications(actor).filter({ hasText: 'Someone viewed your profile, 2 times' }),
    ).toHaveCount(1);
    await own.close();
    await expect(notifications(actor)).toHaveCount(2);
    await expect(notifications(actor).filter({ hasText: 'Dev Menon viewed your profile' })).toHaveCount(1);
  });

  await test.step('private again: the link answers 403, an unknown name 404', async () => {
    await actor.goto('/profile/edit/privacy');
    await actor.getByRole('switch', { name: /Profile visibility/ }).uncheck();
    await actor.getByRole('button', { name: 'Save Profile' }).click();
    await expect(actor.getByText('Profile updated successfully!')).toBeVisible();

    const reader = await journey.open('late reader', { javaScriptEnabled: false });
    const hidden = await reader.goto(link);
    expect(hidden?.status()).toBe(403);
    expect(hidden?.headers()['cache-control']).toBe('no-store');
    await expect(reader.getByRole('heading', { name: 'Private Profile' })).toBeVisible();
    await expect(reader.getByText('This profile is set to private by the user.')).toBeVisible();
    await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await reader.content()).not.toContain('Meera');

    const missing = await reader.goto('/nobody-of-that-name');
    expect(missing?.status()).toBe(404);
    await expect(reader.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  });
});
