// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { ASSETS, SAMPLE_PROFILE } from '../profile/sample-profile.ts';
import { renderFixedPages } from './render-fixed-pages.tsx';
import { renderPublicPage, renderReportAnswer } from './render-public-page.tsx';

const PLACE = { origin: 'https://marquee.example', path: '/asha-rao' };

afterEach(() => vi.unstubAllEnvs());

function set(author: string, donate: string, email: string): void {
  vi.stubEnv('VITE_AUTHOR_URL', author);
  vi.stubEnv('VITE_DONATE_URL', donate);
  vi.stubEnv('VITE_MODERATION_EMAIL', email);
}

/** The HTML of the site's pages that name people or companies behind the product. */
const pages = (): string =>
  [
    ...renderFixedPages({ origin: '', samples: { en: '/s-en', hi: '/s-hi' } }, ASSETS).map(
      ({ html }) => html,
    ),
    renderPublicPage({ outcome: { outcome: 'public', profile: SAMPLE_PROFILE }, ...PLACE }, ASSETS),
    renderPublicPage(
      {
        outcome: {
          outcome: 'own',
          profile: { ...SAMPLE_PROFILE, taken_down: { reason: 'other', at: 0 } },
        },
        ...PLACE,
      },
      ASSETS,
    ),
    renderReportAnswer('limited', PLACE, ASSETS),
  ].join('\n');

test('the pages of a deployment that names nobody have no link to people, no mail address and no empty link', () => {
  set('', '', '');
  const html = pages();
  expect(html).not.toMatch(/href=""|mailto:|Donate|डोनेशन दे/);
  expect(html).not.toContain("Visit the founder's website");
  expect(html).toContain('Please try again tomorrow.');
});

test('the privacy policy names the data controller, the grievance officer and the companies that process data', () => {
  set('', '', '');
  vi.stubEnv('VITE_OPERATOR', 'Asha Films, 1 Sample Road, Mumbai');
  vi.stubEnv('VITE_PRIVACY_EMAIL', 'privacy@marquee.in');
  vi.stubEnv('VITE_GRIEVANCE_OFFICER', 'Meera Kulkarni');
  vi.stubEnv('VITE_MAIL_PROVIDER', 'Example Mail Ltd.');
  vi.stubEnv('VITE_APP_CHECK_KEY', '');
  const without = pages();
  for (const name of [
    'Asha Films, 1 Sample Road, Mumbai decides what is stored',
    'Meera Kulkarni, privacy@marquee.in',
    'Example Mail Ltd.: sends our emails',
    'Example Mail Ltd.: हमारे ईमेल',
    'in weekly backups for 13 weeks',
    'हफ़्ते के बैकअप की 13 हफ़्ते',
  ])
    expect(without).toContain(name);
  expect(without).not.toMatch(/\{\{(operator|email|officer|mailProvider)|reCAPTCHA/);
  vi.stubEnv('VITE_APP_CHECK_KEY', 'a-key');
  expect(pages()).toContain('Google reCAPTCHA');
});

test('the pages of a deployment that names its people link to them', () => {
  set('https://founder.in', 'https://founder.in/give', 'moderation@marquee.in');
  const html = pages();
  for (const link of [
    'href="https://founder.in"',
    'href="https://founder.in/give"',
    'mailto:moderation@marquee.in',
    'डोनेशन देकर साथ दें',
  ])
    expect(html).toContain(link);
  expect(html).toContain('Please write to moderation@marquee.in instead.');
});
