// Reads files of the own bucket. The size and encoding in a file's metadata are not trusted.
import type { Storage } from 'firebase-admin/storage';
import { LIMITS } from '@marquee/domain/values/limits';

export type Bucket = ReturnType<Storage['bucket']>;

/** The folders of an account's pictures. */
const PICTURE = /^profiles\/([^/]+)\/(?:profile|gallery|videos)\/[^/]+$/;

/** The account below whose folder a picture lies; `undefined` for any other file. */
export const ownerOf = (path: string): string | undefined => PICTURE.exec(path)?.[1];

/** Whether `readFile` failed because there is no such file. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 404;

/**
 * The bytes of a file as they are stored, or `undefined` when they are more than a picture may have.
 * @throws when the file cannot be read within `milliseconds`
 */
export async function readFile(
  bucket: Bucket,
  path: string,
  milliseconds: number,
): Promise<Uint8Array | undefined> {
  // Not inflated, neither here nor by Cloud Storage: a file stored as gzip is no picture.
  const stream = bucket.file(path).createReadStream({ decompress: false, validation: false });
  const timer = setTimeout(() => stream.destroy(new Error('The file took too long.')), milliseconds);
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      length += chunk.byteLength;
      if (length > LIMITS.image.maxBytes) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
    stream.destroy();
  }
}
