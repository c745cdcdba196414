// Reads files of the project's bucket. The size and encoding in a file's metadata are not trusted.
import { addAbortSignal } from 'node:stream';
import type { Storage } from 'firebase-admin/storage';
import { LIMITS } from '@marquee/domain/values/limits';
import { errorCode } from '../runtime/error-code.ts';

export type Bucket = ReturnType<Storage['bucket']>;

const PICTURE = /^profiles\/([^/]+)\/(?:profile|gallery|videos)\/[^/]+$/;

/** The account whose folder a picture's path is in; `undefined` for any other file. */
export const ownerOf = (path: string): string | undefined => PICTURE.exec(path)?.[1];

/** Whether `readFile` failed because there is no such file. */
export const isAbsent = (error: unknown): boolean => errorCode(error) === 404;

/**
 * The bytes of a file as they are stored, or `undefined` when they are more than a picture may have.
 * @throws when the file cannot be read within `milliseconds`
 */
export async function readFile(
  bucket: Bucket,
  path: string,
  milliseconds: number,
): Promise<Uint8Array | undefined> {
  // Neither this client nor Cloud Storage inflates the file: one stored as gzip is no picture.
  const stream = bucket.file(path).createReadStream({ decompress: false, validation: false });
  addAbortSignal(AbortSignal.timeout(milliseconds), stream);
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
    stream.destroy();
  }
}
