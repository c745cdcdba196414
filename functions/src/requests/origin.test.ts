import { expect, test } from 'vitest';
import { hostOf, siteOriginOf } from './origin.ts';

test.each([
  ['', 'https://marquee-1.web.app'],
  ['http://localhost:5000', 'http://localhost:5000'],
  ['https://marquee.example/', 'https://marquee.example'],
])('SITE_ORIGIN %j puts the site at %j', (configured, expected) => {
  expect(siteOriginOf(configured, 'marquee-1')).toBe(expected);
});

test('a request names its host by Hosting’s header, or else by its own', () => {
  const named = (headers: Readonly<Record<string, string>>) => hostOf({ get: (name) => headers[name] });
  expect(named({ 'x-forwarded-host': 'marquee.example', host: 'f.run.app' })).toBe('marquee.example');
  expect(named({ host: 'f.run.app' })).toBe('f.run.app');
  expect(named({})).toBeUndefined();
});
