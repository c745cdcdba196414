import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isPicture } from './judge-upload.ts';

const plain = (width = 40) => sharp({ create: { width, height: width, channels: 3, background: '#888' } });

test.each([
  ['image/png', () => plain().png()],
  ['image/jpeg', () => plain().jpeg()],
  ['image/gif', () => plain().gif()],
  ['image/webp', () => plain().webp()],
] as const)('a picture of the type %s is accepted only with that declared type', async (type, make) => {
  const bytes = await make().toBuffer();
  for (const declared of ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml', '']) {
    expect(await isPicture(bytes, declared)).toBe(declared === type);
  }
});

test.each<[string, () => Promise<Uint8Array>]>([
  ['a program', () => Promise.resolve(Buffer.from('MZ'.repeat(1000)))],
  ['an HTML page', () => Promise.resolve(Buffer.from('<html><script>alert(1)</script>'.repeat(100)))],
  [
    'an SVG drawing with a script',
    () =>
      Promise.resolve(
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
        ),
      ),
  ],
  ['an empty file', () => Promise.resolve(new Uint8Array())],
  ['a picture cut off', async () => (await plain(400).jpeg().toBuffer()).subarray(0, 700)],
  [
    'the beginning of a picture before other bytes',
    async () => Buffer.concat([(await plain().png().toBuffer()).subarray(0, 50), Buffer.alloc(5000, 'x')]),
  ],
  ['a picture of 64 megapixels', () => plain(8000).png().toBuffer()],
])('%s is not accepted as a picture', async (_what, make) => {
  const bytes = await make();
  for (const type of ['image/png', 'image/jpeg']) expect(await isPicture(bytes, type)).toBe(false);
});
