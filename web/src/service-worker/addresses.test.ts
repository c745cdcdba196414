import { expect, test } from 'vitest';
import { pathsRenderedBy } from '@marquee/domain/site/routes';
import { addressKind } from './addresses.ts';

test.each(pathsRenderedBy('app'))(
  'the kind of the address %s, with a slash at its end or not, is ‘app’',
  (route) => {
    expect(addressKind(route)).toBe('app');
    expect(addressKind(`${route}/`)).toBe('app');
  },
);

test.each(['/', '/hi', '/hi/', '/terms', '/hi/terms', '/faqs/'])(
  'the kind of the address %s is ‘site’',
  (path) => {
    expect(addressKind(path)).toBe('site');
  },
);

test.each(['/asha', '/asha/', '/Asha', '/actor/u1', '/actor/u/asha', '/profile/u1', '/%E0%A4%86', '/help'])(
  'the kind of the address %s is ‘profile’',
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
])('the kind of the address %s is ‘untouched’', (path) => {
  expect(addressKind(path)).toBe('untouched');
});

test.each(['/a/b', '/actor/u/asha/more', '/profile/u1/more', '/notifications/x', '/assets/app.js'])(
  'the kind of the address %s, which is no page, is ‘elsewhere’',
  (path) => {
    expect(addressKind(path)).toBe('elsewhere');
  },
);
