import { expect, test } from 'vitest';
import type { Settings } from '../../scripts/config/project-settings.ts';
import { readWanted } from '../doctor/repository.ts';
import { HEALTHY_FUNCTIONS, HEALTHY_PROJECT as projectId, HEALTHY_WEB } from './healthy-settings.ts';
import { settings } from './settings.ts';

async function found(env: Settings, functions: Settings = {}): Promise<string[]> {
  const refuse = () => Promise.reject(new Error('nothing is asked here'));
  const findings = await settings.check({
    projectId,
    api: { get: refuse, post: refuse },
    fetch: refuse,
    wanted: {
      ...readWanted(projectId),
      env: { ...HEALTHY_WEB, ...env },
      functionsEnv: { ...HEALTHY_FUNCTIONS, ...functions },
    },
  });
  return findings.map(({ level, what }) => `${level}: ${what}`);
}

test('settings that are filled in pass the check', async () => {
  expect(await found({})).toEqual(['ok: the settings are filled in; the site is https://marquee.in']);
});

test('an auth domain or an origin other than the site’s is reported', async () => {
  expect(
    await found(
      { VITE_FIREBASE_AUTH_DOMAIN: 'marquee-live.firebaseapp.com' },
      { SITE_ORIGIN: 'https://www.marquee.in' },
    ),
  ).toEqual([
    'missing: VITE_FIREBASE_AUTH_DOMAIN in web/.env.marquee-live is not the host of VITE_SITE_ORIGIN',
    'missing: SITE_ORIGIN is https://www.marquee.in and VITE_SITE_ORIGIN is https://marquee.in',
  ]);
});

test('an address of the site without https:// is reported', async () => {
  expect(await found({}, { SITE_ORIGIN: 'marquee.in' })).toContain('missing: SITE_ORIGIN is marquee.in');
  expect(await found({ VITE_SITE_ORIGIN: 'marquee.in' })).toContain(
    'missing: VITE_SITE_ORIGIN is marquee.in',
  );
});

test('a contact address that is left out is warned of, and an incomplete one is reported as missing', async () => {
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

test('settings that the privacy policy needs are reported when they are empty or invalid', async () => {
  expect(
    await found({ VITE_OPERATOR: '', VITE_GRIEVANCE_OFFICER: '', VITE_PRIVACY_EMAIL: 'privacy' }),
  ).toEqual([
    'missing: VITE_OPERATOR is missing in web/.env.marquee-live',
    'missing: VITE_GRIEVANCE_OFFICER is missing in web/.env.marquee-live',
    'missing: VITE_PRIVACY_EMAIL in web/.env.marquee-live is privacy',
  ]);
});

test('invalid settings of the mail server are reported', async () => {
  expect(
    await found({}, { SMTP_URL: 'smtp.marquee.in', MAIL_FROM: 'hello@marquee.in', MAIL_PER_MINUTE: 'many' }),
  ).toEqual([
    'missing: SMTP_URL in functions/.env.marquee-live is smtp.marquee.in',
    'missing: MAIL_FROM in functions/.env.marquee-live is hello@marquee.in',
    'missing: MAIL_PER_MINUTE in functions/.env.marquee-live is many',
  ]);
});
