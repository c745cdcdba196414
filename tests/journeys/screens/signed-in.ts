// The own profile, its editor, its notifications and what is shared of it.
import { expect } from '../fixtures.ts';
import { photographWithLocation } from '../pictures.ts';
import type { Screen } from './screen.ts';
import { button, CUT, dialog, withoutData } from './steps.ts';

export const SIGNED_IN_SCREENS: readonly Screen[] = [
  { name: 'my-profile', path: '/my-profile', as: 'actor' },
  { name: 'my-profile-private', path: '/my-profile', as: 'hidden' },
  { name: 'my-profile-new', path: '/my-profile', as: 'newcomer' },
  { name: 'my-profile-loading', path: '/my-profile', as: 'actor', ...withoutData('Loading your profile') },
  {
    name: 'account-menu',
    path: '/my-profile',
    as: 'actor',
    reach: async (page) => {
      await page.locator('[aria-haspopup=menu]:visible').click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  ...(['name', 'picture', 'facts', 'video', 'page'] as const).map((step): Screen => ({
    name: `welcome-${step}`,
    path: `/welcome?step=${step}`,
    as: 'actor',
  })),
  { name: 'welcome-new', path: '/welcome', as: 'newcomer' },
  { name: 'editor', path: '/profile/edit', as: 'actor' },
  { name: 'editor-new', path: '/profile/edit', as: 'newcomer' },
  ...(['photos', 'credits', 'videos', 'facts', 'skills', 'contact'] as const).map((section): Screen => ({
    name: `editor-${section}`,
    path: `/profile/edit/${section}`,
    as: 'actor',
  })),
  {
    name: 'editor-errors',
    path: '/profile/edit/videos',
    as: 'newcomer',
    reach: async (page) => {
      await page.getByLabel('Website').fill('no address');
      await button(page, 'Add video').click();
      await button(page, 'Save Profile').click();
      await expect(page.getByText('Please enter a full web address')).toBeVisible();
    },
  },
  {
    name: 'editor-crop',
    path: '/profile/edit/photos',
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
    path: '/profile/edit/basics',
    as: 'newcomer',
    reach: async (page) => {
      await page.getByLabel('First name').fill('Asha');
      await page.getByRole('link', { name: 'Marquee, home' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'editor-draft',
    path: '/profile/edit/basics',
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
  { name: 'editor-loading', path: '/profile/edit', as: 'actor', ...withoutData('Loading your profile') },
  { name: 'notifications', path: '/notifications', as: 'actor' },
  { name: 'notifications-empty', path: '/notifications', as: 'newcomer' },
  {
    name: 'notifications-loading',
    path: '/notifications',
    as: 'actor',
    ...withoutData('Loading notifications'),
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
