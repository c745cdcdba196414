import type { Page } from '@playwright/test';
import { expect, OFFLINE_ERRORS, siteStarted } from '../fixtures.ts';
import { newActor } from '../store.ts';
import type { Screen } from './screen.ts';
import { dialog, sampleLoaded, storeShortlistOnDevice, withoutChunk } from './steps.ts';

/** Opens the answer to a question. */
const open = (question: string) => (page: Page) => page.getByText(question, { exact: true }).click();

export const VISITOR_SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', reach: sampleLoaded },
  {
    name: 'landing-question-open',
    path: '/#questions',
    reach: open('Why is this free?'),
  },
  { name: 'faqs-open', path: '/faqs', reach: open('Who are you?') },
  { name: 'faqs', path: '/faqs' },
  { name: 'calendar-demo', path: '/calendar-demo' },
  { name: 'not-found', path: '/no/such/page' },
  {
    name: 'error-boundary',
    path: '/calendar-demo',
    before: withoutChunk('calendar-demo-page'),
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
      await siteStarted(page);
      await page
        .getByRole('link', { name: /Open photo 1/ })
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'public-profile-offline',
    isAlone: true,
    path: '/meera-kulkarni',
    reach: async (page) => {
      await siteStarted(page);
      await page.context().setOffline(true);
      await expect(page.getByText(/^You are offline\. This is the profile/)).toBeVisible();
    },
    provokes: OFFLINE_ERRORS,
  },
  {
    name: 'shortlist-empty',
    path: '/shortlist',
    reach: (page) => expect(page.getByText(/^Nothing here yet/)).toBeVisible(),
  },
  {
    name: 'shortlist',
    path: '/shortlist',
    before: storeShortlistOnDevice({
      'meera-kulkarni': 'Good for the sister. Ask for a tape in Marathi.',
      'joseph-tharakan': '',
      'farida-merchant': '',
    }),
    reach: async (page) => {
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
      // Loads three pages at once; the suite may have to start a functions process for each.
      await expect(page.getByText('Loading …')).toHaveCount(0);
      await expect(page.getByText('This profile is private now.')).toBeVisible();
    },
    // The browser reports the private profile's status 403.
    provokes: [/403/],
  },
  {
    name: 'shortlist-sent',
    path: '/shortlist#thoi-keisham',
    reach: async (page) => {
      await expect(page.getByText('Someone sent you this shortlist.')).toBeVisible();
      await expect(page.getByText('Loading …')).toHaveCount(0);
    },
  },
  {
    name: 'public-profile-message',
    path: async () => `/${(await newActor()).username}`,
    reach: async (page) => {
      await siteStarted(page);
      await page
        .getByRole('link', { name: /Send a message/ })
        .first()
        .click();
      await dialog(page).getByRole('button', { name: 'Send' }).click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
  { name: 'public-profile-private', path: '/farida-merchant' },
  // An unknown code, on a private profile.
  { name: 'public-profile-ended', path: '/farida-merchant/0123456789abc', provokes: [/status of 410/] },
  { name: 'public-profile-missing', path: '/nobody-of-that-name' },
];
