// Puts a committed picture and its thumbnail where the browser would have uploaded them.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import type { Picture } from '@marquee/domain/profile';
import type { SamplePicture } from './sample-actors.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

const FOLDER = path.join(import.meta.dirname, 'pictures');

/** The object a picture is stored as, with `{suffix}` before its extension for the thumbnail. */
function objectPath(
  uid: string,
  place: 'profile' | 'gallery',
  { timestamp, random }: SamplePicture,
  thumb: boolean,
): string {
  return place === 'profile'
    ? `profiles/${uid}/profile/${uid}-profile-${timestamp}${thumb ? '-thumb' : ''}.jpg`
    : `profiles/${uid}/gallery/${uid}_gallery_${timestamp}_${random}${thumb ? '_thumb' : ''}.jpg`;
}

/** A download token that is the same on every run, so that addresses once stored stay good. */
function downloadToken(object: string): string {
  const hex = createHash('sha256').update(object).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

async function upload(bucket: Bucket, host: string, object: string, content: Buffer): Promise<string> {
  const token = downloadToken(object);
  await bucket.file(object).save(content, {
    resumable: false,
    contentType: 'image/jpeg',
    metadata: {
      cacheControl: 'public, max-age=3600',
      metadata: { firebaseStorageDownloadTokens: token },
    },
  });
  return `http://${host}/v0/b/${bucket.name}/o/${encodeURIComponent(object)}?alt=media&token=${token}`;
}

/** Uploads one picture in both sizes; `host` is the Storage emulator's. Twice changes nothing. */
export async function uploadPicture(
  bucket: Bucket,
  host: string,
  uid: string,
  place: 'profile' | 'gallery',
  picture: SamplePicture,
): Promise<Picture> {
  const [full, thumb] = await Promise.all([
    readFile(path.join(FOLDER, `${picture.file}.jpg`)),
    readFile(path.join(FOLDER, `${picture.file}-thumb.jpg`)),
  ]);
  const [{ width, height }, url, thumb_url] = await Promise.all([
    sharp(full).metadata(),
    upload(bucket, host, objectPath(uid, place, picture, false), full),
    upload(bucket, host, objectPath(uid, place, picture, true), thumb),
  ]);
  return { ...picture.about, url, thumb_url, width, height };
}
