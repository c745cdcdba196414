import { expect, it } from 'vitest';
import { socialHandle, socialUrl, webAddress } from './links.ts';

it.each([
  ['asha.example', 'https://asha.example/'],
  ['http://asha.example/a?b=c', 'http://asha.example/a?b=c'],
  [' https://asha.example/ ', 'https://asha.example/'],
])('the web address %s becomes %s', (input, url) => {
  expect(webAddress(input)).toBe(url);
});

it.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'mailto:a@b.c',
  'https://user:pass@evil.example',
  'nothing',
  'ftp://a.b',
])('%j is no web address', (input) => {
  expect(webAddress(input)).toBe('');
});

it.each([
  ['instagram', 'https://www.instagram.com/asha.rao/?hl=en', 'asha.rao'],
  ['instagram', 'instagram.com/asha.rao', 'asha.rao'],
  ['instagram', '@asha.rao', 'asha.rao'],
  ['instagram', 'asha.rao', 'asha.rao'],
  ['facebook', 'https://m.facebook.com/asha.rao', 'asha.rao'],
  ['facebook', 'https://www.facebook.com/profile.php?id=1234', 'profile.php?id=1234'],
  ['imdb', 'https://www.imdb.com/name/nm1234567/', 'nm1234567'],
  ['imdb', 'nm1234567', 'nm1234567'],
  ['instagram', ' @@ /asha.rao/ ', 'asha.rao'],
  ['instagram', 'https://www.instagram.com/@asha.rao', 'asha.rao'],
  ['facebook', 'https://www.facebook.com/people/Asha-Rao/100012345/', 'profile.php?id=100012345'],
] as const)('the %s account that is typed as %s is stored as %s', (site, input, handle) => {
  expect(socialHandle(site, input)).toBe(handle);
});

it.each([
  ['instagram', 'https://www.instagram.com/reel/ABC/'],
  ['instagram', 'https://www.instagram.com/p/ABC/'],
  ['instagram', 'https://www.facebook.com/asha.rao'],
  ['instagram', 'linktr.ee/asha'],
  ['facebook', 'https://asha.example/me'],
  ['facebook', 'https://www.facebook.com/groups/actors'],
  ['facebook', 'https://www.facebook.com/watch/?v=1'],
  ['imdb', 'https://www.imdb.com/title/tt0111161/'],
  ['imdb', 'Asha Rao'],
  ['imdb', 'asha'],
] as const)(
  'an account on %s cannot be %s: the text is neither shortened to a handle nor linked',
  (site, input) => {
    expect(socialHandle(site, input)).toBe(input.replace(/\/$/, ''));
    expect(socialUrl(site, input)).toBe('');
  },
);

it('socialUrl appends the handle to the address of the site’s accounts', () => {
  expect(socialUrl('instagram', 'asha.rao')).toBe('https://www.instagram.com/asha.rao');
  expect(socialUrl('imdb', 'nm1234567')).toBe('https://www.imdb.com/name/nm1234567');
  expect(socialUrl('facebook', 'profile.php?id=12')).toBe('https://www.facebook.com/profile.php?id=12');
});

it.each(['', 'javascript:alert(1)', 'a b', '"><script>', '\\evil'])(
  'socialUrl returns no address for the handle %j',
  (handle) => {
    expect(socialUrl('instagram', handle)).toBe('');
  },
);
