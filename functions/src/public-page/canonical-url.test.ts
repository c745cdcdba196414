import { expect, it } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

const at = (url: string, host = 'marquee.example', siteOrigin = 'https://marquee.example') =>
  canonicalUrl({ url, host, projectId: 'marquee-live', siteOrigin });

it.each([
  ['/asha/', '/asha'],
  ['/asha///?lang=hi', '/asha?lang=hi'],
  ['/Asha', '/asha'],
  ['/LOGIN/', '/login'],
  ['/actor/u/Asha/', '/actor/u/asha'],
  ['/actor/Uid1/', '/actor/Uid1'],
  ['/profile/Uid1/?x=1', '/profile/Uid1?x=1'],
  ['/Asha/0123456789ABC?lang=hi', '/asha/0123456789abc?lang=hi'],
  ['//asha', '/asha'],
  ['/actor//evil', '/actor/evil'],
  ['/asha/,', '/asha'],
  ['/asha/%E2%80%8B', '/asha'],
  ['/asha%3Ffbclid=abc', '/asha'],
  ['/asha?fbclid=abc', undefined],
  ['/Asha/cv.pdf', '/asha/cv.pdf'],
  ['/asha/CV.PDF', '/asha/cv.pdf'],
  ['/asha/cv.pdf.', '/asha/cv.pdf'],
  ['/asha/cv.pdf)?lang=hi', '/asha/cv.pdf?lang=hi'],
  ['/@asha/photos.pdf%20', '/asha/photos.pdf'],
  ['/asha/photos.pdf%E2%80%9D', '/asha/photos.pdf'],
  ['/asha/photos.pdf\u0964', '/asha/photos.pdf'],
  ['/asha/cv.pdf%3Ffbclid=abc', '/asha/cv.pdf'],
  ['/asha/0123456789abc/cv.pdf,', '/asha/0123456789abc/cv.pdf'],
  ['/ASHA/0123456789ABC/CV.pdf', '/asha/0123456789abc/cv.pdf'],
  ['/actor/Uid1/cv.pdf.', '/actor/Uid1/cv.pdf'],
])('the address %s is redirected to %s', (from, to) => {
  expect(at(from)).toBe(to);
});

it.each([
  '/asha',
  '//evil.example/',
  '/asha?lang=hi',
  '/actor/Uid1',
  '/actor/u/asha',
  '/a/b/',
  '/sitemap.xml',
  '/a..b/',
  '/asha/cv.pdf',
  '/asha/cv.pdf?lang=hi',
  '/shortlist/photos.pdf?names=asha',
  '/asha/0123456789abc/photos.pdf',
  '/actor/Uid1/cv.pdf',
  '/asha/cv.pdfs',
  '/asha/my-cv.pdf',
])('the address %s is not redirected', (url) => {
  expect(at(url)).toBeUndefined();
});

it('no address is redirected to another site than the requested or configured one', () => {
  for (const url of ['//evil.example/', '/\\evil.example/', '/%2F%2Fevil.example/', '/%5Cevil/', '///x.y/']) {
    const to = at(url);
    if (to !== undefined) expect(new URL(to, 'https://marquee.example').host).toBe('marquee.example');
  }
});

it('hosts that Hosting gives every project are redirected to the site, and no others', () => {
  expect(at('/Asha/?lang=hi', 'marquee-live.web.app')).toBe('https://marquee.example/asha?lang=hi');
  expect(at('/x..y', 'marquee-live.firebaseapp.com')).toBe('https://marquee.example/x..y');
  // The preview channel of a pull request.
  expect(at('/asha', 'marquee-live--pr7-abc.web.app')).toBeUndefined();
  expect(at('/asha', 'marquee-live.web.app', '')).toBeUndefined();
  expect(at('/asha', 'marquee-live.web.app', 'https://marquee-live.web.app')).toBeUndefined();
});
