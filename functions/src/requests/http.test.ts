import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { hasType, headersOf, networksOf, pathOf, type Http, type HttpEnv } from './http.ts';

/** What `read` reads of a request. */
async function of(read: (context: Http) => unknown, init: RequestInit = {}, path = '/'): Promise<unknown> {
  const app = new Hono<HttpEnv>().all('*', (context) => context.json({ read: read(context) }));
  const incoming = { socket: { remoteAddress: '203.0.113.7' } } as HttpBindings['incoming'];
  const response = await app.request(path, init, { incoming });
  return ((await response.json()) as { readonly read: unknown }).read;
}

const typed = (type: string): RequestInit => ({
  method: 'POST',
  body: 'x',
  headers: { 'content-type': type },
});

test.each([
  ['application/json', true],
  ['Application/JSON ; charset=utf-8', true],
  [' application/json', true],
  ['application/jsonp', false],
  ['text/plain; application/json', false],
  ['', false],
])('a body of the type %j is JSON: %s', async (type, isJson) => {
  expect(await of((context) => hasType(context, 'application/json'), typed(type))).toBe(isJson);
});

test('a request without a type has none', async () => {
  expect(await of((context) => hasType(context, 'application/json'))).toBe(false);
});

test('the path of a request stays encoded, without its query', async () => {
  expect(await of(pathOf, {}, '/%E0%A4%86?lang=hi')).toBe('/%E0%A4%86');
});

test('a header is read by its name in any case', async () => {
  const headers = { 'X-Forwarded-Host': 'marquee.example' };
  expect(await of((context) => headersOf(context).get('x-forwarded-host'), { headers })).toBe(
    'marquee.example',
  );
});

test('a request counts towards the network of its socket, or towards those that proxies named', async () => {
  expect(await of(networksOf)).toEqual([{ name: '203.0.113.7', share: 1 }]);
  const headers = { 'x-forwarded-for': '1.1.1.1, 198.51.100.7, 142.250.1.1' };
  expect(await of(networksOf, { headers })).toEqual([
    { name: '198.51.100.7', share: 1 },
    { name: 'via 142.250.1.1', share: 10 },
  ]);
});
