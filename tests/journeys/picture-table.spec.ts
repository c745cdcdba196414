// Pictures as people have them: each format under right and wrong names and types, whole and damaged, chosen, dropped
// and pasted. Each is opened, or refused with the sentence that fits.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fromRoot } from '../../scripts/config/project.ts';
import { newEditor, openSection } from './editor.ts';
import { expect, test, type Journey } from './fixtures.ts';
import { chooseBy } from './in-firefox.ts';

interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** What stands in the picture: noise, so that no format makes less than a kilobyte of it. */
const noise = (width = 320, height = 400) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** A BMP of 24 bits. */
function bmp(width: number, height: number): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM', 'latin1');
  header.writeUInt32LE(54 + width * height * 3, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return Buffer.concat([header, Buffer.alloc(width * height * 3, 90)]);
}

/** A GIF of three frames, and a WebP. */
const frames = async (format: 'gif' | 'webp'): Promise<Buffer> => {
  const pages = await noise(64, 64 * 3)
    .png()
    .toBuffer();
  const animated = sharp(pages, { pages: -1 });
  return format === 'gif'
    ? animated.gif({ delay: [100, 100, 100], loop: 0 }).toBuffer()
    : animated.webp({ delay: [100, 100, 100], loop: 0 }).toBuffer();
};

const FORMATS = {
  jpeg: { name: 'photo.jpg', type: 'image/jpeg', make: () => noise().jpeg().toBuffer() },
  png: { name: 'photo.png', type: 'image/png', make: () => noise().png().toBuffer() },
  webp: { name: 'photo.webp', type: 'image/webp', make: () => noise().webp().toBuffer() },
  gif: { name: 'photo.gif', type: 'image/gif', make: () => noise().gif().toBuffer() },
  heic: {
    name: 'photo.heic',
    type: 'image/heic',
    make: () => Promise.resolve(readFileSync(fromRoot('tests/journeys/photo.heic'))),
  },
  avif: { name: 'photo.avif', type: 'image/avif', make: () => noise().avif({ effort: 0 }).toBuffer() },
} as const;

/** Files that are no picture that the editor takes, and what it says of each. */
const OTHERS: readonly (readonly [what: string, name: string, type: string, make: () => Promise<Buffer>])[] =
  [
    ['a TIFF', 'photo.tiff', 'image/tiff', () => noise().tiff().toBuffer()],
    ['a BMP', 'photo.bmp', 'image/bmp', () => Promise.resolve(bmp(40, 40))],
    [
      'an SVG',
      'photo.svg',
      'image/svg+xml',
      () =>
        Promise.resolve(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(400)}</svg>`)),
    ],
    [
      'a PDF',
      'photo.pdf',
      'application/pdf',
      () => Promise.resolve(Buffer.from(`%PDF-1.7\n${'% \n'.repeat(600)}`)),
    ],
  ];

const OF_ANOTHER_KIND = 'Unsupported file format';
const INCOMPLETE = 'Invalid file. The end of this file is missing';

/** The photos' section of a new account. */
async function section(journey: Journey): Promise<Page> {
  const { page } = await newEditor(journey);
  await openSection(page, 'Profile Media');
  return page;
}

const add = (page: Page) => page.getByRole('button', { name: 'Add photos' });

/** Expects a refused file to be named with the reason; at most three are named at once. */
const expectRefused = (page: Page, name: string, reason: string): Promise<void> =>
  expect(page.getByRole('group', { name: 'Photo gallery' }).getByText(`${name}: ${reason}`)).toBeVisible();

const expectOpened = (page: Page, count: number): Promise<void> =>
  expect(page.getByText(`${String(count)} of 5 photos`)).toBeVisible({ timeout: 45_000 });

for (const [format, { name, type, make }] of Object.entries(FORMATS)) {
  test(`a picture in ${format} is what its content says, under any name and type, with anything behind its end`, async ({
    journey,
  }) => {
    const page = await section(journey);
    const buffer = await make();
    await chooseBy(page, add(page), [
      { name: `half ${name}`, mimeType: type, buffer: buffer.subarray(0, buffer.length / 2) },
      { name, mimeType: type, buffer: Buffer.concat([buffer, Buffer.alloc(3000, 7)]) },
      { name: 'called.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'called.png', mimeType: 'image/jpg', buffer },
      { name: '1000012345', mimeType: '', buffer },
    ]);
    await expectRefused(page, `half ${name}`, INCOMPLETE);
    await expectOpened(page, 4);
  });
}

for (const [what, name, type, make] of OTHERS) {
  test(`${what} is refused as a file of another kind, under any name and type`, async ({ journey }) => {
    const page = await section(journey);
    const buffer = await make();
    await chooseBy(page, add(page), [
      { name, mimeType: type, buffer },
      { name: 'called.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'photo', mimeType: '', buffer },
    ]);
    for (const label of [name, 'called.jpg', 'photo']) await expectRefused(page, label, OF_ANOTHER_KIND);
  });
}

test('a file of nothing, a text and a header of 900 megapixels are refused with their reasons', async ({
  journey,
}) => {
  const page = await section(journey);
  const huge = await noise().png().toBuffer();
  huge.writeUInt32BE(30_000, 16);
  huge.writeUInt32BE(30_000, 20);
  await chooseBy(page, add(page), [
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('This is no picture.\n'.repeat(200)) },
    { name: 'huge.png', mimeType: 'image/png', buffer: huge },
  ]);
  await expectRefused(page, 'empty.jpg', 'Invalid file');
  await expectRefused(page, 'text.jpg', 'Invalid file');
  await expectRefused(page, 'huge.png', 'Picture too large. It has 30000 × 30000 pixels (900 megapixels)');
});

test('a turned, a CMYK, a progressive and two animated pictures are taken', async ({ journey }) => {
  const page = await section(journey);
  const jpeg = (name: string, buffer: Buffer): GivenFile => ({ name, mimeType: 'image/jpeg', buffer });
  await chooseBy(page, add(page), [
    jpeg('turned.jpg', await noise().withMetadata({ orientation: 6 }).jpeg().toBuffer()),
    jpeg('cmyk.jpg', await noise().toColourspace('cmyk').jpeg().toBuffer()),
    jpeg('progressive.jpg', await noise().jpeg({ progressive: true }).toBuffer()),
    { name: 'loop.gif', mimeType: 'image/gif', buffer: await frames('gif') },
    { name: 'loop.webp', mimeType: 'image/webp', buffer: await frames('webp') },
  ]);
  await expectOpened(page, 5);
});

test('a picture of 16 bits and a grey one are taken', async ({ journey }) => {
  const page = await section(journey);
  await chooseBy(page, add(page), [
    {
      name: 'deep.png',
      mimeType: 'image/png',
      buffer: await noise().toColourspace('rgb16').png().toBuffer(),
    },
    { name: 'grey.jpg', mimeType: 'image/jpeg', buffer: await noise().greyscale().jpeg().toBuffer() },
  ]);
  await expectOpened(page, 2);
});

test(
  'a picture that is dropped or pasted goes through the same door as a chosen one',
  { tag: '@chooser' },
  async ({ journey }) => {
    const page = await section(journey);
    const transferOf = (files: readonly GivenFile[]) =>
      page.evaluateHandle(
        (given) => {
          const data = new DataTransfer();
          for (const { content, name, type } of given) {
            const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
            data.items.add(new File([bytes], name, { type }));
          }
          return data;
        },
        files.map(({ buffer, name, mimeType }) => ({
          content: buffer.toString('base64'),
          name,
          type: mimeType,
        })),
      );
    const heic = await FORMATS.heic.make();
    const filesOf = (kind: string): GivenFile[] => [
      { name: `${kind} heic.jpg`, mimeType: 'image/jpeg', buffer: heic },
      { name: `${kind} half.jpg`, mimeType: 'image/jpeg', buffer: heic.subarray(0, 3000) },
    ];
    await add(page).dispatchEvent('drop', { dataTransfer: await transferOf(filesOf('dropped')) });
    await expectRefused(page, 'dropped half.jpg', INCOMPLETE);
    await expectOpened(page, 1);
    await add(page).evaluate(
      (button, clipboardData) =>
        void button.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        ),
      await transferOf(filesOf('pasted')),
    );
    await expectRefused(page, 'pasted half.jpg', INCOMPLETE);
    await expectOpened(page, 2);
  },
);
