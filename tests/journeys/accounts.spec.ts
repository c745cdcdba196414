// Signing up, logging in and a forgotten password, with every outcome, through the Auth emulator’s own mails.
import { PROJECT_ID } from '../../scripts/config/project.ts';
import { emulatorLink, fillLogin, fillSignup, identityToolkit, logOut } from './accounts.ts';
import { expect, messageTo, newAccount, newEmail, PASSWORD, test } from './fixtures.ts';
import { waitForApp } from './in-app.ts';

test.describe('sign up', () => {
  test('a sign-up sends a verification mail, and verifying creates one private profile', async ({
    journey,
  }) => {
    const email = newEmail('signup');
    const page = await journey.open('new actor');
    await page.goto('/signup');
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await fillSignup(page, email, PASSWORD);
    await expect(page.getByText('Account Created')).toBeVisible();
    await expect(page).toHaveURL(/\/signup-success$/);
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    await expect(page.getByText(`We've sent a verification link to ${email}`)).toBeVisible();
    // A mail was just sent, so another one has to wait for a minute.
    await expect(page.getByRole('button', { name: /Send again in \d+ seconds?/ })).toBeDisabled();

    await page.getByRole('link', { name: 'Try Logging In Now' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Email Not Verified')).toBeVisible();
    await expect(page).toHaveURL(/\/signup-success$/);

    // An unverified account counts as signed out.
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);

    const mail = await messageTo(email, 'Verify');
    await page.goto(mail.body);
    await expect(page.getByText('Your email has been verified. You are now signed in.')).toBeVisible();
    await expect(page).toHaveURL(/\/welcome$/);
    await page.goto('/my-profile');
    await expect(page.getByText('Private', { exact: true })).toBeVisible();

    // The same link again changes nothing and loses nothing.
    await page.goto(mail.body);
    await expect(page.getByText('Already Signed In')).toBeVisible();
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('Firebase Auth’s own page verifies an account and leads back to the app', async ({ journey }) => {
    const email = newEmail('provider');
    const page = await journey.open('new actor');
    await page.goto('/signup');
    await fillSignup(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/signup-success$/);
    await page.goto(await emulatorLink(email, 'VERIFY_EMAIL'));
    await expect(page.getByText('Your email has been verified. You are now signed in.')).toBeVisible();
    await expect(page).toHaveURL(/\/welcome$/);
  });

  test('a verification link opened in another browser leads to the login there, and lets the waiting tab in', async ({
    journey,
  }) => {
    const email = newEmail('elsewhere');
    const page = await journey.open('laptop');
    await page.goto('/signup');
    await fillSignup(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/signup-success$/);
    const phone = await journey.open('phone');
    await phone.goto((await messageTo(email, 'Verify')).body);
    await expect(phone.getByText('Your email has been verified. Please log in to continue.')).toBeVisible();
    await expect(phone).toHaveURL(/\/login$/);
    await expect(phone.getByLabel('Email')).toHaveValue(email);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL(/\/welcome$/);
  });

  test('the sign-up form signs in a registered address with its password, and refuses it with another', async ({
    journey,
  }) => {
    const account = await newAccount();
    const page = await journey.open('actor');
    await page.goto('/signup');
    await fillSignup(page, account.email, 'another-password');
    await expect(page.getByText('Account exists')).toBeVisible();
    await expect(page.getByText('This email is already registered. Please use login instead.')).toBeVisible();
    await expect(page).toHaveURL(/\/signup$/);
    await page.getByRole('link', { name: `Log in as ${account.email}` }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.goBack();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('checkbox').check();
    await page.getByLabel(/^Password/).fill(account.password);
    await page.getByLabel('Confirm password').fill(account.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('“Check your email” without an address leads to the signup', async ({ journey }) => {
    const page = await journey.open('visitor');
    await page.goto('/signup-success');
    await expect(page).toHaveURL(/\/signup$/);
  });
});

test.describe('log in', () => {
  test('the login refuses a wrong password, an unknown address and a disabled account', async ({
    journey,
  }) => {
    const account = await newAccount();
    const page = await journey.open('actor');
    const refusal = 'Invalid email or password. Please check your credentials and try again.';
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Please enter your password')).toBeVisible();
    for (const attempt of [
      { ...account, password: 'not-the-password' },
      { email: newEmail('nobody'), password: PASSWORD },
    ]) {
      await fillLogin(page, attempt);
      await expect(page.getByRole('main').getByText(refusal)).toBeVisible();
    }
    await expect(page.getByText('Login Failed')).toBeVisible();

    await identityToolkit(
      `projects/${PROJECT_ID}/accounts:update`,
      { localId: account.uid, disableUser: true },
      true,
    );
    await fillLogin(page, account);
    await expect(page.getByRole('main').getByText('This account has been disabled.')).toBeVisible();
  });

  test('the login without a network says so and keeps what was typed', async ({ journey }) => {
    const account = await newAccount();
    const page = await journey.open('actor');
    // Files that load when the page is idle have to be there before the connection is cut.
    const late = [/\/assets\/notices-/, /\/assets\/worker-/].map((file) => page.waitForResponse(file));
    await page.goto('/login');
    await waitForApp(page);
    await Promise.all(late);
    await page.context().setOffline(true);
    await fillLogin(page, account);
    await expect(page.getByRole('main').getByText('You seem to be offline.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Login Successful')).toBeVisible();
    await expect(page).toHaveURL(/\/my-profile$/);
  });
});

test.describe('forgotten password', () => {
  test('the link of a reset mail sets a new password, and works only once', async ({ journey }) => {
    const account = await newAccount();
    const page = await journey.open('actor');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await expect(page.getByText('Invalid Email')).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
    const sent = page
      .getByRole('main')
      .getByText('Password reset instructions have been sent to your email.');
    await expect(sent).toBeVisible();

    const link = (await messageTo(account.email, 'Reset')).body;
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(page.getByText(`For ${account.email}`)).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('A-new-pass-2');
    await page.getByLabel('Confirm password').fill('A-new-pass-2');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Your new password is saved. You are now signed in.')).toBeVisible();
    await expect(page.getByText('Verification Successful')).toHaveCount(0);
    await expect(page).toHaveURL(/\/my-profile$/);
    await logOut(page);
    // Waits for the login: a page load before that could interrupt Firebase's removal of the session.
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();

    await page.goto(link);
    await expect(page.getByText('Authentication Error')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      page.getByRole('main').getByText('This link is invalid or has already been used.'),
    ).toBeVisible();

    await fillLogin(page, { ...account, password: 'A-new-pass-2' });
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('a reset for an unknown address gets the same answer as for a known one', async ({ journey }) => {
    const page = await journey.open('stranger');
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(newEmail('unknown'));
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await expect(
      page.getByRole('main').getByText('Password reset instructions have been sent to your email.'),
    ).toBeVisible();
  });
});
