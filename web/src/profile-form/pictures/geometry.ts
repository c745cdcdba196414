// Computes sizes and parts of pictures, in pixels.
import type { Size } from '@marquee/domain/profile/picture';

/** A part of a picture, in its own pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the longer edge of the largest bitmap: 12 megapixels of 4:3, 48 MB. */
export const LARGEST_DECODED = 4096;

/** The largest size of the same shape whose longer edge is at most `edge`; never larger than the picture itself. */
export function fitWithin({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * The size to decode a picture at: the longer side of the kept part then has up to `edge` pixels, and the picture takes
 * no more memory than this needs. At full size a photo of 50 megapixels would take 200 MB.
 */
export const decodedSize = (size: Size, kept: Size, edge: number): Size =>
  fitWithin(
    size,
    Math.min(
      LARGEST_DECODED,
      Math.ceil((Math.max(size.width, size.height) * edge) / Math.max(kept.width, kept.height)),
    ),
  );

/** The sizes of repeated halving down to the target: a canvas that shrinks by more at once loses detail. */
export function shrinkSteps(from: Size, to: Size): Size[] {
  const steps: Size[] = [];
  let current = from;
  while (current.width / 2 > to.width && current.height / 2 > to.height) {
    current = { width: Math.round(current.width / 2), height: Math.round(current.height / 2) };
    steps.push(current);
  }
  return [...steps, to];
}

/** The size of a picture turned by a multiple of 90 degrees. */
export function turned(size: Size, degrees: number): Size {
  return degrees % 180 === 0 ? size : { width: size.height, height: size.width };
}

/** The same part of a picture that is `scale` times as large, within its bounds. */
export const scaled = ({ x, y, width, height }: Area, scale: number): Area => ({
  x: Math.floor(x * scale),
  y: Math.floor(y * scale),
  width: Math.max(1, Math.floor(width * scale)),
  height: Math.max(1, Math.floor(height * scale)),
});

/** The aspect ratio (width by height) of portraits on the page, the CV and the card. */
export const PORTRAIT_SHAPE = 4 / 5;

/** The centre of a face, in pixels of the picture. */
export interface Face {
  readonly x: number;
  readonly y: number;
}

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The largest crop of a portrait's shape, with the face (or the point a third down the picture) in its upper half. */
export function beginningArea({ width, height }: Size, face: Face = { x: width / 2, y: height / 3 }): Area {
  const part = {
    width: Math.min(width, height * PORTRAIT_SHAPE),
    height: Math.min(height, width / PORTRAIT_SHAPE),
  };
  return {
    x: between(0, face.x - part.width / 2, width - part.width),
    y: between(0, face.y - part.height * 0.4, height - part.height),
    ...part,
  };
}
