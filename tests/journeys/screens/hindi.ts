import { expect } from '../fixtures.ts';
import type { Screen } from './screen.ts';
import { sampleLoaded, storeShortlistOnDevice } from './steps.ts';

/** The screens that matter most, for people who read Hindi. */
export const HINDI_SCREENS: readonly Screen[] = (
  [
    { name: 'landing', path: '/', reach: sampleLoaded },
    { name: 'login', path: '/login' },
    { name: 'signup', path: '/signup' },
    { name: 'terms', path: '/terms' },
    { name: 'public-profile', path: '/meera-kulkarni?lang=hi' },
    { name: 'public-profile-in-hindi', path: '/lakshmi-shrivastav?lang=hi' },
    { name: 'public-profile-private', path: '/farida-merchant?lang=hi' },
    {
      name: 'shortlist',
      path: '/hi/shortlist',
      before: storeShortlistOnDevice({
        'lakshmi-shrivastav': 'बहन की भूमिका के लिए अच्छी।',
        'meera-kulkarni': '',
      }),
      reach: async (page) => {
        await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
        await expect(page.getByText('लोड हो रहा है')).toHaveCount(0);
      },
    },
    { name: 'shortlist-empty', path: '/hi/shortlist' },
    { name: 'my-profile', path: '/my-profile', as: 'actor' },
    {
      name: 'whatsapp-pack',
      path: '/my-profile',
      as: 'actor',
      reach: async (page) => {
        await page.getByRole('button', { name: 'प्रोफ़ाइल शेयर करें' }).first().click();
        await page.getByRole('button', { name: 'संदेश बदलें' }).click();
        await expect(page.getByLabel('संदेश', { exact: true })).toBeVisible();
      },
    },
    { name: 'welcome', path: '/welcome?step=facts', as: 'actor' },
    { name: 'editor', path: '/profile/edit', as: 'actor' },
    { name: 'editor-facts', path: '/profile/edit/facts', as: 'actor' },
    { name: 'insights', path: '/insights', as: 'actor' },
    { name: 'versions-edit', path: '/versions?edit=d4nc3rkath4k2', as: 'actor' },
    { name: 'notifications', path: '/notifications', as: 'actor' },
    { name: 'settings', path: '/settings', as: 'actor' },
    { name: 'settings-new', path: '/settings', as: 'newcomer' },
  ] satisfies Screen[]
).map((screen) => ({ ...screen, name: `hindi-${screen.name}`, language: 'hi' }));
