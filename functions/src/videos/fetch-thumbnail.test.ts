import { expect, test, vi } from 'vitest';
import { fetchThumbnail, videoSource, type Fetch } from './fetch-thumbnail.ts';

const JPEG = { 'content-type': 'image/jpeg' };

/** A fetch that answers only these addresses. */
const web = (answers: Readonly<Record<string, () => Response>>) =>
  vi.fn<Fetch>((address) => {
    const answer = answers[address];
    return answer ? Promise.resolve(answer()) : Promise.resolve(new Response('', { status: 404 }));
  });

const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ';
const REEL = 'https://www.instagram.com/reel/Cabc123_-x/?igsh=1';
const MEDIA = 'https://www.instagram.com/p/Cabc123_-x/media/?size=l';

const fetched = async (address: string, answers: Readonly<Record<string, () => Response>>) => {
  const source = videoSource(address);
  const fetcher = web(answers);
  const bytes = source && (await fetchThumbnail(source, fetcher));
  return {
    bytes: bytes && Buffer.from(bytes).toString(),
    asked: fetcher.mock.calls.map(([url]) => url),
  };
};

const redirect = (location: string) => () => new Response(null, { status: 302, headers: { location } });

test('the thumbnail of a YouTube video is the largest that YouTube has', async () => {
  const { bytes, asked } = await fetched(YOUTUBE, {
    'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg': () => new Response('small', { headers: JPEG }),
  });
  expect(bytes).toBe('small');
  expect(asked).toEqual([
    'https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg',
    'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg',
  ]);
});

test('the thumbnail of an Instagram video is fetched through a redirect', async () => {
  const { bytes } = await fetched(REEL, {
    [MEDIA]: redirect('https://scontent.cdninstagram.com/a.jpg'),
    'https://scontent.cdninstagram.com/a.jpg': () => new Response('reel', { headers: JPEG }),
  });
  expect(bytes).toBe('reel');
});

test.each([
  'http://169.254.169.254/computeMetadata/v1/',
  'https://evil.example/a.jpg',
  'https://cdninstagram.com.evil.example/a.jpg',
  'http://scontent.cdninstagram.com/a.jpg',
  'https://scontent.cdninstagram.com:8443/a.jpg',
  'https://user@scontent.cdninstagram.com/a.jpg',
  '/accounts/login/',
])('no thumbnail is fetched from %s, even if a platform redirects there', async (location) => {
  expect((await fetched(REEL, { [MEDIA]: redirect(location) })).asked).toEqual([MEDIA]);
  const youtube = await fetched(YOUTUBE, {
    'https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg': redirect(location),
  });
  expect(youtube.asked).toHaveLength(2);
});

test('no thumbnail is fetched from a second redirect', async () => {
  const second = 'https://b.cdninstagram.com/b.jpg';
  const { asked } = await fetched(REEL, {
    [MEDIA]: redirect('https://a.cdninstagram.com/a.jpg'),
    'https://a.cdninstagram.com/a.jpg': redirect(second),
  });
  expect(asked).not.toContain(second);
});

test.each([
  ['an HTML page', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  [
    'an SVG drawing, which could hold a script,',
    new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
  ],
  [
    'more bytes than a thumbnail may have',
    new Response(new Uint8Array(3 * 1024 * 1024 + 1), { headers: JPEG }),
  ],
  ['no bytes', new Response('', { headers: JPEG })],
])('an answer of %s gives no thumbnail', async (_what, response) => {
  expect((await fetched(REEL, { [MEDIA]: () => response })).bytes).toBeUndefined();
});

test('no thumbnail is found without a network', async () => {
  const source = videoSource(YOUTUBE);
  const offline = vi.fn<Fetch>(() => Promise.reject(new TypeError('fetch failed')));
  expect(source && (await fetchThumbnail(source, offline))).toBeUndefined();
});

test.each([
  'https://vimeo.com/1',
  'https://www.instagram.com/asha/',
  'https://instagram.com.evil.example/p/Cabc123/',
  'https://evil.example/youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://www.instagram.com/p/..%2F..%2Fx/',
  '',
])('no thumbnail is looked for at the address %j', (address) => {
  expect(videoSource(address)).toBeUndefined();
});
