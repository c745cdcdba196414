// Reports, decisions and blocked viewers, for visitors, owners and moderators.
import { expect, siteStarted } from '../fixtures.ts';
import { newReportedActor, newTakenDownActor } from '../moderators.ts';
import type { Screen } from './screen.ts';
import { button, dialog } from './steps.ts';

export const MODERATION_SCREENS: readonly Screen[] = [
  {
    name: 'public-profile-taken-down',
    path: async () => `/${(await newTakenDownActor()).username}`,
    provokes: [/status of 410/],
  },
  {
    name: 'report',
    path: '/meera-kulkarni',
    reach: async (page) => {
      await siteStarted(page);
      await page.getByRole('link', { name: 'Report this profile' }).click();
      await dialog(page).getByRole('button', { name: 'Send report' }).click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'notifications-block',
    path: '/notifications',
    as: 'actor',
    reach: async (page) => {
      await button(page, /^More: (?!Someone).* viewed your profile/).click();
      await page.getByRole('menuitem', { name: 'Block this viewer' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'moderation',
    path: async () => {
      await newReportedActor();
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
      await newReportedActor();
      return '/moderation';
    },
    as: 'moderator',
    reach: async (page) => {
      await button(page, /^Take down/).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    // Empty, unless another journey has a profile taken down at that moment.
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
];
