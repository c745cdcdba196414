import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { MAX_BODY_BYTES } from './body-limit.ts';
import type { HttpEnv } from './http.ts';
import { callData, formFields, isNestedDeeper, MAX_NESTING } from './read-body.ts';

const app = new Hono<HttpEnv>()
  .post('/call', async (context) => context.json((await callData(context)) ?? null))
  .post('/form', async (context) => context.json(await formFields(context)))
  .onError((_error, context) => context.text('refused', 400));

async function post(path: string, body: string, type = 'application/json'): Promise<unknown> {
  const answer = await app.request(path, { method: 'POST', body, headers: { 'content-type': type } });
  return answer.status === 200 ? answer.json() : answer.text();
}

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test('JSON is bounded by the levels that are open at once, not by how many there are', () => {
  expect(isNestedDeeper(nested(20), 20)).toBe(false);
  expect(isNestedDeeper(nested(21), 20)).toBe(true);
  expect(isNestedDeeper('[{},[],{},[],{}]', 2)).toBe(false);
  expect(isNestedDeeper(String.raw`["[[[", "\"[[[", "\\"]`, 1)).toBe(false);
});

test('the data of a call is read up to the nesting and the length that are allowed', async () => {
  const call = (data: string): string => `{"data":${data}}`;
  expect(await post('/call', call(nested(MAX_NESTING - 1)))).not.toBe('refused');
  expect(await post('/call', call(nested(MAX_NESTING)))).toBe('refused');
  const longest = 'x'.repeat(MAX_BODY_BYTES - call('""').length);
  expect(await post('/call', call(`"${longest}"`))).toBe(longest);
  expect(await post('/call', call(`"${longest}x"`))).toBe('refused');
});

test.each(['', '7', '{"data":1,"more":2}', '{"datum":1}', '{"data":'])(
  'the body %j is no call and is refused',
  async (body) => {
    expect(await post('/call', body)).toBe('refused');
  },
);

test('a call of another content type is refused', async () => {
  expect(await post('/call', '{"data":1}', 'text/plain')).toBe('refused');
  expect(await post('/call', '{"data":1}', 'Application/JSON; charset=utf-8')).toBe(1);
});

test('a form’s fields are read without those that come twice, and another type has none', async () => {
  const type = 'application/x-www-form-urlencoded';
  expect(await post('/form', 'a=1&b=2&b=3&c=', type)).toEqual({ a: '1', c: '' });
  expect(await post('/form', 'a'.repeat(MAX_BODY_BYTES + 1), type)).toBe('refused');
  expect(await post('/form', '{"a":1}')).toEqual({ a: 1 });
  expect(await post('/form', 'a=1', 'text/plain')).toEqual({});
});
