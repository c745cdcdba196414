import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR } from '@marquee/domain/values/time';
import { googleApi, type GoogleApiOptions, NoCredentials } from './google-api.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const apiOf = (options: Partial<GoogleApiOptions> = {}) =>
  googleApi({ projectId: 'p', token: () => Promise.resolve('t'), pause: 0, ...options });

/** An API that answers with each of a list, and then with the last for ever. */
function answering(...answers: readonly (() => Response | Promise<Response>)[]) {
  let asked = 0;
  const fetching = vi.fn<typeof fetch>(() => {
    asked += 1;
    return Promise.resolve(answers[Math.min(asked, answers.length) - 1]?.() ?? Response.error());
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

const refused =
  (code: number, message: string, status = '') =>
  () =>
    Response.json({ error: { code, message, status } }, { status: code });

/** A stub of Google: each poll takes half a minute, and poll number `endsAt` answers `done` and `end`. */
function google(endsAt: number, end: object) {
  let polls = -1;
  const fetching = vi.fn<typeof fetch>(() => {
    polls += 1;
    vi.setSystemTime(Date.now() + 30_000);
    return Promise.resolve(
      Response.json({ name: 'projects/p/operations/1', ...(polls === endsAt && { done: true, ...end }) }),
    );
  });
  vi.stubGlobal('fetch', fetching);
  return { fetching, api: apiOf({ operationTime: HOUR }) };
}

const RESTORE = 'https://firestore.googleapis.com/v1/projects/p/databases:restore';
const DOMAINS = 'https://firebasehosting.googleapis.com/v1beta1/projects/p/sites/p/customDomains';

test('an operation is polled until it ends, and its response is returned', async () => {
  const { api, fetching } = google(90, { response: { name: 'projects/p/databases/drill' } });
  await expect(api.change('POST', RESTORE, {})).resolves.toEqual({ name: 'projects/p/databases/drill' });
  expect(fetching).toHaveBeenCalledTimes(91);
  expect(fetching.mock.lastCall?.[0]).toBe('https://firestore.googleapis.com/v1/projects/p/operations/1');
});

test('an operation that ends with an error throws its message', async () => {
  const { api } = google(2, { error: { message: 'The backup has expired.' } });
  await expect(api.change('POST', RESTORE, {})).rejects.toThrow('The backup has expired.');
});

test('an operation that ends only after a person has done something is not waited for', async () => {
  const { api, fetching } = google(Infinity, {});
  await api.change('POST', DOMAINS, {}, { waits: false });
  expect(fetching).toHaveBeenCalledOnce();
});

test('an operation that does not end within an hour throws, so that nothing is compared with a half-made copy', async () => {
  await expect(google(Infinity, {}).api.change('POST', RESTORE, {})).rejects.toThrow(
    'has not ended after 60 minutes',
  );
});

const POLICY = 'https://cloudresourcemanager.googleapis.com/v1/projects/p';
const SERVICES = 'https://serviceusage.googleapis.com/v1/projects/p/services';

/** An API that answers that it is off `times` times, and then with a resource. */
function newApi(times: number) {
  let left = times;
  const fetching = vi.fn((url: string) => {
    if (url.startsWith(SERVICES) || (left -= 1) < 0) return Promise.resolve(Response.json({ is: 'there' }));
    const metadata = { service: 'cloudresourcemanager.googleapis.com' };
    const error = { details: [{ reason: 'SERVICE_DISABLED', metadata }] };
    return Promise.resolve(Response.json({ error }, { status: 403 }));
  });
  vi.stubGlobal('fetch', fetching);
  return { fetching, api: googleApi({ projectId: 'p', token: () => Promise.resolve('t'), pause: 0 }) };
}

test('an API that was switched on a moment ago is waited for by whatever asks it', async () => {
  const { api } = newApi(20);
  await api.change('POST', `${SERVICES}:batchEnable`, {
    serviceIds: ['cloudresourcemanager.googleapis.com'],
  });
  await expect(api.get(POLICY)).resolves.toEqual({ kind: 'found', body: { is: 'there' } });
});

test('an API that is off is not waited for, and the command that switches it on is said', async () => {
  const { api, fetching } = newApi(20);
  await expect(api.get(POLICY)).resolves.toEqual({
    kind: 'unseen',
    why: 'cloudresourcemanager.googleapis.com is switched off: `gcloud services enable cloudresourcemanager.googleapis.com --project p`.',
  });
  expect(fetching).toHaveBeenCalledOnce();
});

test('an error of a server of Google is asked again twice', async () => {
  const fetching = answering(() => new Response('', { status: 503 }));
  await expect(apiOf().get(POLICY)).resolves.toMatchObject({ kind: 'unseen' });
  expect(fetching).toHaveBeenCalledTimes(3);
});

const HTML = '<!DOCTYPE html><title>Log in to the Wi-Fi</title>';

test.each([
  ['a page in place of data', () => new Response(HTML)],
  ['a page of an address that is not there', () => new Response(HTML, { status: 404 })],
  ['an empty answer of an address that is not there', () => new Response('', { status: 404 })],
  ['a page of a gateway', () => new Response(HTML, { status: 502 })],
  ['data that is no error of Google’s', () => Response.json(['no'], { status: 404 })],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['a connection that ends in the middle', () => new Response(broken())],
])('%s says neither that a resource is there nor that it is not', async (_what, answer) => {
  answering(answer);
  await expect(apiOf().get(POLICY)).resolves.toMatchObject({ kind: 'unseen' });
  await expect(apiOf().find(POLICY)).rejects.toThrow(/proxy or a login page|try again later|the connection/);
  await expect(apiOf().change('PUT', POLICY, {})).rejects.toThrow(
    /without data: try again later|the connection/,
  );
});

const broken = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"name":'));
      controller.error(new Error('terminated'));
    },
  });

test('a change whose answer is empty is done', async () => {
  answering(() => new Response(''));
  await expect(apiOf().change('PATCH', POLICY, {})).resolves.toEqual({});
});

test('a quota of requests that is used up is waited for, by what reads and by what changes', async () => {
  const tooMany = refused(429, "Quota exceeded for quota metric 'Mutate requests'.", 'RESOURCE_EXHAUSTED');
  answering(tooMany, tooMany, tooMany, () => Response.json({ is: 'done' }));
  await expect(apiOf().change('POST', `${SERVICES}:batchEnable`, {})).resolves.toEqual({ is: 'done' });
  answering(tooMany, tooMany, tooMany, () => Response.json({ is: 'there' }));
  await expect(apiOf().get(POLICY)).resolves.toEqual({ kind: 'found', body: { is: 'there' } });
});

test('what the attempt before has made, of which no answer came, is no error at the next one', async () => {
  const exists = refused(409, 'Repository gcf-artifacts already exists.', 'ALREADY_EXISTS');
  answering(refused(503, 'The service is currently unavailable.'), exists);
  await expect(apiOf().change('POST', 'https://x.googleapis.com/v1/things', {})).resolves.toEqual({});
  answering(exists);
  await expect(apiOf().change('POST', RESTORE, {})).rejects.toThrow('already exists');
});

test('a resource that was just made is waited for, and one that is not made is not for long', async () => {
  const absent = refused(404, 'CONFIGURATION_NOT_FOUND', 'NOT_FOUND');
  answering(absent, absent, () => Response.json({ is: 'there' }));
  await expect(apiOf().known(POLICY)).resolves.toEqual({ is: 'there' });
  const fetching = answering(absent);
  await expect(apiOf().known(POLICY)).rejects.toThrow('does not exist');
  expect(fetching).toHaveBeenCalledTimes(8);
});

test('what an account may not see is not waited for long before a change', async () => {
  const fetching = answering(refused(403, 'The caller does not have permission'));
  await expect(apiOf().find(POLICY)).rejects.toThrow('it needs the role Viewer');
  expect(fetching).toHaveBeenCalledTimes(8);
});

test('an operation that ends with an error without words is an error', async () => {
  const { api } = google(1, { error: { code: 13 } });
  await expect(api.change('POST', RESTORE, {})).rejects.toThrow('Error 13.');
});

test('a list that comes in pages is read to its end, and one item that is asked for is one', async () => {
  const page = (body: object) => () => Response.json(body);
  const fetching = answering(
    page({ nextPageToken: 'b', total: 3 }),
    page({ items: [1], nextPageToken: 'c' }),
    page({ items: [2, 3] }),
  );
  await expect(apiOf().get(`${POLICY}/items?pageSize=2`)).resolves.toMatchObject({
    body: { items: [1, 2, 3], total: 3 },
  });
  expect(fetching.mock.lastCall?.[0]).toBe(`${POLICY}/items?pageSize=2&pageToken=c`);
  answering(page({ items: [1], nextPageToken: 'b' }));
  await expect(apiOf().get(`${POLICY}/items?pageSize=1`)).resolves.toMatchObject({ body: { items: [1] } });
});

test.each([
  ['are not taken', apiOf(), refused(401, 'Request had invalid authentication credentials.')],
  [
    'cannot be renewed',
    apiOf({ token: () => Promise.reject(new NoCredentials('log in again')) }),
    () => Response.json({}),
  ],
])('credentials that %s end the run at once, with what to do', async (_what, api, answer) => {
  const fetching = answering(answer);
  await expect(api.get(POLICY)).rejects.toThrow('log in again');
  await expect(api.find(POLICY)).rejects.toThrow(NoCredentials);
  await expect(api.change('POST', POLICY, {})).rejects.toThrow(NoCredentials);
  expect(fetching.mock.calls.length).toBeLessThanOrEqual(3);
});
