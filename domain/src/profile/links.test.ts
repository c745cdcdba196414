import { expect, it } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import { webAddress } from './links.ts';

it.each([
  ['asha.example', 'https://asha.example/'],
  ['http://asha.example/a?b=c', 'http://asha.example/a?b=c'],
  [' https://asha.example/ ', 'https://asha.example/'],
  ['asha.example/talk:2', 'https://asha.example/talk:2'],
  ['http://localhost:5000/asha', 'http://localhost:5000/asha'],
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
  'https://user@evil.example',
  'https://:pass@evil.example',
  'evil@asha.example',
  ' ',
  'nothing',
  'ftp://a.b',
])('%j is no web address', (input) => {
  expect(webAddress(input)).toBe('');
});

it('a web address may have as many characters as the longest one has percent-encoded, and no more', () => {
  const longest = `https://asha.example/${'x'.repeat(9 * LIMITS.url - 21)}`;
  expect(webAddress(longest)).toBe(longest);
  expect(webAddress(`${longest}x`)).toBe('');
});
