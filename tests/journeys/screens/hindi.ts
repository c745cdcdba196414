import type { Screen } from './screen.ts';

/** The screens that matter most, for people who read Hindi. */
export const HINDI_SCREENS: readonly Screen[] = (
  [
    { name: 'landing', path: '/' },
    { name: 'login', path: '/login' },
    { name: 'signup', path: '/signup' },
    { name: 'terms', path: '/terms' },
    { name: 'public-profile', path: '/meera-kulkarni?lang=hi' },
    { name: 'public-profile-in-hindi', path: '/lakshmi-shrivastav?lang=hi' },
    { name: 'public-profile-private', path: '/farida-merchant?lang=hi' },
    { name: 'shortlist', path: '/hi/shortlist' },
    { name: 'my-profile', path: '/my-profile', as: 'actor' },
    { name: 'welcome', path: '/welcome?step=facts', as: 'actor' },
    { name: 'editor', path: '/profile/edit', as: 'actor' },
    { name: 'editor-facts', path: '/profile/edit/facts', as: 'actor' },
    { name: 'insights', path: '/insights', as: 'actor' },
    { name: 'notifications', path: '/notifications', as: 'actor' },
    { name: 'settings', path: '/settings', as: 'actor' },
    { name: 'settings-new', path: '/settings', as: 'newcomer' },
  ] as const
).map((screen) => ({ ...screen, name: `hindi-${screen.name}`, language: 'hi' }));
