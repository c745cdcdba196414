// Account screens: login, sign-up, passwords.
import { emulatorLink, fillLogin } from '../accounts.ts';
import { expect, newAccount, newEmail } from '../fixtures.ts';
import type { Screen } from './screen.ts';
import { submit, withState } from './steps.ts';

export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'login-errors', path: '/login', reach: submit },
  {
    name: 'login-refused',
    path: '/login',
    reach: async (page) => {
      await fillLogin(page, { email: 'nobody@example.com', password: 'wrong-password' });
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  { name: 'signup', path: '/signup' },
  { name: 'register', path: '/register' },
  { name: 'signup-errors', path: '/signup', reach: submit },
  { name: 'register-errors', path: '/register', reach: submit },
  {
    name: 'signup-success',
    // Without an e-mail address in the navigation state, the page redirects to /signup.
    path: '/signup-success',
    reach: async (page) => {
      const email = 'a.rather.long.address.for.a.small.screen@example.com';
      await page.evaluate(
        (usr) => history.replaceState({ usr, key: 'brought', idx: 0 }, '', '/signup-success'),
        { email },
      );
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    },
  },
  { name: 'verify-otp', path: '/verify-otp' },
  { name: 'verify-otp-errors', path: '/verify-otp', reach: submit },
  {
    name: 'verify-otp-code',
    path: '/verify-otp',
    reach: async (page) => {
      await withState({ phone: `+9198${String(Date.now()).slice(-8)}` })(page);
      await expect(page.getByLabel('Code')).toBeVisible();
    },
  },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    reach: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.locator('form button[type=submit]').click();
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    },
  },
  {
    name: 'callback-working',
    path: '/auth/callback?mode=verifyEmail&oobCode=waiting',
    before: (page) => page.route(/identitytoolkit/, () => undefined),
    isLoading: true,
    reach: (page) => expect(page.getByText('Verifying your account...')).toBeVisible(),
  },
  {
    name: 'callback-error',
    path: '/auth/callback?error=access_denied&error_description=The+user+said+no',
    reach: (page) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
  },
  {
    name: 'callback-required',
    path: '/auth/callback',
    reach: (page) => expect(page.getByText('Authentication Required')).toBeVisible(),
  },
  {
    name: 'callback-new-password',
    path: '/forgot-password',
    reach: async (page) => {
      const { email } = await newAccount({ email: newEmail('reset') });
      await page.getByLabel('Email').fill(email);
      await page.locator('form button[type=submit]').click();
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
      const { search } = new URL(await emulatorLink(email, 'PASSWORD_RESET'));
      await page.goto(`/auth/callback${search}`);
      await expect(page.getByLabel('Confirm password')).toBeVisible();
    },
  },
];
