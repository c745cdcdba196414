// Every way into an account and every outcome on the way, through the Auth emulator's own mails, codes and pages.
import type { Page } from '@playwright/test';
import { PROJECT_ID } from '../../scripts/lib/project.ts';
import {
  emulatorLink,
  fillLogin,
  fillSignup,
  googleRefuses,
  identityToolkit,
  idToken,
  logOut,
  openLink,
} from './accounts.ts';
import { expect, logIn, messageTo, newAccount, newEmail, PASSWORD, test } from './fixtures.ts';
import { serveGoogleIframes } from './google-iframes.ts';

test.describe('sign up', () => {
  test('needs verification, which makes the private profile once', async ({ journey }) => {
    const email = newEmail('signup');
    const page = await journey.open('new actor');
    await page.goto('/signup');
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await fillSignup(page, email, PASSWORD);
    await expect(page.getByText('Account Created')).toBeVisible();
    await expect(page).toHaveURL(/\/signup-success$/);
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    await expect(page.getByText(`We've sent a verification link to ${email}`)).toBeVisible();
    // Sent a moment ago: not again within the minute.
    await expect(page.getByRole('button', { name: /Send again in \d+ seconds?/ })).toBeDisabled();

    await page.getByRole('link', { name: 'Try Logging In Now' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Email Not Verified')).toBeVisible();
    await expect(page).toHaveURL(/\/signup-success$/);

    // Unverified counts as signed out.
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);

    const mail = await messageTo(email, 'Verify');
    await openLink(page, mail.body);
    await expect(page.getByText('Your email has been verified. You are now signed in.')).toBeVisible();
    await expect(page).toHaveURL(/\/my-profile$/);
    await expect(page.getByText('Private', { exact: true })).toBeVisible();

    // The same link again: nothing left to do, nothing lost.
    await openLink(page, mail.body);
    await expect(page.getByText('Already Signed In')).toBeVisible();
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('a link opened on the provider’s own page comes back verified', async ({ journey }) => {
    const email = newEmail('provider');
    const page = await journey.open('new actor');
    await page.goto('/signup');
    await fillSignup(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/signup-success$/);
    await page.goto(await emulatorLink(email, 'VERIFY_EMAIL'));
    await expect(page.getByText('Your email has been verified. You are now signed in.')).toBeVisible();
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('a link opened in another browser leads to the login there, and lets the waiting tab in', async ({
    journey,
  }) => {
    const email = newEmail('elsewhere');
    const page = await journey.open('laptop');
    await page.goto('/signup');
    await fillSignup(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/signup-success$/);
    const phone = await journey.open('phone');
    await openLink(phone, (await messageTo(email, 'Verify')).body);
    await expect(phone.getByText('Your email has been verified. Please log in to continue.')).toBeVisible();
    await expect(phone).toHaveURL(/\/login$/);
    await expect(phone.getByLabel('Email')).toHaveValue(email);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('a registered address signs in with the right password and is refused with a wrong one', async ({
    journey,
  }) => {
    const account = await newAccount();
    const page = await journey.open('actor');
    await page.goto('/signup');
    await fillSignup(page, account.email, 'another-password');
    await expect(page.getByText('Account exists')).toBeVisible();
    await expect(
      page.getByText('This email is already registered. Please use login instead.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/signup$/);
    await page.getByLabel(/^Password/).fill(account.password);
    await page.getByLabel('Confirm password').fill(account.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('says what is wrong at the field and puts the focus there', async ({ journey }) => {
    const page = await journey.open('actor');
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('You must accept the terms and conditions')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('actor@example.com');
    await page.getByLabel(/^Password/).fill('12345');
    await page.getByLabel('Confirm password').fill('123456');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(page.getByLabel(/^Password/)).toBeFocused();

    await page.goto('/register');
    await page.getByLabel('Email').fill('actor@example.com');
    await page.getByLabel(/^Password/).fill('Short1');
    await page.getByLabel('Confirm password').fill('other');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel(/^Password/).fill('alllowercase1');
    await expect(
      page.getByText(
        'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      ),
    ).toBeVisible();
  });

  test('“Check your email” without an address leads to the signup', async ({ journey }) => {
    const page = await journey.open('visitor');
    await page.goto('/signup-success');
    await expect(page).toHaveURL(/\/signup$/);
  });
});

test.describe('log in', () => {
  test('refuses a wrong password, an unknown address and a disabled account', async ({ journey }) => {
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

  test('without a network says so and keeps what was typed', async ({ journey }) => {
    const account = await newAccount();
    const page = await journey.open('actor');
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.context().setOffline(true);
    await fillLogin(page, account);
    await expect(page.getByRole('main').getByText('You seem to be offline.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('after too many attempts says to wait, and keeps what was typed', async ({ journey }) => {
    const account = await newAccount();
    const page = await journey.open('actor');
    const refusing = await googleRefuses(
      page,
      'signInWithPassword',
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
    );
    await page.goto('/login');
    await fillLogin(page, account);
    const text = 'Too many attempts. Please wait a few minutes and try again.';
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toContainText(text);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await expect(page.getByLabel(/^Password/)).toHaveValue(account.password);
    await refusing.stop();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/my-profile$/);
  });
});

test.describe('forgotten password', () => {
  test('a mail leads to a new password, once', async ({ journey }) => {
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
    await openLink(page, link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(page.getByText(`For ${account.email}`)).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('A-new-pass-2');
    await page.getByLabel('Confirm password').fill('A-new-pass-2');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Verification Successful')).toBeVisible();
    await expect(page).toHaveURL(/\/my-profile$/);
    await logOut(page);
    await expect(page).toHaveURL(/\/login$/);

    await openLink(page, link);
    await expect(page.getByText('Authentication Error')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      page.getByRole('main').getByText('This link is invalid or has already been used.'),
    ).toBeVisible();

    await fillLogin(page, account);
    await expect(page.getByRole('main').getByText('Invalid email or password.')).toBeVisible();
    await fillLogin(page, { ...account, password: 'A-new-pass-2' });
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('an unknown address gets the same answer', async ({ journey }) => {
    const page = await journey.open('stranger');
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(newEmail('unknown'));
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await expect(
      page.getByRole('main').getByText('Password reset instructions have been sent to your email.'),
    ).toBeVisible();
  });
});

const newPhone = (): string =>
  `9${String(Date.now()).slice(-6)}${String(Math.floor(Math.random() * 900) + 100)}`;

async function codeFor(phone: string): Promise<string> {
  return (await messageTo(`+91${phone}`)).body.slice(0, 6);
}

test.describe('phone codes', () => {
  test('log in with a code', async ({ journey }) => {
    const phone = newPhone();
    const page = await journey.open('actor');
    await page.goto('/otp-verification');
    await expect(page.getByRole('heading', { name: 'Verify your phone' })).toBeVisible();
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
    await page.getByLabel('Phone number').fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(`Enter the code sent to +91${phone}`)).toBeVisible();
    await page.getByLabel('Verification code').fill('123');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Invalid OTP')).toBeVisible();
    const code = await codeFor(phone);
    await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('OTP verification failed')).toBeVisible();
    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('the alternate card goes on to a phone code, which lets the new account in', async ({ journey }) => {
    const email = newEmail('register');
    const phone = newPhone();
    const page = await journey.open('actor');
    await page.goto('/register');
    await fillSignup(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/verify-otp$/);
    await page.getByLabel('Phone number').fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Verification code').fill(await codeFor(phone));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/my-profile$/);
    // Linked, not a second account: the number now signs in to the same one.
    await page.goto('/settings');
    await expect(page.getByText(email).first()).toBeVisible();
  });
});

/** Opens the emulator's Google window from the page's button. */
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

test.describe('Google', () => {
  test('signs up in a window of its own and brings the names along', async ({ journey }) => {
    const page = await journey.open('actor');
    await serveGoogleIframes(page.context());
    await page.goto('/signup');
    await chooseGoogleAccount(
      await googleWindow(page, 'Sign up with Google'),
      'Kavya Ramesh Nair',
      newEmail('google'),
    );
    await expect(page.getByText('You have been logged in with Google successfully.')).toBeVisible();
    await expect(page).toHaveURL(/\/my-profile$/);
    await page.goto('/profile/edit');
    await expect(page.getByLabel('First name')).toHaveValue('Kavya Ramesh');
    await expect(page.getByLabel('Last name')).toHaveValue('Nair');
  });

  test('says when the window is closed, and leaves no trace of the attempt', async ({ journey }) => {
    const page = await journey.open('actor');
    await serveGoogleIframes(page.context());
    await page.goto('/login');
    const popup = await googleWindow(page, 'Continue with Google');
    await popup.close();
    await expect(page.getByText('The Google window was closed before the login was complete.')).toBeVisible({
      timeout: 20_000,
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('says when the window is blocked', async ({ journey }) => {
    const page = await journey.open('actor');
    await serveGoogleIframes(page.context());
    await page.goto('/login');
    // What a pop-up blocker does.
    await page.evaluate(() => {
      globalThis.open = () => null;
    });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByText('Your browser blocked the Google window.')).toBeVisible();
  });

  test('reports an attempt that never came back, for two minutes', async ({ journey }) => {
    const page = await journey.open('actor');
    await serveGoogleIframes(page.context());
    await page.clock.install();
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

    await googleWindow(page, 'Continue with Google');
    await page.clock.fastForward('02:01');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    await expect(stale).toHaveCount(0);
  });

  test('without Google’s script, offers the other way in', async ({ journey }) => {
    const page = await journey.open('actor');
    await page.context().route('https://apis.google.com/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(
      page.getByText('Failed to connect to Google. Please try the email authentication option.'),
    ).toBeVisible();
  });

  test('leaves for Google and comes back in the installed app', async ({ journey }) => {
    const page = await journey.open('installed app');
    await serveGoogleIframes(page.context());
    // What an installed app's window answers.
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
    await expect(page.getByText('You have been logged in with Google successfully.')).toBeVisible();
    await expect(page).toHaveURL(/\/settings$/);
  });
});

test.describe('/auth/callback', () => {
  test('says what came back and where to go on', async ({ journey }) => {
    const page = await journey.open('visitor');
    const toast = page.getByRole('alert');
    await page.goto('/auth/callback');
    await expect(page.getByText('Authentication Required')).toBeVisible();
    await expect(page.getByText('Please sign in to continue.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    await page.goto('/auth/callback?error=access_denied&error_description=The+user+said+no');
    await expect(toast.filter({ hasText: 'Authentication Error' })).toContainText('The user said no');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('The user said no');

    await page.goto('/auth/callback#error=server_error');
    await expect(toast.filter({ hasText: 'Authentication Error' })).toContainText('server_error');
    await expect(page).toHaveURL(/\/login$/);

    await page.goto('/auth/callback#error=');
    await expect(page.getByText('There was a problem with authentication.').first()).toBeVisible();

    await page.goto('/auth/callback?code=a-code-nobody-gave');
    await expect(page.getByText('Verifying your account...')).toBeVisible();
    await expect(toast.filter({ hasText: 'Authentication Failed' })).toContainText(
      'Could not complete the Google login. Please try logging in again.',
    );
    await expect(page).toHaveURL(/\/login$/);

    await page.goto('/auth/callback?mode=verifyEmail&oobCode=made-up');
    await expect(
      page.getByText('This link is invalid or has already been used. Please ask for a new one.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    await page.goto('/login?error=access_denied&error_description=From+the+query');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('From the query');
  });

  test('a link that is too old says so, and one asked for again works', async ({ journey }) => {
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

    // The Auth emulator's links never grow old; Google's do, and this is what it says then.
    const refusing = await googleRefuses(page, 'resetPassword', 'EXPIRED_OOB_CODE');
    for (const link of [verify, reset]) {
      await openLink(page, link);
      await expect(page.getByRole('alert').filter({ hasText: 'Authentication Error' })).toContainText(
        'This link has expired. Please ask for a new one.',
      );
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'This link has expired. Please ask for a new one.',
      );
    }
    await refusing.stop();
    await openLink(page, verify);
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('with a session and nothing to do, goes to the profile', async ({ journey }) => {
    const page = await journey.open('actor');
    await logIn(page, await newAccount());
    await page.goto('/auth/callback');
    await expect(page.getByText('Already Signed In')).toBeVisible();
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('confirms a change of address', async ({ journey }) => {
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

  test('takes a change of address back, and has a new password chosen', async ({ journey }) => {
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
