import { LIMITS } from '@marquee/domain/values/limits';
import { expect, test } from 'vitest';
import { heifBytes, jpegBytes, pngBytes } from './headers/picture-bytes.ts';
import { openPicture } from './open-picture.ts';

const file = (name: string, type: string, bytes: readonly number[]): File =>
  new File([Uint8Array.from(bytes)], name, { type });

test.each([
  ['photo.jpg', 'image/jpeg', heifBytes(4000, 3000), 'image/heic'],
  ['IMG_1.jpg', 'image/jpg', jpegBytes(4000, 3000), 'image/jpeg'],
  ['photo.png', 'image/png', jpegBytes(4000, 3000), 'image/jpeg'],
  ['IMG_1.HEIC', 'image/heic', pngBytes(4000, 3000), 'image/png'],
  ['1000012345', '', jpegBytes(4000, 3000), 'image/jpeg'],
])('a file called %s of type %j is opened as what it is', async (name, type, bytes, opened) => {
  const { file: picture, header } = await openPicture(file(name, type, bytes));
  expect([picture.type, picture.size]).toEqual([opened, bytes.length]);
  expect(header.size).toEqual({ width: 4000, height: 3000 });
});

test('a file that has the type of its content is opened as it is', async () => {
  const jpeg = file('a.jpg', 'image/jpeg', jpegBytes(4000, 3000));
  expect((await openPicture(jpeg)).file).toBe(jpeg);
});

test.each([
  [
    'a HEIF of 200 megapixels',
    heifBytes(16_320, 12_240),
    { problem: 'too-many-pixels', size: { width: 16_320, height: 12_240 } },
  ],
  ['a PNG of four million columns', pngBytes(4_000_000, 31), { problem: 'too-many-pixels' }],
  ['a cut JPEG of 3,600 megapixels', jpegBytes(60_000, 60_000).slice(0, -9), { problem: 'too-many-pixels' }],
  ['a cut JPEG', jpegBytes(4000, 3000).slice(0, -9), { problem: 'incomplete' }],
  ['a PNG of its first 40 bytes', pngBytes(4000, 3000).slice(0, 40), { problem: 'incomplete' }],
  ['a PNG without width', pngBytes(0, 300), { problem: 'unreadable' }],
  ['a file of spaces', Array<number>(3000).fill(0x20), { problem: 'unreadable' }],
])('%s is refused with its reason', async (_what, bytes, failure) => {
  await expect(openPicture(file('a.jpg', 'image/jpeg', bytes))).rejects.toMatchObject(failure);
});

test('108 megapixels are opened', async () => {
  expect((await openPicture(file('a.heic', '', heifBytes(12_000, 9000)))).header.type).toBe('image/heic');
});

test('a picture of exactly the most pixels is opened', async () => {
  const { maxChosenPixels } = LIMITS.image;
  const width = 20_000;
  expect(maxChosenPixels % width).toBe(0);
  const bytes = pngBytes(width, maxChosenPixels / width);
  expect((await openPicture(file('a.png', '', bytes))).header.type).toBe('image/png');
});

test.each([
  ['photo.jpg', 'unreadable'],
  ['photo.JPEG', 'unreadable'],
  ['photo.heif', 'unreadable'],
  ['photo.heic', 'unreadable'],
  ['photo.hei', 'invalid-type'],
  ['photo.jpg.zip', 'invalid-type'],
  ['photo', 'invalid-type'],
])('a file without a type called %s, whose content is no picture, is %s', async (name, problem) => {
  await expect(openPicture(file(name, '', Array<number>(3000).fill(0x20)))).rejects.toMatchObject({
    problem,
  });
});

test('a picture without a name, whose content is none, is judged by its type', async () => {
  const bytes = Uint8Array.from(Array<number>(3000).fill(0x20));
  await expect(openPicture(new Blob([bytes]))).rejects.toMatchObject({ problem: 'invalid-type' });
  await expect(openPicture(new Blob([bytes], { type: 'image/png' }))).rejects.toMatchObject({
    problem: 'unreadable',
  });
});

test('a damaged picture is none of another kind where a box of a video stands later than first', async () => {
  const bytes = Array.from('damaged ftyp', (letter) => letter.charCodeAt(0));
  await expect(openPicture(file('a.jpg', 'image/jpeg', bytes))).rejects.toMatchObject({
    problem: 'unreadable',
  });
});

test('a file of another kind is named as that', async () => {
  const bytes = Array<number>(3000).fill(0x20);
  await expect(openPicture(file('drawing.svg', 'image/svg+xml', bytes))).rejects.toMatchObject({
    problem: 'invalid-type',
  });
});

test.each([
  ['a TIFF', [0x49, 0x49, 0x2a, 0]],
  ['a BMP', [0x42, 0x4d, 0x36, 0]],
  ['a PDF', Array.from('%PDF-1.7', (letter) => letter.charCodeAt(0))],
  ['an SVG', Array.from('<?xml version="1.0"?><svg>', (letter) => letter.charCodeAt(0))],
  ['a video', [0, 0, 0, 24, ...Array.from('ftypisom', (letter) => letter.charCodeAt(0))]],
])('%s that is called a JPEG is of another kind, and not damaged', async (_what, start) => {
  const bytes = [...start, ...Array<number>(2000).fill(0)];
  await expect(openPicture(file('photo.jpg', 'image/jpeg', bytes))).rejects.toMatchObject({
    problem: 'invalid-type',
  });
});

test('a file that the device no longer hands out is reported as gone, not as damaged', async () => {
  const gone = { type: '', arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
  await expect(openPicture(gone as unknown as Blob)).rejects.toMatchObject({ problem: 'gone' });
});
