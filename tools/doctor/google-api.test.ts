import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { googleApi } from './google-api.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  return { fetching, api: googleApi({ projectId: 'p', token: () => Promise.resolve('t'), pause: 0 }) };
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
    'has not ended after an hour',
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
  const fetching = vi.fn<typeof fetch>(() => Promise.resolve(new Response('', { status: 503 })));
  vi.stubGlobal('fetch', fetching);
  const api = googleApi({ projectId: 'p', token: () => Promise.resolve('t'), pause: 0 });
  await expect(api.get(POLICY)).resolves.toMatchObject({ kind: 'unseen' });
  expect(fetching).toHaveBeenCalledTimes(3);
});
