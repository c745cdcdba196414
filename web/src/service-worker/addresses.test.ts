import { expect, test } from 'vitest';
import { pathsRenderedBy } from '@marquee/domain/site/routes';
import { addressKind } from './addresses.ts';

test.each(pathsRenderedBy('app'))('the address %s is rendered by the app', (route) => {
  expect(addressKind(route)).toBe('app');
  expect(addressKind(`${route}/`)).toBe('app');
});

test.each(['/', '/hi', '/hi/', '/terms', '/hi/terms', '/faqs/'])(
  'the address %s is a document of the site',
  (path) => {
    expect(addressKind(path)).toBe('site');
  },
);

test.each(['/asha', '/asha/', '/Asha', '/actor/u1', '/actor/u/asha', '/profile/u1', '/%E0%A4%86', '/help'])(
  'the address %s is a profile, and never the app',
  (path) => {
    expect(addressKind(path)).toBe('profile');
  },
);

test.each([
  '/__/auth/handler',
  '/__/firebase/init.json',
  '/__',
  '/app',
  '/api/trackProfileView',
  '/api',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sw.js',
  '/index.html',
])('the address %s is not handled by the service worker', (path) => {
  expect(addressKind(path)).toBe('untouched');
});

test.each(['/a/b', '/actor/u/asha/more', '/profile/u1/more', '/notifications/x', '/assets/app.js'])(
  'the kind of the address %s, which is no page, is ‘elsewhere’',
  (path) => {
    expect(addressKind(path)).toBe('elsewhere');
  },
);
