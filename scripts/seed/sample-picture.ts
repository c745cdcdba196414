// Puts a sample picture and its smaller copies where the browser would have uploaded them.
import type { getStorage } from 'firebase-admin/storage';
import { NO_CAPTION, picturePath, stepFile, type Picture } from '@marquee/domain/profile/picture';
import { UPLOAD_HEADERS } from '@marquee/domain/profile/upload-headers';
import { encodeSample } from './encode-picture.ts';
import type { SamplePicture } from './sample-actors.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

const storedFile = (
  uid: string,
  folder: 'profile' | 'gallery',
  { timestamp, random }: SamplePicture,
): string =>
  folder === 'profile'
    ? `profile/${uid}-profile-${timestamp}-${random}.webp`
    : `gallery/${uid}_gallery_${timestamp}_${random}.webp`;

/** Uploads a file. Tries twice more: the Storage emulator resets a connection that it has just closed for being idle. */
async function upload(bucket: Bucket, object: string, content: Buffer, triesLeft = 2): Promise<void> {
  try {
    await bucket.file(object).save(content, {
      resumable: false,
      contentType: 'image/webp',
      metadata: { ...UPLOAD_HEADERS },
    });
  } catch (error) {
    if (triesLeft === 0) throw error;
    await upload(bucket, object, content, triesLeft - 1);
  }
}

/** Uploads a picture in all sizes; returns it as the profile stores it. A second call changes nothing. */
export async function uploadPicture(
  bucket: Bucket,
  uid: string,
  folder: 'profile' | 'gallery',
  picture: SamplePicture,
): Promise<Picture> {
  const { full, copies, width, height, color } = await encodeSample(picture.file);
  const file = storedFile(uid, folder, picture);
  await upload(bucket, picturePath(uid, file), full);
  for (const { step, content } of copies) {
    await upload(bucket, picturePath(uid, stepFile(file, step)), content);
  }
  const steps = copies.map(({ step }) => step);
  return { ...NO_CAPTION, ...picture.about, file, width, height, steps, color };
}
