import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { Bucket } from '../pictures/read-file.ts';
import { videoSource, type Fetch } from './fetch-thumbnail.ts';
import { storeThumbnail } from './store-thumbnail.ts';

interface Stored {
  readonly bytes: Buffer;
  readonly metadata: { readonly metadata?: Record<string, string>; readonly contentType?: string };
}

function memoryBucket() {
  const files = new Map<string, Stored>();
  const file = (path: string) => ({
    exists: () => Promise.resolve([files.has(path)]),
    getMetadata: () => Promise.resolve([files.get(path)?.metadata]),
    save: (bytes: Buffer, { metadata }: { metadata: Stored['metadata'] }) => {
      files.set(path, { bytes, metadata });
      return Promise.resolve();
    },
  });
  return { files, bucket: { file } as unknown as Bucket };
}

const source = videoSource('https://youtu.be/dQw4w9WgXcQ');
const PATH = 'profiles/asha/videos/youtube-dQw4w9WgXcQ.jpg';

const respondingWith = (bytes: Uint8Array) =>
  vi.fn<Fetch>(() =>
    Promise.resolve(
      new Response(new Blob([new Uint8Array(bytes)]), { headers: { 'content-type': 'image/png' } }),
    ),
  );

test('a thumbnail is stored as a JPEG of 640 pixels, and fetched once', async () => {
  const png = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#805' } })
    .png()
    .toBuffer();
  const { bucket, files } = memoryBucket();
  const fetcher = respondingWith(png);
  const store = () => (source ? storeThumbnail(bucket, 'asha', source, fetcher) : undefined);
  expect(await store()).toEqual({ file: 'videos/youtube-dQw4w9WgXcQ.jpg', width: 640, height: 360 });
  expect(await store()).toEqual({ file: 'videos/youtube-dQw4w9WgXcQ.jpg', width: 640, height: 360 });
  expect(fetcher).toHaveBeenCalledTimes(1);
  const stored = files.get(PATH);
  expect(stored?.metadata.contentType).toBe('image/jpeg');
  expect(await sharp(stored?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 360 });
});

test('no thumbnail is stored of a file that only claims to be a picture', async () => {
  const { bucket, files } = memoryBucket();
  const fetcher = respondingWith(Buffer.from('<script>alert(1)</script>'));
  expect(source && (await storeThumbnail(bucket, 'asha', source, fetcher))).toBeNull();
  expect(files.size).toBe(0);
});
