// Routes without a port: who is admitted, how many at once, and what becomes of failures.
import { HttpsError } from 'firebase-functions/https';
import { expect, test, vi } from 'vitest';
import * as yup from 'yup';
import { callRoute } from './call-route.ts';
import { isNestedDeeper } from './read-body.ts';
import { appOf, type Route } from './route.ts';

const { logFailure } = vi.hoisted(() => ({ logFailure: vi.fn() }));
vi.mock(import('../runtime/log.ts'), async (original) => ({ ...(await original()), logFailure }));

const BOUNDS = { atOnce: 2, seconds: 5, failure: { event: 'not done', message: 'Try again' } } as const;
const post = (data: unknown, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ data }),
});
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

const doubled = callRoute({
  ...BOUNDS,
  path: 'double',
  callers: 'anybody',
  appCheck: 'accounts',
  perMinute: 3,
  input: yup.object({ number: yup.number().required().max(100) }).required(),
  badInput: 'A number is needed',
  act: ({ number }) => {
    if (number === 13) throw new HttpsError('not-found', 'No such number');
    if (number === 7) throw new Error('A secret of asha@example.com');
    return { number: 2 * number };
  },
});

const ask = async (init: RequestInit, address = String(Math.random())) => {
  const response = await app.request('/api/double', init, from(address));
  return [response.status, response.status === 405 ? '' : await response.json()] as const;
};
const app = appOf([doubled]);

test('a call is answered with its result, uncached, also with a slash at the end of the address', async () => {
  const response = await app.request('/api/double/', post({ number: 4 }), from('a'));
  expect(await response.json()).toEqual({ result: { number: 8 } });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each<[string, RequestInit, number, string]>([
  ['data of another shape', post({ number: 'x' }), 400, 'INVALID_ARGUMENT'],
  ['a refusal', post({ number: 13 }), 404, 'NOT_FOUND'],
  ['more than data', { ...post({}), body: '{"data":{"number":1},"admin":true}' }, 400, 'INVALID_ARGUMENT'],
  ['another type', post({ number: 1 }, { 'content-type': 'text/plain' }), 400, 'INVALID_ARGUMENT'],
  [
    '21 levels',
    { ...post({}), body: `{"data":${'['.repeat(20)}${']'.repeat(20)}}` },
    400,
    'INVALID_ARGUMENT',
  ],
  ['another site', post({ number: 1 }, { 'sec-fetch-site': 'cross-site' }), 403, 'PERMISSION_DENIED'],
  ['a token that is none', post({ number: 1 }, { authorization: 'Basic x' }), 401, 'UNAUTHENTICATED'],
])('a call with %s is answered with the status %s', async (_what, init, status, name) => {
  expect(await ask(init)).toEqual([
    status,
    { error: { status: name, message: expect.any(String) as string } },
  ]);
  expect(logFailure).not.toHaveBeenCalled();
});

test('a failure is logged, answered in general terms, and the next call is answered', async () => {
  expect(await ask(post({ number: 7 }))).toEqual([
    503,
    { error: { status: 'UNAVAILABLE', message: 'Try again' } },
  ]);
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('not done', expect.any(Error));
  logFailure.mockClear();
  expect(await ask(post({ number: 1 }))).toEqual([200, { result: { number: 2 } }]);
});

test('a network makes as many calls in a minute as the route allows, and others go on', async () => {
  vi.useFakeTimers({ now: 0 });
  for (let call = 0; call < 3; call += 1)
    expect((await ask(post({ number: 1 }), '203.0.113.1'))[0]).toBe(200);
  expect((await ask(post({ number: 1 }), '203.0.113.1'))[0]).toBe(429);
  expect((await ask(post({ number: 1 }), '203.0.113.2'))[0]).toBe(200);
  vi.setSystemTime(60_000);
  expect((await ask(post({ number: 1 }), '203.0.113.1'))[0]).toBe(200);
  vi.useRealTimers();
});

test('another method is answered with 405 and the methods that are allowed', async () => {
  const response = await app.request('/api/double', { method: 'PUT' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test('a route that answers GET answers HEAD, and names all of its methods', async () => {
  const pages = appOf([
    { ...slow().route, methods: ['GET', 'POST'], answer: () => Promise.resolve(new Response('a')) },
  ]);
  const statuses = ['GET', 'HEAD', 'POST'].map(
    async (method) => (await pages.request('/slow', { method })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
  const response = await pages.request('/slow', { method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('an app’s headers are those of every answer that does not set them itself, refusals included', async () => {
  let asked = 0;
  const app = appOf(
    [
      {
        ...slow().route,
        answer: () => Promise.resolve(new Response('a', { headers: { 'X-Frame-Options': 'SAMEORIGIN' } })),
      },
    ],
    () => ({ 'X-Frame-Options': 'DENY', 'X-Asked': String((asked += 1)), 'Cache-Control': 'private' }),
  );
  const page = await app.request('/slow');
  expect(['x-frame-options', 'x-asked', 'cache-control'].map((name) => page.headers.get(name))).toEqual([
    'SAMEORIGIN',
    '1',
    'private',
  ]);
  const none = await app.request('/none');
  expect(['x-frame-options', 'x-asked'].map((name) => none.headers.get(name))).toEqual(['DENY', '2']);
});

test('a refusal that fails itself is logged and answered with 500', async () => {
  const failure = new Error('No refusal.');
  const failing = appOf([
    {
      ...slow().route,
      answer: () => Promise.reject(new Error('No answer.')),
      refuse: () => {
        throw failure;
      },
    },
  ]);
  const response = await failing.request('/slow');
  expect([response.status, await response.text()]).toEqual([500, '']);
  expect(logFailure).toHaveBeenLastCalledWith('request not answered', failure);
});

test('work whose turn comes after its time does not begin', async () => {
  vi.useFakeTimers();
  const begun = vi.fn();
  let end: (() => void) | undefined;
  const answer = (): Promise<Response> => {
    begun();
    return new Promise((resolve) => (end = () => resolve(new Response('late'))));
  };
  const one = appOf([{ ...slow().route, atOnce: 1, answer }]);
  const answers = Promise.all([one.request('/slow'), one.request('/slow')]);
  await vi.advanceTimersByTimeAsync(5000);
  expect((await answers).map(({ status }) => status)).toEqual([503, 503]);
  end?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveBeenCalledTimes(1);
  const again = one.request('/slow');
  await vi.advanceTimersByTimeAsync(1);
  end?.();
  expect((await again).status).toBe(200);
  vi.useRealTimers();
});

test('an address without a route is answered with 404', async () => {
  expect((await app.request('/api/none', { method: 'POST' })).status).toBe(404);
});

/** A route whose answers end when the test lets them, or never. */
function slow() {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const route: Route = {
    ...BOUNDS,
    path: '/slow',
    methods: ['GET'],
    answer: async (_context, hold) => {
      running += 1;
      most = Math.max(most, running);
      hold(new Promise<void>((resolve) => ends.push(resolve)).then(() => (running -= 1)));
      return Promise.resolve(new Response('done'));
    },
    refuse: (_context, error) => new Response(error.code, { status: error.httpErrorCode.status }),
  };
  return { route, ends, most: () => most };
}

test('a route answers as many at once as it allows, also while an answer is still being sent', async () => {
  const { route, ends, most } = slow();
  const held = appOf([route]);
  const answers = Promise.all(Array.from({ length: 6 }, async () => held.request('/slow')));
  for (let left = 6; left > 0; left -= 1) {
    const end = await vi.waitFor(() => {
      const next = ends.shift();
      if (!next) throw new Error('none runs');
      return next;
    });
    end();
  }
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(most()).toBe(2);
});

test('work that hangs is answered with 503 within the route’s time, and so is what waits behind it', async () => {
  vi.useFakeTimers();
  const hung = appOf([{ ...slow().route, answer: () => new Promise(() => undefined) }]);
  const answers = Promise.all(Array.from({ length: 4 }, async () => hung.request('/slow')));
  await vi.advanceTimersByTimeAsync(5000);
  expect((await answers).map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  vi.useRealTimers();
});

test('a route has a bounded number of requests that wait', async () => {
  vi.useFakeTimers();
  const hung = appOf([{ ...slow().route, answer: () => new Promise(() => undefined) }]);
  const waiting = Array.from({ length: 202 }, async () => hung.request('/slow'));
  expect((await hung.request('/slow')).status).toBe(503);
  expect(logFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  await Promise.all(waiting);
  vi.useRealTimers();
});

test.each([
  ['{"a":[{"b":1}]}', 3],
  ['[[[]]]', 3],
  ['{"text":"[[[[[{{{"}', 1],
  [String.raw`["\"[[[[", "\\", [1]]`, 2],
  ['"["', 0],
])('the JSON %s nests %i levels deep', (json, levels) => {
  expect(isNestedDeeper(json, levels)).toBe(false);
  if (levels > 0) expect(isNestedDeeper(json, levels - 1)).toBe(true);
});
