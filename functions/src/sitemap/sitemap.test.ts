import { describe, expect, test } from 'vitest';
import { sitemapAnswers } from './answer-sitemap.ts';
import { idRange, readSitemapPart, sitemapPartPath, sitemapParts } from './sitemap-parts.ts';
import { sitemap, type ListedProfile } from './sitemap.ts';

const ORIGIN = 'https://marquee.example';

/** So many profiles, and what was asked for. */
function source(count: number, profiles: readonly ListedProfile[] = []) {
  const asked: string[] = [];
  return {
    asked,
    count: () => {
      asked.push('count');
      return Promise.resolve(count);
    },
    list: ({ index, of }: { index: number; of: number }) => {
      asked.push(`${String(index)} of ${String(of)}`);
      return Promise.resolve([...profiles]);
    },
  };
}

describe('sitemap.xml', () => {
  test('lists screens and profiles, with nothing that could end an element', async () => {
    const xml = await sitemap(
      source(2, [
        { path: '/asha', updatedAt: Date.UTC(2026, 0, 2, 3, 4, 5) },
        { path: '/actor/a&<b>"\'', updatedAt: undefined },
      ]),
      ORIGIN,
      undefined,
    );
    expect(xml).toContain(
      '<url><loc>https://marquee.example/asha</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>',
    );
    expect(xml).toContain('<loc>https://marquee.example/actor/a&#38;&#60;b&#62;&#34;&#39;</loc>');
    expect(xml).toContain('<loc>https://marquee.example/</loc>');
  });

  test('lists its parts once the profiles are too many for one file', async () => {
    const many = source(100_000);
    const xml = await sitemap(many, ORIGIN, undefined);
    expect(xml).toContain('<sitemapindex ');
    expect(xml.match(/<loc>/g)).toHaveLength(3);
    expect(xml).toContain('<sitemap><loc>https://marquee.example/sitemap-3-of-3.xml</loc></sitemap>');
    expect(many.asked).toEqual(['count']);
  });

  test('a part is one query, and only the first has the screens', async () => {
    const asha = [{ path: '/asha', updatedAt: undefined }];
    const first = source(100_000, asha);
    expect(await sitemap(first, ORIGIN, { index: 1, of: 3 })).toContain('/signup</loc>');
    const second = source(100_000, asha);
    const xml = await sitemap(second, ORIGIN, { index: 2, of: 3 });
    expect(xml).toContain('/asha</loc>');
    expect(xml).not.toContain('/signup</loc>');
    expect([first.asked, second.asked]).toEqual([['1 of 3'], ['2 of 3']]);
  });
});

describe('parts', () => {
  test.each([
    [0, 1],
    [45_000, 1],
    [45_001, 2],
    [1_000_000, 23],
    [1e12, 1000],
  ])('%i profiles are in %i', (profiles, parts) => {
    expect(sitemapParts(profiles)).toBe(parts);
  });

  test.each([1, 2, 3, 23, 1000])('%i of them leave no id out and have none twice', (of) => {
    const ranges = Array.from({ length: of }, (_, index) => idRange({ index: index + 1, of }));
    expect(ranges[0]?.from).toBeUndefined();
    expect(ranges.at(-1)?.before).toBeUndefined();
    ranges.slice(1).forEach(({ from }, index) => {
      expect(from).toBe(ranges[index]?.before);
      expect((ranges[index]?.from ?? '') < (from ?? '')).toBe(true);
    });
  });

  test('hold about as many random ids each', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const ids = Array.from({ length: 60_000 }, () =>
      Array.from({ length: 6 }, () => letters.charAt(Math.floor(random() * 62))).join(''),
    );
    const of = 12;
    for (let index = 1; index <= of; index += 1) {
      const { from = '', before = '\uffff' } = idRange({ index, of });
      const held = ids.filter((id) => id >= from && id < before).length;
      expect(held / (ids.length / of)).toBeGreaterThan(0.9);
      expect(held / (ids.length / of)).toBeLessThan(1.1);
    }
  });

  test('are named, and no other names are taken for theirs', () => {
    expect(readSitemapPart(sitemapPartPath({ index: 2, of: 3 }).slice(1))).toEqual({ index: 2, of: 3 });
    for (const name of ['sitemap-0-of-3.xml', 'sitemap-4-of-3.xml', 'sitemap-1-of-9999.xml', 'sitemap-1.xml'])
      expect(readSitemapPart(name)).toBeUndefined();
  });
});

describe('requests', () => {
  const answers = (count: number, clock = { now: 0 }) => {
    const asked = source(count, [{ path: '/asha', updatedAt: undefined }]);
    const answer = sitemapAnswers(asked, { origin: ORIGIN, ttl: 60, clock: () => clock.now });
    const get = (path: string, more: { hasQuery?: boolean; ifNoneMatch?: string } = {}) =>
      answer({ path, hasQuery: false, ifNoneMatch: undefined, ...more });
    return { asked: asked.asked, clock, get };
  };

  test('read the collection once within the time to live, however many there are', async () => {
    const { asked, clock, get } = answers(2);
    const [first, second] = await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(asked).toEqual(['count', '1 of 1']);
    expect(await get('/sitemap.xml', { ifNoneMatch: first.headers['ETag'] ?? '' })).toMatchObject({
      status: 304,
    });
    expect(asked).toHaveLength(2);
    clock.now = 60;
    await get('/sitemap.xml');
    expect(asked).toHaveLength(4);
  });

  test('with a query are redirected without reading', async () => {
    const { asked, get } = answers(100_000);
    for (const path of ['/sitemap.xml', '/sitemap-2-of-3.xml']) {
      expect(await get(path, { hasQuery: true })).toMatchObject({ status: 301, headers: { Location: path } });
    }
    expect(asked).toEqual([]);
  });

  test('for a part get it, and for a part that the index does not name nothing', async () => {
    const { asked, get } = answers(100_000);
    expect((await get('/sitemap-2-of-3.xml')).status).toBe(200);
    for (const path of [
      '/sitemap-1-of-2.xml',
      '/sitemap-700-of-1000.xml',
      '/sitemap-1-of-1.xml',
      '/sitemap.txt',
    ]) {
      expect(await get(path)).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-store' } });
    }
    expect(asked).toEqual(['count', '2 of 3']);
    expect((await answers(2).get('/sitemap-1-of-1.xml')).status).toBe(404);
  });
});
