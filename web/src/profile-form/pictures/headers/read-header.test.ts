import { describe, expect, test } from 'vitest';
import { frame, gifBytes, heifBytes, jpegBytes, pngBytes, u16, u32, webpBytes } from './picture-bytes.ts';
import { readHeader } from './read-header.ts';

const read = (bytes: readonly number[]) => readHeader(Uint8Array.from(bytes));

const u16At = (bytes: readonly number[], at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);

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

  test('a file without its end still has its type and its size', () => {
    expect(read(bytes.slice(0, -2))).toEqual({ type, size, isComplete: false });
  });

  test('a file that is cut anywhere is not complete', () => {
    // The last byte of a GIF is its trailer, and that of a WebP may be filling: both may be missing.
    for (let length = bytes.length - 2; length > 0; length -= 1) {
      const header = read(bytes.slice(0, length));
      expect([length, header?.isComplete ?? false]).toEqual([length, false]);
    }
  });
});

describe('a JPEG', () => {
  const bytes = jpegBytes(6000, 4500);
  const whole = { type: 'image/jpeg', size: { width: 6000, height: 4500 }, isComplete: true };
  const behindThumbnail = 4 + u16At(bytes, 4);

  test('bytes between the segments of a JPEG that belong to none are passed over', () => {
    expect(read([...bytes.slice(0, behindThumbnail), 1, 2, 3, ...bytes.slice(behindThumbnail)])).toEqual(
      whole,
    );
  });

  test.each([
    ['a filling byte', [0xff]],
    ['a mark of the arithmetic coder', [0xff, 0x01]],
    ['a restart', [0xff, 0xd7]],
    ['a segment below those of frames', frame(0xbf, 9000, 9000)],
    ['a segment above those of frames', frame(0xf0, 9000, 9000)],
    ['a table of codes', frame(0xc4, 9000, 9000)],
  ])('%s between the segments of a JPEG says nothing of its size', (_what, stray) => {
    expect(read([...bytes.slice(0, behindThumbnail), ...stray, ...bytes.slice(behindThumbnail)])).toEqual(
      whole,
    );
  });

  test.each([0xc0, 0xcf])('a frame of the kind %i has the size of a JPEG', (marker) => {
    const header = read([
      ...bytes.slice(0, behindThumbnail),
      ...frame(marker, 9000, 9000),
      ...bytes.slice(2),
    ]);
    expect(header?.size).toEqual({ width: 9000, height: 9000 });
  });

  test('a restart in the data of a scan is no end of it', () => {
    const restarts = Array.from({ length: 8 }, (_, index) => [7, 0xff, 0xd0 + index]).flat();
    expect(read([...bytes.slice(0, -2), ...restarts, 7, 0xff, 0xd9])).toEqual(whole);
    expect(read([...bytes.slice(0, -2), ...restarts])?.isComplete).toBe(false);
  });
});

test('a GIF with colours of its own for its image is read to the end of that image', () => {
  const bytes = gifBytes(60, 45);
  const image = bytes.lastIndexOf(0x2c);
  const colours = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x81, ...Array<number>(12).fill(0x3b)];
  const local = [...bytes.slice(0, image), ...colours, 2, 3, 0x3b, 0x3b, 0x3b, 0];
  expect(read(local)).toEqual({ type: 'image/gif', size: { width: 60, height: 45 }, isComplete: true });
  expect(read(local.slice(0, -1))?.isComplete).toBe(false);
});

test('a GIF without an image is not complete', () => {
  expect(read([...gifBytes(60, 45).slice(0, 19), 0x3b])?.isComplete).toBe(false);
});

test('a WebP may lack the byte that fills it up, and has no size in a chunk of another kind', () => {
  const bytes = webpBytes.lossy(60, 45);
  const size = { width: 60, height: 45 };
  expect(read(bytes.slice(0, -1))).toEqual({ type: 'image/webp', size, isComplete: true });
  expect(read(bytes.slice(0, 22))).toEqual({ type: 'image/webp', size: undefined, isComplete: false });
  const other = bytes.with(15, 0x21);
  expect(read(other)).toEqual({ type: 'image/webp', size: undefined, isComplete: true });
});

test('an extended WebP has edges of three bytes', () => {
  expect(read(webpBytes.extended(70_000, 66_000))?.size).toEqual({ width: 70_000, height: 66_000 });
});

describe('a HEIC photo', () => {
  const flags = [0, 0, 0];
  const u64 = (value: number): number[] => [...u32(0), ...u32(value)];

  test.each<[string, (offset: number, length: number) => number[]]>([
    [
      'items of version 1, with an index and a base',
      (offset, length) =>
        [[1, ...flags], [0x44, 0x44], u16(1)]
          .concat([u16(1), u16(0), u16(0), u32(offset), u16(1), u32(9), u32(0), u32(length)])
          .flat(),
    ],
    [
      'items of version 2, with positions of eight bytes',
      (offset, length) =>
        [[2, ...flags], [0x88, 0x80], u32(1)]
          .concat([u32(1), u16(0), u16(0), u64(offset), u16(1), u64(0), u64(length)])
          .flat(),
    ],
    [
      'a base of four bytes in version 0, and two parts',
      (offset, length) =>
        [[0, ...flags], [0x44, 0x40], u16(1)]
          .concat([u16(1), u16(0), u32(offset), u16(2)], [u32(0), u32(4), u32(4), u32(length - 4)])
          .flat(),
    ],
    [
      'two items, of which the first is the last in the file',
      (offset, length) =>
        [[0, ...flags], [0x44, 0], u16(2)]
          .concat([u16(1), u16(0), u16(1), u32(offset), u32(length)])
          .concat([u16(2), u16(0), u16(1), u32(offset), u32(4)])
          .flat(),
    ],
    [
      'two items, of which the second is the last in the file',
      (offset, length) =>
        [[1, ...flags], [0x44, 0], u16(2)]
          .concat([u16(1), u16(0), u16(0), u16(1), u32(offset), u32(4)])
          .concat([u16(2), u16(0), u16(0), u16(1), u32(offset), u32(length)])
          .flat(),
    ],
    [
      'an item beside the file, whose position says nothing of the file',
      (offset, length) =>
        [[1, ...flags], [0x44, 0], u16(2)]
          .concat([u16(1), u16(1), u16(0), u16(1), u32(1e9), u32(1e9)])
          .concat([u16(2), u16(0), u16(0), u16(1), u32(offset), u32(length)])
          .flat(),
    ],
  ])('a HEIC photo with %s is complete to its last byte, and not without it', (_what, locations) => {
    expect(read(heifBytes(4000, 3000, { locations }))).toEqual({
      type: 'image/heic',
      size: { width: 4000, height: 3000 },
      isComplete: true,
    });
    expect(read(heifBytes(4000, 3000, { locations, missing: 1 }))?.isComplete).toBe(false);
  });

  test('a table of items that announces more than it holds ends with its box', () => {
    const locations = (offset: number, length: number): number[] =>
      [[0, ...flags], [0x44, 0], u16(0xffff), u16(1), u16(0), u16(0xffff), u32(offset), u32(length)].flat();
    expect(read(heifBytes(4000, 3000, { locations }))?.size).toEqual({ width: 4000, height: 3000 });
  });

  test.each([
    ['whose length is written in eight bytes', (length: number) => [u32(1), u64(length + 16)]],
    ['that lies before the description', (length: number) => [u32(length + 8), []]],
  ])('a box %s is passed over', (_what, head) => {
    const bytes = heifBytes(4000, 3000, { locations: () => [0, 0, 0, 0, 0x44, 0, 0, 0] });
    const first = u16At(bytes, 2);
    const [length = [], more = []] = head(30);
    const tag = Array.from('free', (letter) => letter.charCodeAt(0));
    const box = [...length, ...tag, ...more, ...Array<number>(30).fill(0x61)];
    const size = { width: 4000, height: 3000 };
    const grown = [...bytes.slice(0, first), ...box, ...bytes.slice(first)];
    expect(read(grown)).toEqual({ type: 'image/heic', size, isComplete: true });
  });

  test('a HEIC photo that ends within a box before its description, or has a box of no length, is not complete', () => {
    const bytes = heifBytes(4000, 3000);
    const first = bytes.slice(0, u16At(bytes, 2));
    const none = { type: 'image/heic', size: undefined, isComplete: false };
    expect(read([...first, ...u32(100), 0x66, 0x72, 0x65, 0x65, 1, 2, 3])).toEqual(none);
    expect(read([...first, ...u32(7), 0x66, 0x72, 0x65, 0x65, ...bytes.slice(first.length)])).toEqual(none);
    expect(read(first)).toEqual(none);
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
  const outcomes = new Set<unknown>();
  for (const [, , make] of FILES) {
    const bytes = make(100, 100);
    for (let at = 12; at < bytes.length; at += 1) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const hostile = Uint8Array.from(bytes);
        hostile.fill(value, at, at + 4);
        outcomes.add(readHeader(hostile)?.isComplete);
      }
    }
  }
  expect(outcomes).toEqual(new Set([true, false]));
});
