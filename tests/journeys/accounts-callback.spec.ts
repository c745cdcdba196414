// /auth/callback, which links in mails and Google's redirect open: every outcome.
import { emulatorLink, fillLogin, fillSignup, googleRefuses, identityToolkit, idToken } from './accounts.ts';
import { expect, messageTo, newAccount, newEmail, PASSWORD, startLoggedIn, test } from './fixtures.ts';

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

    await page.goto('/auth/callback#error=server_error');
    await expect(alert).toHaveText('server_error');
    await expect(page).toHaveURL(/\/login$/);

    await page.goto('/auth/callback#error=');
    await expect(page.getByText('There was a problem with authentication.').first()).toBeVisible();

    await page.goto('/auth/callback?code=a-code-nobody-gave');
    await expect(page.getByText('Verifying your account...')).toBeVisible();
    await expect(page.getByText('Authentication Failed')).toBeVisible();
    await expect(alert).toHaveText('Could not complete the Google login. Please try logging in again.');
    await expect(page).toHaveURL(/\/login$/);

    await page.goto('/auth/callback?mode=verifyEmail&oobCode=made-up');
    await expect(
      page.getByText('This link is invalid or has already been used. Please ask for a new one.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    await page.goto('/login?error=access_denied&error_description=From+the+query');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('From the query');
  });

  test('an expired link is reported, and a valid one verifies the account', async ({ journey }) => {
    const email = newEmail('late');
    const page = await journey.open('actor');
    await page.goto('/signup');
    await fillSignup(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/signup-success$/);
    const verify = (await messageTo(email, 'Verify')).body;
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
    const reset = (await messageTo(email, 'Reset')).body;

    // The Auth emulator's links never expire; this is Google's answer for an expired link.
    const refusing = await googleRefuses(page, 'resetPassword', 'EXPIRED_OOB_CODE');
    for (const link of [verify, reset]) {
      await page.goto(link);
      await expect(page.getByText('Authentication Error')).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'This link has expired. Please ask for a new one.',
      );
    }
    await refusing.stop();
    await page.goto(verify);
    await expect(page).toHaveURL(/\/welcome$/);
  });

  test('a callback with a session and nothing to do leads to the profile', async ({ journey }) => {
    const page = await journey.open('actor');
    await startLoggedIn(page, await newAccount());
    await page.goto('/auth/callback');
    await expect(page.getByText('Already Signed In')).toBeVisible();
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('the link in a mail confirms a change of address', async ({ journey }) => {
    const account = await newAccount();
    const changed = newEmail('changed');
    await identityToolkit('accounts:sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: await idToken(account),
      email: account.email,
      newEmail: changed,
    });
    const page = await journey.open('actor');
    const change = new URL(await emulatorLink(account.email, 'VERIFY_AND_CHANGE_EMAIL'));
    await page.goto(`/auth/callback${change.search}`);
    await expect(page.getByText(`Your email has been changed to ${changed}.`)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, { email: changed, password: account.password });
    await expect(page).toHaveURL(/\/my-profile$/);
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
