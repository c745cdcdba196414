import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const requestWith = (headers: Readonly<Record<string, string>>) => ({
  get: ((name: string) => ({ host: 'marquee.example', ...headers })[name]) as never,
});

test.each([
  ['of a page of the site', { 'sec-fetch-site': 'same-origin', origin: 'https://marquee.example' }],
  ['of a page that withholds its referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['of an older browser', { origin: 'https://marquee.example' }],
  ['through Hosting', { origin: 'https://a.web.app', 'x-forwarded-host': 'a.web.app', host: 'f.run.app' }],
  ['of a program, which names no site', {}],
])('a posted request %s is accepted', (_name, headers) => {
  expect(isCrossSite(requestWith(headers))).toBe(false);
});

test.each([
  ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://marquee.example' }],
  ['of a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
  ['of another site in an older browser', { origin: 'https://evil.example' }],
  ['of a sandboxed frame in an older browser', { origin: 'null' }],
  ['with an origin that is no address', { origin: 'https://' }],
])('a posted request %s is refused', (_name, headers) => {
  expect(isCrossSite(requestWith(headers))).toBe(true);
});
