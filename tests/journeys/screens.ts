// Every screen of the product in every state worth looking at: one table for the accessibility sweep and for
// `npm run screenshots`. A new screen, or a new state of one, is a row here.
import type { Page } from '@playwright/test';
import type { Language } from '../../web/src/i18n/languages.ts';
import { emulatorLink, fillLogin } from './accounts.ts';
import { deployment } from './deployment.ts';
import { fillNames } from './editor.ts';
import { expect, logIn, newAccount, newEmail, PASSWORD } from './fixtures.ts';
import { newReported, newTakenDown } from './moderators.ts';
import type { Persona } from './personas.ts';
import { photographWithLocation } from './pictures.ts';

export interface Screen {
  /** The file name of its pictures and the name of its test. */
  readonly name: string;
  /** Its address, or what makes one. */
  readonly path: string | ((page: Page) => Promise<string>);
  /** Who looks; a visitor unless named. */
  readonly as?: Persona;
  /** From the address to the state; without it the state is the loaded page. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What has to happen before the address is opened, such as a request that must not be answered. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Still loading on purpose. */
  readonly isLoading?: true;
  /** English unless named. In another language the sweep only looks whether everything fits: the parts are the same. */
  readonly language?: Language;
  /** Only for pictures, since it takes long to reach and the sweep would find nothing new there; with a service worker. */
  readonly isPictureOnly?: true;
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

/** What the browser and Firestore say once the connection is cut. */
const CUT = [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/, /Could not reach Cloud Firestore backend/];

/** The browser offers to install the app, which one without a window does not. */
const offersToInstall = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('marquee.install-offer', 'due');
    addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve({ outcome: 'accepted' }) }));
    });
  });

/** A site of the page's own, with the service worker in charge of it; leads to `path`. */
async function ownSite(page: Page, path: string) {
  const { close, ...site } = await deployment();
  page.context().on('close', () => void close());
  await page.goto(`${site.origin}/faqs`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return { ...site, address: site.origin + path };
}

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
  {
    name: 'offline-screen',
    path: '/faqs',
    reach: async (page) => {
      await page.context().setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    },
    provokes: [...CUT, /Failed to fetch dynamically imported module/],
  },
  {
    name: 'offline-page',
    path: async (page) => {
      const { takeDown, address } = await ownSite(page, '/nobody-of-that-name');
      await page.context().setOffline(true);
      await takeDown();
      return address;
    },
    isPictureOnly: true,
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
  {
    name: 'public-profile-taken-down',
    path: async () => `/${(await newTakenDown()).username}`,
    provokes: [/status of 410/],
  },
  {
    name: 'report',
    path: '/meera-kulkarni',
    reach: async (page) => {
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'Report this profile' }).click();
      await dialog(page).getByRole('button', { name: 'Send report' }).click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
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
  {
    name: 'editor-draft',
    path: '/profile/edit',
    as: 'newcomer',
    reach: async (page) => {
      await page.getByLabel('First name').fill('Asha');
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Asha');
      await page.reload();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'editor-load-error',
    path: '/profile/edit',
    as: 'actor',
    before: (page) => page.route(/google\.firestore\.v1\.Firestore\/Listen/, (route) => route.abort()),
    reach: (page) => expect(page.getByText('Error Loading Profile')).toBeVisible(),
    provokes: CUT,
  },
  { name: 'editor-loading', path: '/profile/edit', as: 'actor', ...WITHOUT_DATA },
  { name: 'notifications', path: '/notifications', as: 'actor' },
  { name: 'notifications-empty', path: '/notifications', as: 'newcomer' },
  {
    name: 'notifications-block',
    path: '/notifications',
    as: 'actor',
    reach: async (page) => {
      await button(page, /^More: (?!Someone)/).click();
      await page.getByRole('menuitem', { name: 'Block this viewer' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
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
  { name: 'settings-blocked', path: '/settings', as: 'moderator' },
  {
    name: 'settings-email',
    path: '/settings',
    as: 'actor',
    reach: async (page) => {
      await button(page, 'Change e-mail').click();
      await button(page, 'Send link').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'settings-phone',
    path: '/settings',
    as: 'newcomer',
    reach: async (page) => {
      await button(page, 'Link phone').click();
      await button(page, 'Send code').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'settings-phone-code',
    path: '/settings',
    as: 'newcomer',
    reach: async (page) => {
      await button(page, 'Link phone').click();
      await page.getByLabel('Phone number').fill(`+9198${String(Date.now()).slice(-8)}`);
      await button(page, 'Send code').click();
      await expect(page.getByLabel('Code')).toBeVisible();
    },
  },
  {
    name: 'settings-download',
    path: '/settings',
    as: 'actor',
    before: (page) => page.route('**/api/exportData', () => undefined),
    reach: async (page) => {
      await button(page, 'Download my data').click();
      await expect(page.getByRole('progressbar', { name: 'Collecting your data…' })).toBeVisible();
    },
    isLoading: true,
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
  {
    name: 'settings-deleted',
    path: '/login',
    reach: async (page) => {
      await logIn(page, await newAccount());
      await page.goto('/settings');
      await button(page, 'Delete my account').click();
      await dialog(page).getByLabel('Your password').fill(PASSWORD);
      await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
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
  {
    name: 'moderation',
    path: async () => {
      await newReported();
      return '/moderation';
    },
    as: 'moderator',
    reach: async (page) => {
      await expect(button(page, 'Show reports')).toBeVisible();
      await button(page, 'Show reports').click();
      await expect(page.getByText(/^This is not Vikram/).first()).toBeVisible();
    },
  },
  {
    name: 'moderation-decision',
    path: async () => {
      await newReported();
      return '/moderation';
    },
    as: 'moderator',
    reach: async (page) => {
      await button(page, /^Take down/).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    // Empty, unless a journey has something taken down just then.
    name: 'moderation-taken-down',
    path: '/moderation',
    as: 'moderator',
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Taken down' }).click();
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'moderation-refused',
    path: '/moderation',
    as: 'newcomer',
    reach: (page) => expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible(),
  },
  {
    name: 'notice-waiting-save',
    path: '/profile/edit',
    as: 'newcomer',
    reach: async (page) => {
      await fillNames(page);
      await page.context().setOffline(true);
      await button(page, 'Save Profile').click();
      await expect(page.getByText(/^You are offline\. Your profile will be saved/)).toBeVisible();
      await page.getByRole('link', { name: 'Marquee, home' }).click();
      await expect(page.getByText(/^Waiting for connection/)).toBeVisible();
    },
    provokes: [...CUT, /is not on this device/],
  },
  {
    name: 'notice-install',
    path: '/my-profile',
    as: 'actor',
    before: offersToInstall,
    reach: (page) => expect(button(page, 'Install Marquee')).toBeVisible(),
  },
  {
    name: 'notice-update',
    path: async (page) => {
      const { address, deploy } = await ownSite(page, '/faqs');
      deploy((path, body) =>
        path === '/sw.js'
          ? body.replace(/(?<="revision":")[0-9a-f]{32}(?=","url":"\/")/, 'a'.repeat(32))
          : body,
      );
      return address;
    },
    reach: (page) => expect(button(page, 'Update now')).toBeVisible(),
    isPictureOnly: true,
  },
];

/** The screens that matter most, for people who read Hindi. */
const HINDI: readonly Screen[] = (
  [
    { name: 'landing', path: '/' },
    { name: 'login', path: '/login' },
    { name: 'signup', path: '/signup' },
    { name: 'terms', path: '/terms' },
    { name: 'public-profile', path: '/meera-kulkarni?lang=hi' },
    { name: 'my-profile', path: '/my-profile', as: 'actor' },
    { name: 'editor', path: '/profile/edit', as: 'actor' },
    { name: 'notifications', path: '/notifications', as: 'actor' },
    { name: 'settings', path: '/settings', as: 'actor' },
    { name: 'settings-new', path: '/settings', as: 'newcomer' },
  ] as const
).map((screen) => ({ ...screen, name: `hindi-${screen.name}`, language: 'hi' }));

export const SCREENS: readonly Screen[] = [...VISITOR, ...SIGNED_IN, ...HINDI];

/** What stands in for content that is on its way; the design system's page shows some that never goes. */
const WAITING = '.MuiSkeleton-root:not([data-sample] *), .MuiCircularProgress-root:not([data-sample] *)';

/** Opens a screen and brings it to its state, with its fonts there and nothing moving. */
export async function showScreen(page: Page, { path, before, reach, isLoading }: Screen): Promise<void> {
  await before?.(page);
  await page.goto(typeof path === 'string' ? path : await path(page));
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
