// A video that was stored before thumbnails were fetched.
import sharp from 'sharp';
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { BUCKET, suiteUrl } from '../../scripts/config/project.ts';
import { openEditor, openSection, save, saved } from './editor.ts';
import { expect, startLoggedIn, test } from './fixtures.ts';
import { birthDate, newActor } from './store.ts';

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** Stores a thumbnail as the function stores one that it has fetched: the suite has no network. */
async function storeThumbnail(uid: string, file: string): Promise<void> {
  const picture = { create: { width: 640, height: 360, channels: 3, background: '#805' } } as const;
  const jpeg = await sharp(picture).jpeg().toBuffer();
  const name = encodeURIComponent(`profiles/${uid}/videos/${file}`);
  const boundary = 'part';
  const metadata = { contentType: 'image/jpeg', metadata: { width: '640', height: '360' } };
  const { ok } = await fetch(
    suiteUrl('storage', `/upload/storage/v1/b/${BUCKET}/o?uploadType=multipart&name=${name}`),
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': `multipart/related; boundary=${boundary}` },
      body: Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n` +
            `--${boundary}\r\ncontent-type: image/jpeg\r\n\r\n`,
        ),
        jpeg,
        Buffer.from(`\r\n--${boundary}--`),
      ]),
    },
  );
  expect(ok).toBe(true);
}

test('a video gets its thumbnail with the next save, without being edited', async ({ journey }) => {
  const actor = await newActor({
    additional_videos: [{ ...NO_VIDEO_DETAILS, platform: 'youtube', url: VIDEO }],
  });
  await birthDate(actor.uid, '1996-04-12');
  await storeThumbnail(actor.uid, 'youtube-aqz-KE-bpKQ.jpg');
  const visitor = await journey.open('visitor');
  await visitor.goto(`/${actor.username}`);
  const thumbnail = visitor.locator('a[data-video] img');
  await expect(thumbnail).toHaveCount(0);

  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  const answered = owner.waitForResponse((response) => response.url().endsWith('/api/videoThumbnail'));
  await openEditor(owner);
  expect((await answered).status()).toBe(200);
  await openSection(owner, 'Basic Information');
  await owner.getByLabel('Last name').fill('Devi');
  await save(owner);
  await saved(owner);

  await visitor.goto(`/${actor.username}`);
  await thumbnail.scrollIntoViewIfNeeded();
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
});
