import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap.ts';

test('lists screens and profiles, with nothing that could end an element', () => {
  const xml = sitemapXml('https://marquee.example', [
    { path: '/asha', updatedAt: Date.UTC(2026, 0, 2, 3, 4, 5) },
    { path: '/actor/a&<b>"\'', updatedAt: undefined },
  ]);
  expect(xml).toContain(
    '<url><loc>https://marquee.example/asha</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>',
  );
  expect(xml).toContain('<loc>https://marquee.example/actor/a&#38;&#60;b&#62;&#34;&#39;</loc>');
  expect(xml).toContain('<loc>https://marquee.example/</loc>');
});
