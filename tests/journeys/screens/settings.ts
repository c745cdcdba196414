// Settings, and what opens in them.
import { expect, newAccount, PASSWORD, startLoggedIn } from '../fixtures.ts';
import type { Screen } from './screen.ts';
import { button, dialog } from './steps.ts';

export const SETTINGS_SCREENS: readonly Screen[] = [
  { name: 'settings', path: '/settings', as: 'actor' },
  { name: 'settings-new', path: '/settings', as: 'newcomer' },
  ...(['link', 'notifications', 'app', 'account'] as const).map((group): Screen => ({
    name: `settings-${group}`,
    path: `/settings/${group}`,
    as: 'actor',
  })),
  {
    name: 'settings-password',
    path: '/settings/account',
    as: 'actor',
    reach: async (page) => {
      await button(page, 'Change password').click();
      await button(page, 'Save password').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  { name: 'settings-blocked', path: '/settings/privacy', as: 'moderator' },
  {
    name: 'settings-email',
    path: '/settings/account',
    as: 'actor',
    reach: async (page) => {
      await button(page, 'Change email').click();
      await button(page, 'Send link').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'settings-phone',
    path: '/settings/account',
    as: 'newcomer',
    reach: async (page) => {
      await button(page, 'Link phone').click();
      await button(page, 'Send code').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'settings-phone-code',
    path: '/settings/account',
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
    path: '/settings/account',
    as: 'actor',
    before: (page) => page.route('**/api/exportData', () => undefined),
    reach: async (page) => {
      await button(page, 'Download my data').click();
      await expect(page.getByRole('progressbar', { name: 'Collecting your data…' })).toBeVisible();
    },
  },
  {
    name: 'settings-yesterday',
    path: '/settings/account',
    as: 'actor',
    reach: async (page) => {
      await button(page, 'See what would change').click();
      await expect(dialog(page).getByText('Introduction')).toBeVisible();
    },
  },
  {
    name: 'settings-delete',
    path: '/settings/account',
    as: 'newcomer',
    reach: async (page) => {
      await button(page, 'Delete my account').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'settings-deleted',
    isAlone: true,
    path: '/settings/account',
    before: async (page) => startLoggedIn(page, await newAccount()),
    reach: async (page) => {
      await button(page, 'Delete my account').click();
      await dialog(page).getByLabel('Your password').fill(PASSWORD);
      await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
    },
  },
];
