// Screens of the owner: profile, editor, notifications, sharing.
import type { Page } from '@playwright/test';
import { cvFile } from '../cv-files.ts';
import { expect, OFFLINE_ERRORS, startLoggedIn } from '../fixtures.ts';
import { photographWithLocation } from '../picture-files.ts';
import { birthDate, newActor, notifyAlike } from '../store.ts';
import type { Screen } from './screen.ts';
import { button, dialog, FIRESTORE, withoutData } from './steps.ts';

/** Three lines: several views by a named viewer, by anonymous ones, and by somebody with a long name. */
async function newAlike(page: Page): Promise<void> {
  const actor = await newActor();
  await notifyAlike(actor.uid, 5, { viewer_id: null, viewer_name: 'Someone' });
  await notifyAlike(actor.uid, 3, {
    viewer_id: 'meera',
    viewer_name: 'Meera Kulkarni',
    viewer_is_public: true,
  });
  await notifyAlike(actor.uid, 2, {
    viewer_id: 'long',
    viewer_name: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekharan Nair',
  });
  await startLoggedIn(page, actor);
}

/** Chooses the old CV of `cvFile` that `what` describes, in the credits. */
async function chooseCv(page: Page, what: string): Promise<void> {
  await page
    .getByRole('group', { name: 'Your CV from a file' })
    .locator('input')
    .setInputFiles(await cvFile(what));
}

/** The preview loads the owner's page when it comes near the window. */
async function scrollToPreview(page: Page): Promise<void> {
  const preview = page.getByRole('region', { name: 'As visitors see it' });
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByRole('article')).toBeVisible();
}

export const SIGNED_IN_SCREENS: readonly Screen[] = [
  { name: 'my-profile', path: '/my-profile', as: 'actor', reach: scrollToPreview },
  { name: 'my-profile-private', path: '/my-profile', as: 'hidden', reach: scrollToPreview },
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
    name: 'editor-cv',
    path: '/profile/edit/credits',
    as: 'newcomer',
    reach: async (page) => {
      await chooseCv(page, 'a PDF of two columns, as Canva makes it');
      await expect(page.getByRole('checkbox', { name: 'Add all of FILMS' })).toBeChecked();
    },
  },
  {
    name: 'editor-cv-unsure',
    path: '/profile/edit/credits',
    as: 'newcomer',
    reach: async (page) => {
      await chooseCv(page, 'a PDF whose unknown headings end the block before them');
      const card = page.getByRole('region', { name: 'MIXED BAG' });
      await card.getByRole('combobox', { name: 'What each row says, in order' }).click();
      await expect(page.getByRole('option', { name: /^Role · Title/ })).toBeVisible();
    },
  },
  {
    name: 'editor-errors',
    path: '/profile/edit/videos',
    as: 'newcomer',
    reach: async (page) => {
      await page.getByLabel('Website').fill('no address');
      await button(page, 'Add video').click();
      await button(page, 'Save Profile').click();
      await expect(page.getByText('Please enter the full link')).toBeVisible();
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
    before: (page) => page.route(FIRESTORE, (route) => route.abort()),
    reach: (page) => expect(page.getByText('Error Loading Profile')).toBeVisible(),
    provokes: OFFLINE_ERRORS,
  },
  { name: 'editor-loading', path: '/profile/edit', as: 'actor', ...withoutData('Loading your profile') },
  { name: 'insights', path: '/insights', as: 'actor' },
  {
    name: 'insights-table',
    path: '/insights',
    as: 'actor',
    reach: async (page) => {
      await button(page, '90 days').click();
      await button(page, 'Show as a table').click();
      await expect(page.getByRole('table', { name: 'Views in the last 90 days by source' })).toBeVisible();
    },
  },
  {
    name: 'insights-link',
    path: '/insights',
    as: 'actor',
    reach: async (page) => {
      await button(page, 'Make a link').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'versions', path: '/versions', as: 'actor' },
  { name: 'versions-new', path: '/versions', as: 'newcomer' },
  { name: 'versions-edit', path: '/versions?edit=d4nc3rkath4k2', as: 'actor' },
  {
    name: 'versions-preview',
    path: '/versions',
    as: 'actor',
    reach: async (page) => {
      await button(page, /^Preview of /).click();
      await expect(dialog(page).getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'insights-sent',
    path: '/insights',
    as: 'actor',
    reach: async (page) => {
      await button(page, /^More: /).click();
      await page.getByRole('menuitem', { name: 'Notes and status' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'insights-new', path: '/insights', as: 'newcomer' },
  { name: 'notifications', path: '/notifications', as: 'actor' },
  {
    name: 'notifications-group',
    path: '/notifications',
    before: newAlike,
    reach: async (page) => {
      await button(page, /^Details: /).click();
      await button(page, /^More: Meera/).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
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
      await dialog(page).getByRole('button', { name: 'CV, QR code and more' }).click();
      await expect(dialog(page).getByRole('img', { name: /QR code/ })).toBeVisible();
    },
  },
  {
    name: 'share-whatsapp',
    path: '/my-profile',
    as: 'actor',
    reach: async (page) => {
      await button(page, /^Share/).click();
      await dialog(page).getByRole('button', { name: 'Edit the message' }).click();
      await expect(dialog(page).getByLabel('Message', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'share-published',
    path: '/my-profile',
    before: async (page) => {
      const actor = await newActor({ is_profile_public: false });
      await birthDate(actor.uid, '1996-04-12');
      await startLoggedIn(page, actor);
    },
    reach: async (page) => {
      await button(page, 'Make it public').click();
      await expect(dialog(page).getByRole('button', { name: 'Send on WhatsApp' })).toBeVisible();
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
