// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { SAMPLE_PROFILE } from '../profile/testing.ts';
import { renderFixedPages } from './render-fixed-pages.tsx';
import { renderPublicPage, renderReportAnswer } from './render-public-page.tsx';

const ASSETS = { css: '', fonts: '', script: '/assets/start-site.js' };
const PLACE = { origin: 'https://marquee.example', path: '/asha-rao' };

afterEach(() => vi.unstubAllEnvs());

function set(author: string, donate: string, email: string): void {
  vi.stubEnv('VITE_AUTHOR_URL', author);
  vi.stubEnv('VITE_DONATE_URL', donate);
  vi.stubEnv('VITE_MODERATION_EMAIL', email);
}

/** Every page of the site that names somebody behind it. */
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

test('a deployment that names nobody shows no link, no address and no empty text', () => {
  set('', '', '');
  const html = pages();
  expect(html).not.toMatch(/href=""|mailto:|Donate|डोनेशन दे/);
  expect(html).not.toContain("Visit the founder's website");
  expect(html).toContain('Please try again tomorrow.');
});

test('a deployment that names its people links to them', () => {
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
