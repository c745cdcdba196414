// Reads a chosen file: its size first, which costs no memory, and its pixels at the size they are needed.
import type { Size } from '@marquee/domain/profile/picture';
import { PictureError } from '../api/upload-problem.ts';
import { convertHeic } from './convert-heic.ts';
import { decodedSize } from './geometry.ts';
import { openPicture } from './open-picture.ts';

/** What a canvas can draw. */
export type Drawable = ImageBitmap | HTMLImageElement | HTMLCanvasElement;

export const sizeOf = (drawable: Drawable): Size =>
  drawable instanceof HTMLImageElement
    ? { width: drawable.naturalWidth, height: drawable.naturalHeight }
    : drawable;

/** Loads a picture's size, without decoding its pixels. Rejects if this browser cannot read the file. */
async function load(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve(image);
      image.onerror = () => reject(new Error('The browser cannot read the picture.'));
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A picture that this browser can read, with its size. */
export interface Readable {
  readonly file: Blob;
  readonly image: HTMLImageElement;
}

/** Loads a chosen file; a HEIC photo that this browser cannot read is converted to JPEG. Throws a `PictureError`. */
export async function loadOrConvert(chosen: Blob, signal?: AbortSignal): Promise<Readable> {
  const { file, header } = await openPicture(chosen);
  try {
    return { file, image: await load(file) };
  } catch (cause) {
    if (header.type !== 'image/heic') {
      // A browser that lacks AVIF; the other formats are read by all.
      throw new PictureError(header.type === 'image/avif' ? 'invalid-type' : 'unreadable', { cause });
    }
  }
  const converted = await convertHeic(file, header.size, signal);
  return { file: converted, image: await load(converted) };
}

/**
 * A file that this browser can show: the chosen file itself, or a JPEG made from a HEIC photo. Throws a `PictureError`
 * for any other file.
 */
export const toReadable = async (file: File, signal?: AbortSignal): Promise<Blob> =>
  (await loadOrConvert(file, signal)).file;

/**
 * Decodes the pixels, upright, at a size at which the part to keep has `edge` pixels on its longer side. Throws a
 * `PictureError`.
 */
export async function decode({ file, image }: Readable, kept: Size, edge: number): Promise<Drawable> {
  const { width, height } = decodedSize(sizeOf(image), kept, edge);
  try {
    return await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
  } catch {
    // Safari decodes HEIC in an image element, but not with this function.
  }
  try {
    await image.decode();
    return image;
  } catch (cause) {
    throw new PictureError('unreadable', { cause });
  }
}
