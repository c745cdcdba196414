// Re-encodes a chosen picture: at most 1600 px and smaller copies, WebP where the browser can write it and JPEG
// elsewhere. The camera's metadata (place, time, device) is removed, the orientation is applied to the pixels,
// transparency becomes white.
import { stepSize, stepsFor } from '@marquee/domain/profile/picture';
import { LIMITS } from '@marquee/domain/values/limits';
import type { EncodedPicture } from '../api/upload-picture.ts';
import { PictureError } from '../api/upload-problem.ts';
import { canvasReturnsWhatIsDrawn } from './canvas-check.ts';
import { decode, loadOrConvert, sizeOf } from './decode-picture.ts';
import { drawPart, shrink } from './draw-picture.ts';
import { fitWithin, scaled, type Area } from './geometry.ts';

/** The part of the picture to keep, in pixels of the rotated picture. */
export interface Crop {
  readonly area: Area;
  /** In degrees clockwise, a multiple of 90. */
  readonly rotation: number;
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** Encoder qualities: of the full size, best first, and of copies. A face of 800 px takes about 40 KB. */
const QUALITIES = {
  'image/webp': { full: [0.82, 0.7, 0.5], copy: 0.75 },
  'image/jpeg': { full: [0.86, 0.7, 0.5], copy: 0.8 },
} as const;

type Format = keyof typeof QUALITIES;

/** WebP where the browser can write it, else JPEG. Safari returns a PNG when asked for WebP. */
async function bestFormat(): Promise<Format> {
  return (await toBlob(document.createElement('canvas'), 'image/webp', 1))?.type === 'image/webp'
    ? 'image/webp'
    : 'image/jpeg';
}

async function encode(canvas: HTMLCanvasElement, format: Format, quality: number): Promise<Blob> {
  const blob = await toBlob(canvas, format, quality);
  // A device without room for the canvas.
  if (!blob) throw new PictureError('failed');
  return blob;
}

async function encodeFull(canvas: HTMLCanvasElement, format: Format): Promise<Blob> {
  for (const quality of QUALITIES[format].full) {
    const blob = await encode(canvas, format, quality);
    if (blob.size < LIMITS.image.minBytes) {
      const finest = await encode(canvas, format, 1);
      if (finest.size < LIMITS.image.minBytes) throw new PictureError('too-small');
      return finest;
    }
    if (blob.size <= LIMITS.image.maxBytes) return blob;
  }
  throw new PictureError('too-large');
}

function averageColor(picture: HTMLCanvasElement): string {
  const context = shrink(picture, { width: 1, height: 1 }).getContext('2d');
  const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Makes the files to store from a chosen file. Throws a `PictureError`, or an AbortError when `signal` aborts. */
export async function encodePicture(file: Blob, crop?: Crop, signal?: AbortSignal): Promise<EncodedPicture> {
  if (!canvasReturnsWhatIsDrawn()) throw new PictureError('protected-canvas');
  const readable = await loadOrConvert(file, signal);
  const natural = sizeOf(readable.image);
  const picture = await decode(readable, crop?.area ?? natural, LIMITS.image.fullEdge);
  try {
    const scale = sizeOf(picture).width / natural.width;
    const kept = crop
      ? drawPart(document.createElement('canvas'), picture, scaled(crop.area, scale), crop.rotation)
      : picture;
    const full = shrink(kept, fitWithin(sizeOf(kept), LIMITS.image.fullEdge));
    const { width, height } = full;
    const format = await bestFormat();
    const fullBlob = await encodeFull(full, format);
    const copies: EncodedPicture['copies'][number][] = [];
    let larger = full;
    for (const step of [...stepsFor({ width, height })].reverse()) {
      larger = shrink(larger, stepSize({ width, height }, step));
      const blob = await encode(larger, format, QUALITIES[format].copy);
      if (blob.size >= LIMITS.image.minBytes) copies.unshift({ step, blob });
    }
    return { full: fullBlob, copies, width, height, color: averageColor(larger) };
  } finally {
    if ('close' in picture) picture.close();
  }
}
