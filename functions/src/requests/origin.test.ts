import { expect, test } from 'vitest';
import { siteOriginOf } from './origin.ts';

test.each([
  ['', 'https://marquee-1.web.app'],
  ['http://localhost:5000', 'http://localhost:5000'],
  ['https://marquee.example/', 'https://marquee.example'],
])('SITE_ORIGIN %j puts the site at %j', (configured, expected) => {
  expect(siteOriginOf(configured, 'marquee-1')).toBe(expected);
});
