import { expect, test } from 'vitest';
import {
  addressesOf,
  ALL_ROUTES,
  documentPath,
  needsSession,
  pathsRenderedBy,
  profilePath,
  RESERVED_WORDS,
  routeAt,
  serviceOf,
  siteFile,
  withoutTrailingSlash,
} from './routes.ts';

test.each([
  ['/', 'home'],
  ['/hi', 'home'],
  ['/terms/', 'terms'],
  ['/hi/terms', 'terms'],
  ['/notifications', 'notifications'],
  ['/notifications//', 'notifications'],
  ['/asha', 'byUsername'],
  ['/asha/0123456789abc', 'namedLink'],
  ['/asha/cv.pdf', 'cv'],
  ['/asha/0123456789abc/photos.pdf', 'contactSheetByLink'],
  ['/actor/u1', 'actorById'],
  ['/asha/0123456789ab', undefined],
  ['/asha/rao/x', undefined],
  ['asha', undefined],
])('the address %s is that of the route %s', (pathname, name) => {
  expect(routeAt(pathname)?.name).toBe(name);
});

test('a slash at the end of a path is left out, but for the path that is one', () => {
  expect(['/', '//', '/asha/', '/asha', ''].map(withoutTrailingSlash)).toEqual([
    '/',
    '/',
    '/asha',
    '/asha',
    '',
  ]);
});

test('a session is needed for the pages of accounts and moderators alone', () => {
  expect(
    (['anybody', 'signed-out', 'signed-in', 'moderator'] as const).map((access) => needsSession({ access })),
  ).toEqual([false, false, true, true]);
});

test('paths are listed by what renders them, and a page of the site has an address in each language', () => {
  const pdf = pathsRenderedBy('pdf');
  expect(pdf).toContain('/:username/cv.pdf');
  expect(pdf.every((path) => path.endsWith('.pdf'))).toBe(true);
  expect(pathsRenderedBy('app', 'site', 'function', 'pdf')).toHaveLength(ALL_ROUTES.length);
  const terms = ALL_ROUTES.find(({ path }) => path === '/terms');
  expect(terms && addressesOf(terms)).toEqual(['/terms', '/hi/terms']);
  expect([siteFile('/', 'en'), siteFile('/', 'hi'), siteFile('/terms', 'hi')]).toEqual([
    'index.html',
    'hi.html',
    'hi/terms.html',
  ]);
});

test('an endpoint without a service of its own is the api’s', () => {
  expect([serviceOf('exportData'), serviceOf('profileCard'), serviceOf('trackProfileView')]).toEqual([
    'api',
    'drawings',
    'views',
  ]);
});

test('the path of a profile’s PDF is below the profile’s, or below the named link’s', () => {
  const asha = { id: 'u/1', username: 'asha' };
  expect(documentPath(asha, 'cv')).toBe('/asha/cv.pdf');
  expect(documentPath(asha, 'contactSheet', '0123456789abc')).toBe('/asha/0123456789abc/photos.pdf');
  expect(profilePath({ ...asha, username: '' })).toBe('/actor/u%2F1');
});

test('no reserved word is empty or stands twice', () => {
  expect(RESERVED_WORDS).not.toContain('');
  expect(new Set(RESERVED_WORDS).size).toBe(RESERVED_WORDS.length);
});
