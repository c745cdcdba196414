// /auth/callback, which links in mails and Google's redirect open; finish-callback.test.ts has every outcome.
import type { Route } from '@playwright/test';
import { emulatorLink, identityToolkit, idToken } from './accounts.ts';
import { expect, messageTo, newEmail, PASSWORD, test } from './fixtures.ts';

test.describe('the page /auth/callback', () => {
  test('the callback page names the error that came back, and leads to the login', async ({ journey }) => {
    const page = await journey.open('visitor');
    const alert = page.getByRole('main').getByRole('alert');
    await page.goto('/auth/callback');
    await expect(page.getByText('Authentication Required')).toBeVisible();
    await expect(page.getByText('Please sign in to continue.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    await page.goto('/auth/callback?error=access_denied&error_description=The+user+said+no');
    await expect(page.getByText('Authentication Error')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(alert).toHaveText('The user said no');

    await page.goto('/auth/callback?code=a-code-nobody-gave');
    await expect(page.getByText('Authentication Failed')).toBeVisible();
    await expect(alert).toHaveText('Could not complete the Google login. Please try logging in again.');
    await expect(page).toHaveURL(/\/login$/);

    // Auth answers once the text was seen.
    const held: Route[] = [];
    await page.route('**/accounts:*', (route) => void held.push(route));
    await page.goto('/auth/callback?mode=verifyEmail&oobCode=made-up');
    await expect(page.getByText('Verifying your account...')).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(
      page.getByText('This link is invalid or has already been used. Please ask for a new one.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('the link of a recovery mail takes a change of address back, and a mail to reset the password is sent', async ({
    journey,
  }) => {
    const email = newEmail('recover');
    const taken = newEmail('taken');
    await identityToolkit('accounts:signUp', { email, password: PASSWORD, returnSecureToken: true });
    const account = { uid: '', email, password: PASSWORD };
    await identityToolkit('accounts:update', { idToken: await idToken(account), email: taken });
    const page = await journey.open('actor');
    await page.goto(`/auth/callback${new URL(await emulatorLink(email, 'RECOVER_EMAIL')).search}`);
    await expect(page.getByText(`Your email has been changed back to ${email}.`)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect((await messageTo(email, 'Reset')).body).toContain('resetPassword');
  });
});
