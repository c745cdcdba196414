import { expect, test } from 'vitest';
import { readWanted } from '../doctor/repository.ts';
import { fetchFrom, headersOf, healthySite, type SiteAnswer } from './healthy-site.ts';
import { liveSite } from './live-site.ts';

const projectId = 'marquee-live';
const wanted = { ...readWanted(projectId), siteOrigin: 'https://marquee.in' };

async function wrong(site: ReadonlyMap<string, SiteAnswer>): Promise<string[]> {
  const refuse = () => Promise.reject(new Error("Google's APIs are not asked here"));
  const api = { get: refuse, post: refuse };
  const findings = await liveSite.check({ projectId, api, wanted, fetch: fetchFrom(site) });
  return findings.filter(({ level }) => level === 'missing' || level === 'unknown').map(({ what }) => what);
}

test('a healthy site lacks nothing, and nothing of it is unknown', async () => {
  expect(await wrong(healthySite())).toEqual([]);
});

test.each<[string, string, SiteAnswer]>([
  [
    'the landing page (/): x-content-type-options is sniff; content-security-policy: frame-ancestors is open',
    'https://marquee.in/',
    {
      status: 200,
      headers: {
        ...headersOf('/'),
        'x-content-type-options': 'sniff',
        'content-security-policy': (headersOf('/')['content-security-policy'] ?? '').replace(
          "frame-ancestors 'none'",
          'frame-ancestors *',
        ),
      },
    },
  ],
  [
    "Firebase's login frame (/__/auth/iframe): status 200, with cross-origin-opener-policy",
    'https://marquee.in/__/auth/iframe',
    { status: 200, headers: { 'cross-origin-opener-policy': 'same-origin' } },
  ],
  [
    '/asha/ answers 200, and does not lead to /asha',
    'https://marquee.in/asha/',
    { status: 200, headers: {} },
  ],
  [
    'marquee-live.web.app does not lead to https://marquee.in',
    'https://marquee-live.web.app/nobody-has-this-name',
    { status: 404, headers: {} },
  ],
])('a fault of the site is reported: %s', async (what, url, answer) => {
  expect(await wrong(healthySite().set(url, answer))).toEqual([what]);
});

test('a default host that does not answer is reported, and the other checks still run', async () => {
  const site = healthySite();
  site.delete('https://marquee-live.firebaseapp.com/nobody-has-this-name');
  expect(await wrong(site)).toEqual(['marquee-live.firebaseapp.com does not answer']);
});

const list = (...paths: string[]): SiteAnswer => ({
  status: 200,
  headers: headersOf('/'),
  body: paths.map((path) => `<url><loc>https://marquee.in${path}</loc></url>`).join(''),
});

test('a listed profile whose address with a slash does not lead to it is reported', async () => {
  const site = healthySite()
    .set('https://marquee.in/sitemap.xml', list('/', '/asha'))
    .set('https://marquee.in/asha/', { status: 200, headers: {} });
  expect(await wrong(site)).toEqual(['/asha/ answers 200, and does not lead to /asha']);
});

test('a listed profile that was made private within the hour is passed over, and one that fails is reported', async () => {
  const site = healthySite()
    .set('https://marquee.in/sitemap.xml', list('/ravi', '/asha'))
    .set('https://marquee.in/ravi', { status: 403, headers: {} });
  expect(await wrong(site)).toEqual([]);
  site.set('https://marquee.in/ravi', { status: 503, headers: {} });
  site.set('https://marquee.in/ravi/', { status: 301, headers: { location: '/ravi' } });
  expect(await wrong(site)).toEqual([
    expect.stringMatching(/^a public page \(\/ravi\): status 503, not 200/),
  ]);
});

test('a site that does not answer is reported', async () => {
  expect(await wrong(new Map())).toEqual([
    expect.stringMatching(/^https:\/\/marquee\.in does not answer: no answer from https:/),
  ]);
});
