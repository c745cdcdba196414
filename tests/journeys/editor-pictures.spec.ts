// Pictures in the profile editor, with every upload error made for real.
import { readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { fromRoot } from '../../scripts/config/project.ts';
import { filesOf, stepFile } from '@marquee/domain/profile/picture';
import { UPLOAD_HEADERS } from '@marquee/domain/profile/upload-headers';
import {
  choose,
  fillNames,
  files,
  newEditor,
  openSection,
  save,
  saved,
  pictureAddress,
  storedPictures,
} from './editor.ts';
import { expect, test } from './fixtures.ts';
import { chooseBy } from './in-firefox.ts';
import { phonePhoto, photographWithLocation, pngPicture } from './picture-files.ts';

test('the editor refuses unfit files before sending them, and names what is wrong', async ({
  journey,
}, testInfo) => {
  const { page, account } = await newEditor(journey);
  await openSection(page, 'Profile Media');
  const write = (name: string, content: Buffer): string => {
    const path = testInfo.outputPath(name);
    writeFileSync(path, content);
    return path;
  };
  const red = { create: { width: 2, height: 2, channels: 3, background: 'red' } } as const;
  const tiny = write('tiny.png', await sharp(red).png().toBuffer());
  const heic = write(
    'photo.heic',
    Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(4000)]),
  );
  const text = write('notes.jpg', Buffer.from('This is no picture.\n'.repeat(200)));

  for (const [file, title] of [
    [tiny, 'File too small'],
    [heic, 'Invalid file'],
  ] as const) {
    await choose(page, 'Upload picture', file);
    await expect(page.getByRole('alert').filter({ hasText: title }).first()).toBeVisible();
  }
  await choose(page, 'Add photos', [text, tiny]);
  const group = page.getByRole('group', { name: 'Photo gallery' });
  await expect(group.getByText('notes.jpg: Invalid file')).toBeVisible();
  await expect(group.getByText('tiny.png: File too small')).toBeVisible();
  // A retry cannot help with these files, so none is offered.
  await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
  expect(await files(account.uid)).toEqual([]);
});

test('a photo is what its content says: a HEIC photo called .jpg is taken; half a JPEG and 200 megapixels are refused with their reason', async ({
  journey,
}) => {
  const { page } = await newEditor(journey);
  await openSection(page, 'Profile Media');
  const heic = readFileSync(fromRoot('tests/journeys/photo.heic'));
  const jpeg = readFileSync(await photographWithLocation(90));
  const huge = Buffer.from(heic);
  const size = huge.indexOf('ispe') + 8;
  huge.writeUInt32BE(16_320, size);
  huge.writeUInt32BE(12_240, size + 4);
  const files = [
    { name: 'half.jpg', mimeType: 'image/jpeg', buffer: jpeg.subarray(0, jpeg.length / 2) },
    { name: 'huge.heic', mimeType: 'image/heic', buffer: huge },
    { name: 'heic.jpg', mimeType: 'image/jpeg', buffer: heic },
    { name: 'IMG_1.jpg', mimeType: 'image/jpg', buffer: Buffer.concat([jpeg, Buffer.alloc(5000, 1)]) },
  ];
  await chooseBy(page, page.getByRole('button', { name: 'Add photos' }), files);
  await expect(page.getByText('2 of 5 photos')).toBeVisible();
  const group = page.getByRole('group', { name: 'Photo gallery' });
  await expect(group.getByText(/half\.jpg: Invalid file\. The end of this file is missing/)).toBeVisible();
  await expect(group.getByText(/huge\.heic: .*16320 × 12240 pixels \(200 megapixels\)/)).toBeVisible();
});

test('a photo of 12 megapixels as a phone writes it is stored small, upright and without its place, and cropped from the top', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  await fillNames(page);
  await openSection(page, 'Profile Media');
  const photo = await phonePhoto();
  expect((await stat(photo)).size).toBeGreaterThan(5 * 1024 * 1024);
  await choose(page, 'Upload picture', photo);
  await expect(page.getByRole('list', { name: 'Where the picture will be seen' })).toBeVisible();
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByAltText('Your profile picture')).toBeVisible();
  await save(page);
  await saved(page);

  const { image } = await storedPictures(account.uid);
  expect(image && [image.width, image.height]).toEqual([1280, 1600]);
  if (!image) throw new Error('The profile has no picture.');
  const [full, thumb, medium] = await Promise.all(
    filesOf(image).map(async (file) => {
      const answer = await fetch(pictureAddress(account.uid, file));
      expect(answer.headers.get('cache-control')).toBe(UPLOAD_HEADERS.cacheControl);
      const { format, width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
      return { format, width, height, exif };
    }),
  );
  const stored = { format: 'webp', exif: undefined };
  expect(full).toEqual({ ...stored, width: 1280, height: 1600 });
  expect(thumb).toEqual({ ...stored, width: 384, height: 480 });
  expect(medium).toEqual({ ...stored, width: 800, height: 1000 });
  expect(image.color).toMatch(/^#[0-9a-f]{6}$/);
  const response = await fetch(pictureAddress(account.uid, stepFile(image.file, 800)));
  const copy = Buffer.from(await response.arrayBuffer());
  // Of 4032 px the upper 3780 are kept, and the upper 2016 of them are red: 10.7 of 20 parts.
  const { data } = await sharp(copy).resize(1, 20, { fit: 'fill' }).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const isRed = (row: number): boolean => (data[row * 3] ?? 0) > (data[row * 3 + 2] ?? 0);
  expect(Array.from({ length: 20 }, (_, row) => isRed(row))).toEqual([
    ...Array<boolean>(11).fill(true),
    ...Array<boolean>(9).fill(false),
  ]);
});

test('a failed upload keeps the previous picture and can be repeated; a slow one can be cancelled', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  await fillNames(page);
  await openSection(page, 'Profile Media');
  await choose(page, 'Upload picture', await pngPicture(20));
  await page.getByRole('button', { name: 'Use picture' }).click();
  const picture = page.getByAltText('Your profile picture');
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');

  // The rules themselves refuse the upload: it arrives without its token, as from a session that has ended.
  await page.route('**/v0/b/**', (route) => {
    const headers = { ...route.request().headers() };
    delete headers['authorization'];
    return route.continue({ headers });
  });
  await choose(page, 'Change picture', await pngPicture(200));
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('Permission denied').first()).toBeVisible();
  await expect(picture).toHaveAttribute('src', first ?? '');
  await page.unroute('**/v0/b/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');

  await test.step('an upload can be cancelled', async () => {
    const second = await picture.getAttribute('src');
    await page.route('**/v0/b/**', () => undefined);
    await choose(page, 'Change picture', await pngPicture(300));
    await page.getByRole('button', { name: 'Use picture' }).click();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
    await expect(picture).toHaveAttribute('src', second ?? '');
    await page.unroute('**/v0/b/**');
  });

  await save(page);
  await saved(page);
  // The picture that was replaced before the save is deleted too.
  await expect.poll(() => files(account.uid)).toHaveLength(3);
});

test(
  'over a slow network an upload shows how far it is, and ends well',
  { tag: '@cdp' },
  async ({ journey }) => {
    const { page, account } = await newEditor(journey);
    await openSection(page, 'Profile Media');
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const pass = (bytesPerSecond: number, latency: number): Promise<unknown> =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });

    await test.step('the profile picture uploads over a slow network', async () => {
      await choose(page, 'Upload picture', await photographWithLocation(30));
      await expect(page.getByRole('button', { name: 'Use picture' })).toBeEnabled();
      await pass(20_000, 400);
      await page.getByRole('button', { name: 'Use picture' }).click();
      const progress = page.getByRole('progressbar');
      await expect(progress).toHaveAttribute('aria-valuenow', /^\d+$/);
      await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
      const seen = new Set<number>();
      await expect
        .poll(
          async () => {
            const now = await progress.evaluateAll(([bar]) => bar?.getAttribute('aria-valuenow') ?? null);
            if (now !== null) seen.add(Number(now));
            return page.getByAltText('Your profile picture').isVisible();
          },
          { intervals: [50] },
        )
        .toBe(true);
      const shares = [...seen];
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      expect(shares.filter((share) => share > 0 && share < 100)).not.toEqual([]);
    });

    expect(await files(account.uid)).toHaveLength(3);
  },
);

test('an upload without a connection is reported as waiting, and goes on when the connection is back', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  await openSection(page, 'Profile Media');
  // The upload has begun, and gets no answer.
  await page.route('**/v0/b/**', () => undefined);
  await choose(page, 'Upload picture', await photographWithLocation(60));
  const sent = page.waitForRequest('**/v0/b/**');
  await page.getByRole('button', { name: 'Use picture' }).click();
  await sent;
  await page.context().setOffline(true);
  await expect(page.getByText('The upload continues when you’re back online.')).toBeVisible();
  await page.unroute('**/v0/b/**');
  await page.context().setOffline(false);
  await expect(page.getByAltText('Your profile picture')).toBeVisible();
  await expect.poll(() => files(account.uid)).toHaveLength(3);
});

test('a photo whose upload failed takes no slot of the gallery, and its upload can be repeated', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  await openSection(page, 'Profile Media');
  // The rules refuse the upload: it arrives without its token.
  await page.route('**/v0/b/**', (route) => {
    const headers = { ...route.request().headers() };
    delete headers['authorization'];
    return route.continue({ headers });
  });
  const failed = page.getByRole('list', { name: 'Photos that were not uploaded' });
  await choose(page, 'Add photos', [await pngPicture(50)]);
  await expect(failed.getByText(/^picture-50\.png: /)).toBeVisible();
  await expect(page.getByText('0 of 5 photos')).toBeVisible();

  await page.unroute('**/v0/b/**');
  await page.getByRole('button', { name: 'Retry picture-50.png' }).click();
  await expect(page.getByText('1 of 5 photos')).toBeVisible();
  await expect(failed).toHaveCount(0);
  await expect.poll(() => files(account.uid)).toHaveLength(3);
});

test('a HEIC photo of an iPhone is converted in the browser, by a library that is loaded only then', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  await fillNames(page);
  await openSection(page, 'Profile Media');
  const converters: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('heic-to')) converters.push(request.url());
  });
  await choose(page, 'Add photos', [await pngPicture(20)]);
  await expect(page.getByText('1 of 5 photos')).toBeVisible();
  expect(converters).toEqual([]);

  await choose(page, 'Upload picture', fromRoot('tests/journeys/photo.heic'));
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByAltText('Your profile picture')).toBeVisible();
  expect(new Set(converters).size).toBe(1);
  await save(page);
  await saved(page);
  const { image } = await storedPictures(account.uid);
  expect(image && [image.width, image.height]).toEqual([384, 480]);
});
