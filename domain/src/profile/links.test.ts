import { expect, it } from 'vitest';
import { webAddress } from './links.ts';

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
