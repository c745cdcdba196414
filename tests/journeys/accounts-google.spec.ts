// Signing in with Google: its pop-up, its redirect, and their failures.
import type { Page } from '@playwright/test';
import { PROJECT_ID } from '../../scripts/config/project.ts';
import { identityToolkit } from './accounts.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { serveGoogleIframes } from './google-iframes.ts';

async function googleWindow(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await popup.waitForLoadState('domcontentloaded');
  return popup;
}

/** Makes a new account on the emulator's Google page and chooses it. */
async function chooseGoogleAccount(popup: Page, name: string, email: string): Promise<void> {
  await popup.locator('.js-new-account').click();
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#email-input').fill(email);
  await popup.locator('#sign-in').click();
}

/** Answers the question that a Google account without a profile here is asked. */
async function createAccount(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'No account has this address yet' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create a new account' }).click();
  await expect(page.getByText('You have been logged in with Google successfully.')).toBeVisible();
}

async function accountsOf(email: string): Promise<number> {
  const { users = [] } = (await identityToolkit(
    `projects/${PROJECT_ID}/accounts:lookup`,
    { email: [email] },
    true,
  )) as { readonly users?: readonly unknown[] };
  return users.length;
}

test.describe('signing in with Google', () => {
  test('a sign-up with Google happens in its own window and brings the names along', async ({ journey }) => {
    const page = await journey.open('actor');
    await serveGoogleIframes(page.context());
    await page.goto('/signup');
    await chooseGoogleAccount(
      await googleWindow(page, 'Sign up with Google'),
      'Kavya Ramesh Nair',
      newEmail('google'),
    );
    await createAccount(page);
    await expect(page).toHaveURL(/\/welcome$/);
    await page.goto('/profile/edit');
    await expect(page.getByLabel('First name')).toHaveValue('Kavya Ramesh');
    await expect(page.getByLabel('Last name')).toHaveValue('Nair');
  });

  test('a first login with Google asks for the terms before it makes an account, on every screen', async ({
    journey,
  }) => {
    const email = newEmail('google');
    const page = await journey.open('actor');
    await serveGoogleIframes(page.context());
    await page.goto('/login');
    await chooseGoogleAccount(await googleWindow(page, 'Continue with Google'), 'Kavya Nair', email);
    await expect(page.getByText(`Nobody has signed up with ${email}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Create a new account' }).click();
    await expect(page.getByText('You must accept the terms and conditions')).toBeVisible();

    // Neither a reload nor another route skips the question.
    await page.goto('/settings');
    await expect(page.getByText(`Nobody has signed up with ${email}.`)).toBeVisible();

    await page.getByRole('button', { name: 'Log in another way' }).click();
    await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
    expect(await accountsOf(email), 'the account is gone').toBe(0);
  });

  test('a closed Google window is reported, and leaves no trace of the attempt', async ({ journey }) => {
    const page = await journey.open('actor');
    await page.clock.install();
    await serveGoogleIframes(page.context());
    await page.goto('/login');
    const popup = await googleWindow(page, 'Continue with Google');
    await popup.close();
    // Firebase checks the pop-up every two seconds, and then waits eight seconds for a late answer.
    await page.clock.runFor('00:11');
    await expect(page.getByText('The Google window was closed before the login was complete.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('an unfinished attempt to sign in with Google is reported once', async ({ journey }) => {
    const page = await journey.open('actor');
    await serveGoogleIframes(page.context());
    await page.goto('/login');
    const stale = page.getByText(
      'Authentication failed. Please check browser settings or try email authentication.',
    );
    await googleWindow(page, 'Continue with Google');
    await page.reload();
    await expect(stale).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    await expect(stale).toHaveCount(0);
  });

  test('the login recommends e-mail when Google’s script cannot be loaded', async ({ journey }) => {
    const page = await journey.open('actor');
    await page.context().route('https://apis.google.com/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(
      page.getByText('Failed to connect to Google. Please try the email authentication option.'),
    ).toBeVisible();
  });

  test('the installed app signs in with Google by a redirect and back', async ({ journey }) => {
    const page = await journey.open('installed app');
    await serveGoogleIframes(page.context());
    // The page asks whether it runs as an installed app: this answers yes.
    await page.addInitScript(() => {
      const real = globalThis.matchMedia.bind(globalThis);
      globalThis.matchMedia = (query) =>
        real(query === '(display-mode: standalone)' ? '(min-width: 1px)' : query);
    });
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/emulator\/auth\/handler/);
    await chooseGoogleAccount(page, 'Arjun Rao', newEmail('redirect'));
    await createAccount(page);
    await expect(page).toHaveURL(/\/settings$/);
  });
});
