import { expect, test } from 'vitest';
import type { Settings } from '../../../scripts/config/settings.ts';
import { readWanted } from '../repository.ts';
import { settings } from './settings.ts';

const projectId = 'marquee-live';

const web: Settings = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA',
  VITE_FIREBASE_AUTH_DOMAIN: 'marquee.in',
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_STORAGE_BUCKET: 'marquee-live.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_SITE_ORIGIN: 'https://marquee.in',
  VITE_AUTHOR_URL: 'https://founder.in',
  VITE_DONATE_URL: 'https://founder.in/donate',
  VITE_MODERATION_EMAIL: 'moderation@marquee.in',
};

async function found(env: Settings, siteOrigin = 'https://marquee.in'): Promise<string[]> {
  const refuse = () => Promise.reject(new Error('nothing is asked here'));
  const findings = await settings({
    projectId,
    api: { get: refuse, post: refuse },
    fetch: refuse,
    wanted: {
      ...readWanted(projectId),
      env: { ...web, ...env },
      functionsEnv: { SITE_ORIGIN: siteOrigin, ENFORCE_APP_CHECK: 'true' },
    },
  });
  return findings.map(({ level, what }) => `${level}: ${what}`);
}

test('settings that are filled in are right', async () => {
  expect(await found({})).toEqual(['ok: the settings are filled in; the site is https://marquee.in']);
});

test('the site and the host of the login agree', async () => {
  expect(
    await found({ VITE_FIREBASE_AUTH_DOMAIN: 'marquee-live.firebaseapp.com' }, 'https://www.marquee.in'),
  ).toEqual([
    'missing: VITE_FIREBASE_AUTH_DOMAIN in web/.env.marquee-live is not the host of VITE_SITE_ORIGIN',
    'missing: SITE_ORIGIN is https://www.marquee.in and VITE_SITE_ORIGIN is https://marquee.in',
  ]);
});

test('an address of the site without https:// is named', async () => {
  expect(await found({}, 'marquee.in')).toContain('missing: SITE_ORIGIN is marquee.in');
  expect(await found({ VITE_SITE_ORIGIN: 'marquee.in' })).toContain(
    'missing: VITE_SITE_ORIGIN is marquee.in',
  );
});

test('who is behind the site may be left out and must not be half an address', async () => {
  expect(await found({ VITE_DONATE_URL: '', VITE_MODERATION_EMAIL: '' })).toEqual(
    expect.arrayContaining([
      'warning: the site does not show the page that accepts donations',
      'warning: the site does not show the e-mail address for appeals and reports',
    ]),
  );
  expect(await found({ VITE_AUTHOR_URL: 'founder.in', VITE_MODERATION_EMAIL: 'moderation' })).toEqual(
    expect.arrayContaining([
      'missing: VITE_AUTHOR_URL in web/.env.marquee-live is founder.in',
      'missing: VITE_MODERATION_EMAIL in web/.env.marquee-live is moderation',
    ]),
  );
});
