// Every screen of the product in every state worth looking at: one table for the accessibility sweep and for
// `npm run screenshots`. A new screen, or a new state of one, is a row here.
import type { Page } from '@playwright/test';
import { expect, newAccount, newEmail } from './fixtures.ts';
import { emulatorLink, fillLogin } from './accounts.ts';
import type { Persona } from './personas.ts';
import { photographWithLocation } from './pictures.ts';

export interface Screen {
  /** The file name of its pictures and the name of its test. */
  readonly name: string;
  readonly path: string;
  /** Who looks; a visitor unless named. */
  readonly as?: Persona;
  /** From the address to the state; without it the state is the loaded page. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What has to happen before the address is opened, such as a request that must not be answered. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Still loading on purpose. */
  readonly isLoading?: true;
  /** Console errors that the state itself provokes. */
  readonly provokes?: readonly RegExp[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const press = (name: string | RegExp) => (page: Page) => button(page, name).click();

/** What the form says when it is sent as it is. */
const submit = async (page: Page): Promise<void> => {
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
};

/** Firestore never answers: what waits for data goes on waiting, and after ten seconds says so. */
const WITHOUT_DATA = {
  before: (page: Page) => page.route(/google\.firestore\.v1\.Firestore\/Listen/, () => undefined),
  isLoading: true,
  provokes: [/Could not reach Cloud Firestore backend/, /is not on this device/],
} as const;

const withoutChunk = (name: string) => (page: Page) =>
  page.route(new RegExp(`/assets/${name}-.*\\.js`), (route) => route.abort());

/** Reloads the screen with what the last one would have handed over. */
const withState = (state: Record<string, string>) => async (page: Page) => {
  await page.evaluate((usr) => history.replaceState({ usr, key: 'brought', idx: 0 }, ''), state);
  await page.reload();
};

const dialog = (page: Page) => page.getByRole('dialog');

const VISITOR: readonly Screen[] = [
  { name: 'landing', path: '/' },
  {
    name: 'landing-question-open',
    path: '/#questions',
    reach: press(/Why is this free/),
  },
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
  { name: 'signup-errors', path: '/signup', reach: submit },
  { name: 'register', path: '/register' },
  { name: 'register-errors', path: '/register', reach: submit },
  {
    name: 'signup-success',
    path: '/signup',
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
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
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
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      const { search } = new URL(await emulatorLink(email, 'PASSWORD_RESET'));
      await page.goto(`/auth/callback${search}`);
      await expect(page.getByLabel('Confirm password')).toBeVisible();
    },
  },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'faqs', path: '/faqs' },
  { name: 'faqs-open', path: '/faqs', reach: press(/Who are you/) },
  { name: 'typography-demo', path: '/typography-demo' },
  { name: 'calendar-demo', path: '/calendar-demo' },
  { name: 'not-found', path: '/no/such/page' },
  {
    name: 'error-boundary',
    path: '/faqs',
    before: withoutChunk('faqs-page'),
    reach: (page) => expect(page.getByText('Something went wrong')).toBeVisible(),
    provokes: [/ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/],
  },
  { name: 'public-profile', path: '/meera-kulkarni' },
  { name: 'public-profile-long', path: '/joseph-tharakan' },
  { name: 'public-profile-one-photo', path: '/thoi-keisham' },
  {
    name: 'public-profile-menu',
    path: '/meera-kulkarni',
    reach: (page) => page.getByLabel('Menu').first().click(),
  },
  {
    name: 'public-profile-lightbox',
    path: '/meera-kulkarni',
    reach: async (page) => {
      await page
        .getByRole('link', { name: /Open photo 1/ })
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'public-profile-private', path: '/farida-merchant' },
  { name: 'public-profile-missing', path: '/nobody-of-that-name' },
];

const SIGNED_IN: readonly Screen[] = [
  { name: 'my-profile', path: '/my-profile', as: 'actor' },
  { name: 'my-profile-private', path: '/my-profile', as: 'hidden' },
  { name: 'my-profile-new', path: '/my-profile', as: 'newcomer' },
  { name: 'my-profile-loading', path: '/my-profile', as: 'actor', ...WITHOUT_DATA },
  {
    name: 'account-menu',
    path: '/my-profile',
    as: 'actor',
    reach: async (page) => {
      await page.locator('[aria-haspopup=menu]:visible').click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  { name: 'editor', path: '/profile/edit', as: 'actor' },
  { name: 'editor-new', path: '/profile/edit', as: 'newcomer' },
  {
    name: 'editor-errors',
    path: '/profile/edit',
    as: 'newcomer',
    reach: async (page) => {
      await page.getByLabel('Website').fill('no address');
      await page.getByLabel('Minimum age').fill('40');
      await page.getByLabel('Maximum age').fill('20');
      await button(page, 'Add video').click();
      await button(page, 'Save Profile').click();
      await expect(page.getByText('First name is required')).toBeVisible();
    },
  },
  {
    name: 'editor-crop',
    path: '/profile/edit',
    as: 'newcomer',
    reach: async (page) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        button(page, 'Upload picture').click(),
      ]);
      await chooser.setFiles(await photographWithLocation());
      await expect(button(page, 'Use picture')).toBeEnabled();
    },
  },
  {
    name: 'editor-discard',
    path: '/profile/edit',
    as: 'newcomer',
    reach: async (page) => {
      await page.getByLabel('First name').fill('Asha');
      await page.getByRole('link', { name: 'Marquee, home' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'editor-loading', path: '/profile/edit', as: 'actor', ...WITHOUT_DATA },
  { name: 'notifications', path: '/notifications', as: 'actor' },
  { name: 'notifications-empty', path: '/notifications', as: 'newcomer' },
  {
    name: 'notifications-loading',
    path: '/notifications',
    as: 'actor',
    ...WITHOUT_DATA,
  },
  {
    name: 'share',
    path: '/my-profile',
    as: 'actor',
    reach: async (page) => {
      await button(page, /^Share/).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'share-code',
    path: '/my-profile',
    as: 'actor',
    reach: async (page) => {
      await button(page, /^Share/).click();
      await dialog(page).getByRole('button', { name: /QR/ }).click();
      await expect(dialog(page).getByRole('img', { name: /QR code/ })).toBeVisible();
    },
  },
  {
    name: 'share-private',
    path: '/my-profile',
    as: 'hidden',
    reach: async (page) => {
      await button(page, /^Share/).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'settings', path: '/settings', as: 'actor' },
  { name: 'settings-new', path: '/settings', as: 'newcomer' },
  {
    name: 'settings-password',
    path: '/settings',
    as: 'actor',
    reach: async (page) => {
      await button(page, 'Change password').click();
      await button(page, 'Save password').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'settings-delete',
    path: '/settings',
    as: 'newcomer',
    reach: async (page) => {
      await button(page, 'Delete my account').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'notification-test', path: '/notification-test', as: 'newcomer' },
  {
    name: 'notification-test-results',
    path: '/notification-test',
    as: 'newcomer',
    reach: async (page) => {
      await button(page, 'Diagnose System').click();
      await expect(page.getByRole('log').getByRole('listitem').last()).toContainText('trackProfileView');
    },
  },
  { name: 'public-profile-signed-in', path: '/joseph-tharakan', as: 'actor' },
  { name: 'public-profile-own-private', path: '/farida-merchant', as: 'hidden' },
];

export const SCREENS: readonly Screen[] = [...VISITOR, ...SIGNED_IN];

/** What stands in for content that is on its way; the design system's page shows some that never goes. */
const WAITING = '.MuiSkeleton-root:not([data-sample] *), .MuiCircularProgress-root:not([data-sample] *)';

/** Opens a screen and brings it to its state, with its fonts there and nothing moving. */
export async function showScreen(page: Page, { path, before, reach, isLoading }: Screen): Promise<void> {
  await before?.(page);
  await page.goto(path);
  if (isLoading) {
    await expect(page.locator('#content [role=status]').first()).toBeVisible();
    await reach?.(page);
  } else {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator(WAITING)).toHaveCount(0);
    await reach?.(page);
    await expect(page.locator(WAITING)).toHaveCount(0);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
