// What everybody sees.
import { suiteUrl } from '../../../scripts/lib/project.ts';
import { expect, hydrated } from '../fixtures.ts';
import { moveOn } from '../in-app.ts';
import type { Screen } from './screen.ts';
import { CUT, dialog, press, withoutChunk } from './steps.ts';

const FIRESTORE = suiteUrl('firestore', '/**');

export const VISITOR_SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/' },
  {
    name: 'landing-question-open',
    path: '/#questions',
    reach: press(/Why is this free/),
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
      await hydrated(page);
      await page
        .getByRole('link', { name: /Open photo 1/ })
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'public-profile-loading',
    path: '/faqs',
    before: (page) => page.route(FIRESTORE, () => undefined),
    reach: async (page) => {
      await moveOn(page, '/meera-kulkarni');
      await expect(page.getByRole('status', { name: 'Loading the profile' })).toBeVisible();
    },
  },
  {
    name: 'public-profile-unavailable',
    path: '/faqs',
    before: (page) => page.route(FIRESTORE, (route) => route.abort()),
    reach: async (page) => {
      await moveOn(page, '/meera-kulkarni');
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    },
    provokes: CUT,
  },
  {
    name: 'public-profile-offline',
    isAlone: true,
    path: '/meera-kulkarni',
    reach: async (page) => {
      await hydrated(page);
      await page.context().setOffline(true);
      await expect(page.getByText(/^You are offline\. This is the profile/)).toBeVisible();
    },
    provokes: CUT,
  },
  { name: 'public-profile-private', path: '/farida-merchant' },
  { name: 'public-profile-missing', path: '/nobody-of-that-name' },
];
