// Notices: offline, new version, installing.
import { fillNames } from '../editor.ts';
import { expect, OFFLINE_ERRORS } from '../fixtures.ts';
import { waitForApp, navigateInApp } from '../in-app.ts';
import type { Screen } from './screen.ts';
import { button, offerInstall, ownSite } from './steps.ts';

export const NOTICE_SCREENS: readonly Screen[] = [
  {
    name: 'offline-screen',
    isAlone: true,
    path: '/calendar-demo',
    reach: async (page) => {
      await waitForApp(page);
      // Waits for the region of the notices, which loads when the page is idle.
      await page.locator('header + [role="status"]').waitFor({ state: 'attached' });
      await page.context().setOffline(true);
      await navigateInApp(page, '/typography-demo');
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    },
    provokes: [...OFFLINE_ERRORS, /Failed to fetch dynamically imported module/],
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
  {
    name: 'notice-waiting-save',
    isAlone: true,
    path: '/profile/edit/basics',
    as: 'newcomer',
    reach: async (page) => {
      await fillNames(page);
      await page.context().setOffline(true);
      await button(page, 'Save Profile').click();
      await expect(page.getByText(/^You are offline\. We save your profile/)).toBeVisible();
      await page.getByRole('link', { name: /^Notifications/ }).click();
      await expect(page.getByText(/^Waiting for a connection/)).toBeVisible();
    },
    provokes: [...OFFLINE_ERRORS, /is not on this device/, /Failed to fetch dynamically imported module/],
  },
  {
    name: 'notice-install',
    isAlone: true,
    path: '/my-profile',
    as: 'actor',
    before: offerInstall,
    reach: (page) => expect(button(page, 'Install Marquee')).toBeVisible(),
  },
  {
    name: 'notice-update',
    path: async (page) => {
      const { address, deploy } = await ownSite(page, '/calendar-demo');
      deploy((path, body) =>
        path === '/sw.js'
          ? body.replace(/(?<="revision":")[0-9a-f]{32}(?=","url":"\/app")/, 'a'.repeat(32))
          : body,
      );
      return address;
    },
    reach: (page) => expect(button(page, 'Update now')).toBeVisible(),
    isPictureOnly: true,
  },
];
