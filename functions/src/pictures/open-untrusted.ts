// Opens uploaded pictures, which are untrusted: a small file can unpack into gigabytes.
import type sharpModule from 'sharp';
import type { Sharp } from 'sharp';
import { decodable } from './decodable.ts';

/** A camera's picture has 12 to 24 megapixels; the app uploads at most 1600 by 1600. */
export const MAX_PIXELS = 25_000_000;

export type MakeSharp = typeof sharpModule;

/** sharp is a native library of some size: only functions that open pictures load it. */
export async function loadSharp(): Promise<MakeSharp> {
  const { default: sharp } = await import('sharp');
  // One thread, since the instance has one processor; no cache, since no file is opened twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * The undecoded picture. Decoding throws for what is no picture, is cut off, or has too many pixels. @throws Error for
 * a file that no decoder may get
 */
export function openPicture(sharp: MakeSharp, bytes: Uint8Array): Sharp {
  return sharp(decodable(bytes), { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'truncated' });
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one operation after another: each may hold a whole picture in memory. */
export function runSerially<Value>(operation: () => Promise<Value>): Promise<Value> {
  const result = last.then(operation);
  last = result.catch(() => undefined);
  return result;
}
