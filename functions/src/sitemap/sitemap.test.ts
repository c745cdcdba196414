import { expect, test, vi } from 'vitest';
import { sitemapAnswers } from './answer-sitemap.ts';
import { sitemapXml, type ListedProfile } from './sitemap.ts';

const { logProblem } = vi.hoisted(() => ({ logProblem: vi.fn() }));
vi.mock(import('../runtime/log.ts'), async (original) => ({ ...(await original()), logProblem }));

const ORIGIN = 'https://marquee.example';
const ASHA: ListedProfile = { path: '/asha', updatedAt: undefined };

test("the sitemap lists the product's pages and profiles, with addresses escaped for XML", () => {
  const xml = sitemapXml(ORIGIN, [
    { path: '/asha', updatedAt: Date.UTC(2026, 0, 2, 3, 4, 5) },
    { path: '/actor/a&<b>"\'', updatedAt: undefined },
  ]);
  expect(xml).toContain(
    '<url><loc>https://marquee.example/asha</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>',
  );
  expect(xml).toContain('<loc>https://marquee.example/actor/a&amp;&lt;b&gt;&quot;&#39;</loc>');
  expect(xml).toContain('<loc>https://marquee.example/</loc>');
});

/** Requests to a sitemap of so many profiles, and the number of its queries so far. */
function answers(profiles = 1, clock = { now: 1000 }) {
  const list = vi.fn(() => Promise.resolve(Array.from({ length: profiles }, () => ASHA)));
  const answer = sitemapAnswers(list, { origin: ORIGIN, ttl: 60, clock: () => clock.now });
  const get = (more: { hasQuery?: boolean; ifNoneMatch?: string } = {}) =>
    answer({ hasQuery: false, ifNoneMatch: undefined, ...more });
  return { list, clock, get };
}

test('requests for the sitemap read the collection once within the time to live', async () => {
  const { list, clock, get } = answers();
  const [first, second] = await Promise.all([get(), get()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await get({ ifNoneMatch: first.headers['ETag'] ?? '' })).toMatchObject({ status: 304 });
  expect(list).toHaveBeenCalledTimes(1);
  clock.now += 60;
  await get();
  expect(list).toHaveBeenCalledTimes(2);
});

test('requests for the sitemap with a query are redirected without reading', async () => {
  const { list, get } = answers();
  expect(await get({ hasQuery: true })).toMatchObject({ status: 301, headers: { Location: '/sitemap.xml' } });
  expect(list).not.toHaveBeenCalled();
});

test('an alert is raised from 45,000 profiles on, before a file is full', async () => {
  await answers(44_999).get();
  expect(logProblem).not.toHaveBeenCalled();
  await answers(45_000).get();
  expect(logProblem).toHaveBeenCalledExactlyOnceWith('sitemap nearly full', { profiles: 45_000 });
});
