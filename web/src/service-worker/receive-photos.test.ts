import { beforeEach, expect, test, vi } from 'vitest';
import { SHARE_FIELD, SHARE_TARGET, SHARED_AT, SHARED_PHOTOS } from '@marquee/domain/profile/shared-photos';
import { HOUR } from '@marquee/domain/values/time';
import { takePhotos } from './receive-photos.ts';

vi.mock('workbox-routing', () => ({ registerRoute: vi.fn() }));

const ORIGIN = 'https://marquee.example';

/** The worker's cache of shared photos, by address. */
const cached = new Map<string, Response>();
const cache = {
  keys: () => Promise.resolve([...cached.keys()]),
  match: (key: string) => Promise.resolve(cached.get(key)?.clone()),
  put: (key: string, response: Response) => Promise.resolve(void cached.set(key, response)),
  delete: (key: string) => Promise.resolve(cached.delete(key)),
};

const photo = (bytes = 10, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'me.jpg', { type });

/** A POST of these files as the worker receives it; Node's own requests cannot have another site's referrer. */
function post(
  files: readonly File[],
  referrer = '',
  headers: Readonly<Record<string, string>> = {},
): Request {
  const body = new FormData();
  for (const file of files) body.append(SHARE_FIELD, file);
  const request = new Request(ORIGIN + SHARE_TARGET, { method: 'POST', body });
  return {
    referrer,
    headers: new Headers(headers),
    formData: () => request.formData(),
  } as Partial<Request> as Request;
}

const share = (...files: readonly File[]): Promise<Response> => takePhotos(post(files), ORIGIN);

beforeEach(() => {
  cached.clear();
  vi.stubGlobal('caches', {
    open: (name: string) => {
      expect(name).toBe(SHARED_PHOTOS);
      return Promise.resolve(cache);
    },
  });
});

test.each([
  ['', {}],
  ['about:client', { Origin: 'null' }],
  ['android-app://com.google.android.apps.photos/', { Origin: 'null' }],
  [`${ORIGIN}/profile/edit/photos`, { Origin: ORIGIN }],
])(
  'photos that are posted with the referrer %j and the headers %j are cached, and the answer redirects to the editor',
  async (referrer, headers) => {
    const answer = await takePhotos(post([photo()], referrer, headers), ORIGIN);
    expect(cached.size).toBe(1);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, ORIGIN + SHARE_TARGET]);
  },
);

test.each([
  ['https://evil.example/', {}],
  ['https://evil.example/', { Origin: 'null' }],
  ['', { Origin: 'https://evil.example' }],
  [`${ORIGIN}.evil.example/`, {}],
  ['http://marquee.example/', {}],
])(
  'photos that another site’s page posts with the referrer %j and the headers %j are dropped',
  async (referrer, headers) => {
    const answer = await takePhotos(post([photo()], referrer, headers), ORIGIN);
    expect(cached.size).toBe(0);
    expect(answer.status).toBe(303);
  },
);

test('at most twenty photos are cached, however often photos are shared', async () => {
  await share(...Array.from({ length: 15 }, () => photo()));
  await share(...Array.from({ length: 15 }, () => photo()));
  expect(cached.size).toBe(20);
});

test('at most 30 MB of photos are cached, however often photos are shared', async () => {
  await share(photo(20 * 2 ** 20));
  await share(photo(11 * 2 ** 20));
  expect(cached.size).toBe(1);
  await share(photo(10 * 2 ** 20));
  expect(cached.size).toBe(2);
});

test('a shared file that is no picture is not cached, and pictures shared with it are', async () => {
  await share(
    new File(['x'], 'page.html', { type: 'text/html' }),
    photo(),
    photo(10, 'application/octet-stream'),
  );
  expect(cached.size).toBe(2);
});

test('photos that were shared more than an hour ago are removed when new ones arrive', async () => {
  await share(photo());
  const [key = '', response] = [...cached][0] ?? [];
  cached.set(
    key,
    new Response(await response?.blob(), { headers: { [SHARED_AT]: String(Date.now() - HOUR - 1) } }),
  );
  await share(photo());
  expect([...cached.keys()]).not.toContain(key);
  expect(cached.size).toBe(1);
});
