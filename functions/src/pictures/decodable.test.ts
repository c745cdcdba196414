import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodable, MAX_SCANS } from './decodable.ts';
import { loadSharp, openPicture } from './open-untrusted.ts';

const plain = () => sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } });

/** A progressive JPEG whose last scan is repeated `count` times. */
async function withScans(count: number): Promise<Buffer> {
  const jpeg = await plain().jpeg({ progressive: true }).toBuffer();
  const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: count }, () => last),
    jpeg.subarray(-2),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** Bytes of a PNG's signature and its first chunk. */
const HEAD = 33;

test('a JPEG of more than 100 scans is not decoded, and one of some twenty scans is', async () => {
  const jpeg = await withScans(10);
  expect(decodable(jpeg)).toHaveLength(jpeg.length);
  const bomb = await withScans(MAX_SCANS);
  expect(() => decodable(bomb)).toThrow('no picture');
});

test('texts of a PNG, which may inflate to gigabytes, are removed before it is decoded', async () => {
  const png = await plain().png().toBuffer();
  const text = deflateSync(Buffer.alloc(1_000_000));
  const texts = [
    chunk('tEXt', Buffer.from('a\0b')),
    chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), text])),
    chunk('iTXt', Buffer.concat([Buffer.from('a\0\x01\0\0\0', 'latin1'), text])),
  ];
  const bomb = Buffer.concat([png.subarray(0, HEAD), ...texts, png.subarray(HEAD)]);
  expect(decodable(bomb)).toEqual(png);
  expect((await openPicture(await loadSharp(), bomb).metadata()).width).toBe(40);
});

test('SVG, PDF, TIFF, HTML and empty files are not decoded', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  for (const file of [svg, svg.replace(' ', " a='WEBP' "), '%PDF-1.7', 'II*\0', '<html>', '']) {
    expect(() => decodable(Buffer.from(file, 'latin1'))).toThrow('no picture');
  }
});

test.each(['png', 'jpeg', 'gif', 'webp'] as const)(
  'a decoder gets a picture as %s unchanged',
  async (format) => {
    const bytes = await plain().toFormat(format).toBuffer();
    expect(Buffer.from(decodable(bytes))).toEqual(bytes);
  },
);
