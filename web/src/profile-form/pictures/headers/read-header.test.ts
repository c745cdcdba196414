import { describe, expect, test } from 'vitest';
import { gifBytes, heifBytes, jpegBytes, pngBytes, webpBytes } from './picture-bytes.ts';
import { readHeader } from './read-header.ts';

const read = (bytes: readonly number[]) => readHeader(Uint8Array.from(bytes));

const AVIF = { brands: ['avif', 'mif1', 'miaf'] };
const FILES = [
  ['a JPEG', 'image/jpeg', jpegBytes],
  ['a PNG', 'image/png', pngBytes],
  ['a GIF', 'image/gif', gifBytes],
  ['a lossy WebP', 'image/webp', webpBytes.lossy],
  ['a lossless WebP', 'image/webp', webpBytes.lossless],
  ['an extended WebP', 'image/webp', webpBytes.extended],
  ['a HEIC photo', 'image/heic', heifBytes],
  [
    'a HEIC photo of another brand',
    'image/heic',
    (width: number, height: number) => heifBytes(width, height, { brands: ['mif1', 'heix'] }),
  ],
  ['an AVIF picture', 'image/avif', (width: number, height: number) => heifBytes(width, height, AVIF)],
] as const;

describe.each(FILES)('%s', (_name, type, make) => {
  const size = { width: 6000, height: 4500 };
  const bytes = make(size.width, size.height);

  test('the header gives the type and the size', () => {
    expect(read(bytes)).toEqual({ type, size, isComplete: true });
  });

  test('anything may follow the end', () => {
    const trailing = [0, 0, 0, 0, 0xff, 0xd8, 0, 1, ...Array<number>(50).fill(0x41)];
    expect(read([...bytes, ...trailing])).toEqual({ type, size, isComplete: true });
  });

  test('a file that is cut anywhere is not complete', () => {
    // The last byte of a GIF is its trailer, and that of a WebP may be filling: both may be missing.
    for (let length = bytes.length - 2; length > 0; length -= 1) {
      const header = read(bytes.slice(0, length));
      expect([length, header?.isComplete ?? false]).toEqual([length, false]);
    }
  });
});

test('bytes between the segments of a JPEG that belong to none are passed over', () => {
  const bytes = jpegBytes(6000, 4500);
  const strayed = [...bytes.slice(0, 14), 1, 2, 3, ...bytes.slice(14)];
  expect(bytes.slice(14, 16)).toEqual([0xff, 0xc4]);
  expect(read(strayed)).toEqual({
    type: 'image/jpeg',
    size: { width: 6000, height: 4500 },
    isComplete: true,
  });
});

test('a HEIC photo whose data ends beyond the file is not complete', () => {
  expect(read(heifBytes(4000, 3000, { missing: 1 }))?.isComplete).toBe(false);
});

test.each([
  ['a video', heifBytes(1, 1, { brands: ['isom', 'mp42'] })],
  ['a raw photo', heifBytes(1, 1, { brands: ['crx ', 'isom'] })],
  ['a text', Array.from('This is no picture, and has no header.', (letter) => letter.charCodeAt(0))],
  ['a file of nothing', []],
  ['a file of one byte', [0xff]],
  ['a sound', [...webpBytes.lossy(1, 1).slice(0, 8), 0x57, 0x41, 0x56, 0x45, 0, 0, 0, 0]],
])('%s has no header of a picture', (_name, bytes) => {
  expect(read(bytes)).toBeUndefined();
});

test('boxes, blocks and chunks of hostile lengths end the reading', () => {
  for (const [, , make] of FILES) {
    const bytes = make(100, 100);
    for (let at = 12; at < bytes.length; at += 1) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const hostile = Uint8Array.from(bytes);
        hostile.fill(value, at, at + 4);
        expect([undefined, true, false]).toContain(readHeader(hostile)?.isComplete);
      }
    }
  }
});
