import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sitemapAnswers } from './answer-sitemap.ts';
import {
  ALL_IDS,
  readSitemapPart,
  SITEMAP_LIMIT,
  sitemapPartPath,
  sitemapParts,
  type IdRange,
} from './sitemap-parts.ts';
import { sitemap, type ListedProfile } from './sitemap.ts';

const ORIGIN = 'https://marquee.example';
const ASHA: ListedProfile = { path: '/asha', updatedAt: undefined };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Ids like those that Firebase makes, the same in each run. */
function firebaseIds(count: number): string[] {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, () =>
    Array.from({ length: 6 }, () => LETTERS.charAt(Math.floor(random() * 62))).join(''),
  );
}

const uuids = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

const within = (ids: readonly string[], { from = '', before }: IdRange): string[] =>
  ids.filter((id) => id >= from && (before === undefined || id < before));

const partsOf = (ids: readonly string[]) =>
  sitemapParts((range) => Promise.resolve(within(ids, range).length));

describe('sitemap.xml', () => {
  test("the sitemap lists the product's pages and profiles, with addresses escaped for XML", async () => {
    const profiles = [
      { path: '/asha', updatedAt: Date.UTC(2026, 0, 2, 3, 4, 5) },
      { path: '/actor/a&<b>"\'', updatedAt: undefined },
    ];
    const xml = await sitemap(() => Promise.resolve(profiles), ORIGIN, [ALL_IDS]);
    expect(xml).toContain(
      '<url><loc>https://marquee.example/asha</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>',
    );
    expect(xml).toContain('<loc>https://marquee.example/actor/a&amp;&lt;b&gt;&quot;&#39;</loc>');
    expect(xml).toContain('<loc>https://marquee.example/</loc>');
  });

  const PARTS: readonly IdRange[] = [
    { from: undefined, before: 'V000' },
    { from: 'V000', before: undefined },
  ];

  test('the sitemap lists its parts once the profiles are too many for one file', async () => {
    const xml = await sitemap(() => Promise.reject(new Error('not needed')), ORIGIN, PARTS);
    expect(xml).toContain('<sitemapindex ');
    expect(xml.match(/<loc>/g)).toHaveLength(2);
    expect(xml).toContain('<sitemap><loc>https://marquee.example/sitemap-2-of-2.xml</loc></sitemap>');
  });

  test("a part of the sitemap takes one query, and only the first has the product's own pages", async () => {
    const asked: IdRange[] = [];
    const list = (range: IdRange) => {
      asked.push(range);
      return Promise.resolve([ASHA]);
    };
    expect(await sitemap(list, ORIGIN, PARTS, 1)).toContain('/signup</loc>');
    const xml = await sitemap(list, ORIGIN, PARTS, 2);
    expect(xml).toContain('/asha</loc>');
    expect(xml).not.toContain('/signup</loc>');
    expect(asked).toEqual(PARTS);
  });
});

test.each([0, 2, 45_000])('a sitemap of %i profiles has one part', async (count) => {
  expect(await sitemapParts(() => Promise.resolve(count))).toEqual([ALL_IDS]);
});

test.each([
  ['60,000 imported accounts', uuids(60_000)],
  ['150,000 imported accounts', uuids(150_000)],
  ['150,000 accounts of Firebase', firebaseIds(150_000)],
  ['accounts of both', [...uuids(60_000), ...firebaseIds(60_000)]],
])(
  'parts of the sitemap hold %s, each account once, and stay below the limit of a file',
  async (_name, ids) => {
    const parts = await partsOf(ids);
    expect(parts.length).toBeLessThan(ids.length / 10_000);
    expect(parts.flatMap((range) => within(ids, range)).toSorted()).toEqual(ids.toSorted());
    const sizes = parts.map((range) => within(ids, range).length);
    expect(Math.max(...sizes)).toBeLessThan(SITEMAP_LIMIT);
  },
);

test('ids that begin alike stay in one part of the sitemap, even if they are too many for one', async () => {
  const same = Array.from({ length: 50_000 }, (_, index) => `same-${String(index)}`);
  expect(await partsOf([...same, 'other'])).toHaveLength(2);
});

test('the name of a sitemap part is read, and other names are refused', () => {
  expect(readSitemapPart(sitemapPartPath({ index: 2, of: 3 }).slice(1))).toEqual({ index: 2, of: 3 });
  for (const name of ['sitemap-0-of-3.xml', 'sitemap-4-of-3.xml', 'sitemap-1-of-99999.xml', 'sitemap-1.xml'])
    expect(readSitemapPart(name)).toBeUndefined();
});

describe('requests for the sitemap', () => {
  /** Requests to a sitemap of profiles with these ids, and the number of its queries so far. */
  const answers = (ids: readonly string[], clock = { now: 1000 }) => {
    const asked = { counts: 0, lists: 0 };
    const source = {
      count: (range: IdRange) => {
        asked.counts += 1;
        return Promise.resolve(within(ids, range).length);
      },
      list: () => {
        asked.lists += 1;
        return Promise.resolve([ASHA]);
      },
    };
    const answer = sitemapAnswers(source, { origin: ORIGIN, ttl: 60, clock: () => clock.now });
    const get = (path: string, more: { hasQuery?: boolean; ifNoneMatch?: string } = {}) =>
      answer({ path, hasQuery: false, ifNoneMatch: undefined, ...more });
    return { asked, clock, get };
  };
  const FEW = ['a', 'b'];
  /** So many profiles that the sitemap has four parts. */
  const MANY = firebaseIds(100_000);

  test('requests for the sitemap read the collection once within the time to live', async () => {
    const { asked, clock, get } = answers(FEW);
    const [first, second] = await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(asked).toEqual({ counts: 1, lists: 1 });
    expect(await get('/sitemap.xml', { ifNoneMatch: first.headers['ETag'] ?? '' })).toMatchObject({
      status: 304,
    });
    expect(asked).toEqual({ counts: 1, lists: 1 });
    clock.now += 60;
    await get('/sitemap.xml');
    expect(asked).toEqual({ counts: 2, lists: 2 });
  });

  test('requests for the sitemap with a query are redirected without reading', async () => {
    const { asked, get } = answers(MANY);
    for (const path of ['/sitemap.xml', '/sitemap-2-of-4.xml']) {
      expect(await get(path, { hasQuery: true })).toMatchObject({ status: 301, headers: { Location: path } });
    }
    expect(asked).toEqual({ counts: 0, lists: 0 });
  });

  test('a request for a part that the index names gets it, and any other request gets 404', async () => {
    const { asked, get } = answers(MANY);
    expect((await get('/sitemap.xml')).body).toContain('/sitemap-4-of-4.xml</loc>');
    expect((await get('/sitemap-2-of-4.xml')).status).toBe(200);
    for (const path of [
      '/sitemap-1-of-2.xml',
      '/sitemap-700-of-1000.xml',
      '/sitemap-1-of-1.xml',
      '/sitemap.txt',
    ]) {
      expect(await get(path)).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-store' } });
    }
    // Counts of the whole, of its halves, and of their halves.
    expect(asked).toEqual({ counts: 7, lists: 1 });
    expect((await answers(FEW).get('/sitemap-1-of-1.xml')).status).toBe(404);
  });
});
