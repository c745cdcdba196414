// Stores a video's thumbnail in the account's folder: fetched once and re-encoded, so that it is certainly a picture.
import { LIMITS } from '@marquee/domain/values/limits';
import { UPLOAD_HEADERS } from '@marquee/domain/profile/upload-headers';
import type { Picture } from '@marquee/domain/profile/picture';
import { runSerially, loadSharp, openPicture } from '../pictures/open-untrusted.ts';
import type { Bucket } from '../pictures/read-file.ts';
import { fetchThumbnail, type Fetch, type VideoSource } from './fetch-thumbnail.ts';

/** The largest width in pixels: a card on a laptop is 640 wide. */
const WIDEST = 640;
const QUALITY = 78;

/** The fields of a thumbnail that a profile stores. */
export type StoredThumbnail = Pick<Picture, 'file' | 'width' | 'height'>;

interface Encoded {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The picture as a JPEG at most `WIDEST` pixels wide; undefined for what is no picture. */
async function encode(bytes: Uint8Array): Promise<Encoded | undefined> {
  const sharp = await loadSharp();
  try {
    return await runSerially(async () => {
      const { data, info } = await openPicture(sharp, bytes)
        .resize({ width: WIDEST, height: LIMITS.image.fullEdge, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#000' })
        .jpeg({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      return { jpeg: data, width: info.width, height: info.height };
    });
  } catch {
    return undefined;
  }
}

/** A thumbnail as a profile stores it; `null` where its size is not known. */
function stored(file: string, width: unknown, height: unknown): StoredThumbnail | null {
  const [w, h] = [Number(width), Number(height)];
  return w > 0 && h > 0 ? { file, width: w, height: h } : null;
}

/**
 * Stores a video's thumbnail, unless it is stored already. Returns what a profile stores of it; `null` for none.
 * @throws what Storage throws
 */
export async function storeThumbnail(
  bucket: Bucket,
  uid: string,
  source: VideoSource,
  fetcher?: Fetch,
): Promise<StoredThumbnail | null> {
  const name = `videos/${source.name}.jpg`;
  const file = bucket.file(`profiles/${uid}/${name}`);
  const [exists] = await file.exists();
  if (exists) {
    const [{ metadata }] = await file.getMetadata();
    return stored(name, metadata?.['width'], metadata?.['height']);
  }
  const bytes = await fetchThumbnail(source, fetcher);
  const encoded = bytes && (await encode(bytes));
  if (!encoded) return null;
  const { jpeg, width, height } = encoded;
  await file.save(jpeg, {
    resumable: false,
    metadata: {
      contentType: 'image/jpeg',
      ...UPLOAD_HEADERS,
      metadata: { width: String(width), height: String(height) },
    },
  });
  return stored(name, width, height);
}
