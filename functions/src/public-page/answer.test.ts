import { expect, test } from 'vitest';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { emptyProfile } from '@marquee/domain/profile/profile';
import type { PublicPageInput } from '@marquee/domain/site/public-page';
import { answer, isUnchanged, type PageContext } from './answer.ts';
import type { Found } from './find-profile.ts';

const assets = {
  css: '',
  later: { css: '' },
  script: '/assets/page.js',
  pictureBase: 'https://pictures.example/v0/b/b/o/',
};

const context = (ifNoneMatch?: string): PageContext => ({
  renderer: {
    renderPublicPage: ({ outcome, origin }: PublicPageInput) =>
      `<p>${origin} ${outcome.outcome === 'public' ? outcome.profile.first_name : outcome.outcome}</p>`,
  },
  assets,
  origin: 'https://marquee.example',
  path: '/asha',
  ifNoneMatch,
});

const asha = {
  outcome: 'public',
  profile: { ...emptyProfile('u1'), first_name: 'Asha' },
} as const satisfies Found;

test('a public page is cached for a minute at the edge, and has an ETag', () => {
  const { status, headers, body } = answer(asha, context());
  expect(status).toBe(200);
  expect(headers['Cache-Control']).toBe('public, max-age=0, s-maxage=60');
  expect(headers['ETag']).toMatch(/^"[\w-]{27}"$/);
  expect(headers['Content-Type']).toBe('text/html; charset=utf-8');
  expect(body).toBe('<p>https://marquee.example Asha</p>');
});

test('a page with a picture has the browser connect to the pictures’ host at once', () => {
  const profile_image = { ...NO_CAPTION, file: 'profile/a.webp', width: 4, height: 5, steps: [] };
  const withPicture: Found = { outcome: 'public', profile: { ...asha.profile, profile_image } };
  expect(answer(withPicture, context()).headers['Link']).toBe('<https://pictures.example>; rel=preconnect');
  expect(answer(asha, context()).headers).not.toHaveProperty('Link');
});

test('a browser that has the page gets 304, until the page changes', () => {
  const tag = answer(asha, context()).headers['ETag'] ?? '';
  const again = answer(asha, context(`W/${tag}`));
  expect(again).toMatchObject({ status: 304, body: '', headers: { ETag: tag } });
  expect(again.headers['Cache-Control']).toBe('public, max-age=0, s-maxage=60');
  const changed: Found = { outcome: 'public', profile: { ...asha.profile, first_name: 'Asha K' } };
  expect(answer(changed, context(tag)).status).toBe(200);
});

test('a page is rendered for browsers that save data, and cached separately for them', () => {
  const renderPublicPage = ({ savesData }: PublicPageInput) => String(savesData);
  const { headers, body } = answer(asha, { ...context(), renderer: { renderPublicPage }, savesData: true });
  expect([headers['Vary'], body]).toEqual(['Save-Data', 'true']);
  expect(answer(asha, context()).headers['Vary']).toBe('Save-Data');
});

test('a page opened by a named link is not indexed by search engines, and not cached if the profile is private', () => {
  const linked = (isPrivate: boolean) =>
    answer(
      { ...asha, link: { code: '0123456789abc', isPrivate, hasVersion: false, asksAnswer: true } },
      context(),
    );
  expect(linked(false)).toMatchObject({
    status: 200,
    headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'public, max-age=0, s-maxage=60' },
  });
  expect(linked(true)).toMatchObject({
    status: 200,
    headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' },
  });
  expect(answer(asha, context()).headers).not.toHaveProperty('X-Robots-Tag');
});

test('a revoked link redirects temporarily to the plain page', () => {
  const { status, headers } = answer({ outcome: 'plain', path: '/asha' }, { ...context(), lang: 'hi' });
  expect(status).toBe(302);
  expect(headers).toEqual({ Location: '/asha?lang=hi', 'Cache-Control': 'no-store' });
});

test.each([
  ['private', 403],
  ['missing', 404],
  ['ended', 410],
  ['unavailable', 503],
] as const)(
  'the outcome ‘%s’ is answered with %i and a page that is neither cached nor indexed',
  (outcome, status) => {
    const result = answer({ outcome }, context('*'));
    expect(result.status).toBe(status);
    expect(result.headers).toMatchObject({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    expect(result.headers).not.toHaveProperty('ETag');
    expect(result.body).toContain(outcome);
  },
);

test('the redirect to a profile’s own address keeps the language', () => {
  const { headers } = answer({ outcome: 'moved', path: '/asha' }, { ...context(), lang: 'hi' });
  expect(headers['Location']).toBe('/asha?lang=hi');
});

test('the redirect to a profile’s own address is permanent, and cached like a page', () => {
  expect(answer({ outcome: 'moved', path: '/asha' }, context())).toEqual({
    status: 301,
    headers: { Location: '/asha', 'Cache-Control': 'public, max-age=0, s-maxage=60' },
    body: '',
  });
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s means an unchanged page: %s', (header, expected) => {
  expect(isUnchanged(header, '"a"')).toBe(expected);
});
