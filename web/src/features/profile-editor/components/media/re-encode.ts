// Re-encodes a selected picture: at most 1600 px and a thumbnail of at most 480 px, both JPEG. What a camera wrote
// beside the picture (place, time, device) is gone, its orientation is applied to the pixels, transparency is white.
import { LIMITS } from '@marquee/domain/limits';
import type { EncodedPicture } from '../../api/upload-picture.ts';
import { convertHeic } from './convert-heic.ts';
import { isHeic } from './file-check.ts';
import { fitWithin, shrinkSteps, turned, type Area, type Size } from './geometry.ts';
import { PictureError } from '../../api/upload-problem.ts';

/** The part of the picture to keep, in pixels of the picture after it was turned. */
export interface Crop {
  readonly area: Area;
  /** Clockwise, a multiple of 90. */
  readonly rotation: number;
}

type Drawable = ImageBitmap | HTMLImageElement | HTMLCanvasElement;

const sizeOf = (drawable: Drawable): Size =>
  drawable instanceof HTMLImageElement
    ? { width: drawable.naturalWidth, height: drawable.naturalHeight }
    : drawable;

async function decodeImage(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The picture's pixels, upright. Rejects for a file that this browser cannot read. */
async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Safari reads HEIC in an image element, and not here.
    return decodeImage(file);
  }
}

/** A JPEG made of a HEIC photo. Throws a `PictureError` for any other file, caused by what its decoding threw. */
async function convert(file: Blob, cause: unknown): Promise<Blob> {
  if (!(file instanceof File && isHeic(file))) throw new PictureError('unreadable', { cause });
  try {
    return await convertHeic(file);
  } catch (error) {
    throw new PictureError('unreadable', { cause: error });
  }
}

/**
 * A picture that this browser can show: the chosen file itself, or a JPEG made of a HEIC photo. Throws a
 * `PictureError` for a file that is neither.
 */
export async function toReadable(file: File): Promise<Blob> {
  try {
    const picture = await decode(file);
    if ('close' in picture) picture.close();
    return file;
  } catch (cause) {
    return convert(file, cause);
  }
}

async function decodeOrConvert(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await decode(file);
  } catch (cause) {
    return decode(await convert(file, cause));
  }
}

function canvasOf({ width, height }: Size): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('unreadable');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  return [canvas, context];
}

function cut(picture: Drawable, { area, rotation }: Crop): HTMLCanvasElement {
  const size = sizeOf(picture);
  const upright = turned(size, rotation);
  const [canvas, context] = canvasOf(area);
  context.translate(upright.width / 2 - area.x, upright.height / 2 - area.y);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(picture, -size.width / 2, -size.height / 2);
  return canvas;
}

function shrink(picture: Drawable, edge: number): HTMLCanvasElement {
  const size = sizeOf(picture);
  let drawn = picture;
  for (const step of shrinkSteps(size, fitWithin(size, edge))) {
    const [canvas, context] = canvasOf(step);
    context.drawImage(drawn, 0, 0, step.width, step.height);
    drawn = canvas;
  }
  return drawn as HTMLCanvasElement;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new PictureError('unreadable'));
      },
      'image/jpeg',
      quality,
    );
  });
}

/** From best to smallest: 1600 px of the busiest picture stay far below 5 MB at the second. */
const QUALITIES = [0.86, 0.7, 0.5] as const;

async function encodeFull(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await toJpeg(canvas, quality);
    if (blob.size < LIMITS.image.minBytes) {
      const finest = await toJpeg(canvas, 1);
      if (finest.size < LIMITS.image.minBytes) throw new PictureError('too-small');
      return finest;
    }
    if (blob.size <= LIMITS.image.maxBytes) return blob;
  }
  throw new PictureError('too-large');
}

/** Makes the two files that are stored of a chosen one. Throws a `PictureError`. */
export async function encodePicture(file: Blob, crop?: Crop): Promise<EncodedPicture> {
  const picture = await decodeOrConvert(file);
  try {
    const source = crop ? cut(picture, crop) : picture;
    const full = shrink(source, LIMITS.image.fullEdge);
    const fullBlob = await encodeFull(full);
    const { width, height } = full;
    if (Math.max(width, height) <= LIMITS.image.thumbEdge) {
      return { full: fullBlob, thumb: undefined, width, height };
    }
    const thumb = await toJpeg(shrink(full, LIMITS.image.thumbEdge), QUALITIES[0]);
    return { full: fullBlob, thumb: thumb.size < LIMITS.image.minBytes ? undefined : thumb, width, height };
  } finally {
    if ('close' in picture) picture.close();
  }
}
