// Draws pictures on canvases with a white background.
import type { Size } from '@marquee/domain/profile/picture';
import { PictureError } from '../api/upload-problem.ts';
import { sizeOf, type Drawable } from './decode-picture.ts';
import { shrinkSteps, turned, type Area } from './geometry.ts';

/** Resizes the canvas and fills it with white. */
function blank(canvas: HTMLCanvasElement, { width, height }: Size): CanvasRenderingContext2D {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  // A device without room for another canvas.
  if (!context) throw new PictureError('failed');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  return context;
}

/**
 * Turns a picture clockwise by `rotation` degrees, a multiple of 90, and draws the part `area` of it over the canvas.
 */
export function drawPart(
  canvas: HTMLCanvasElement,
  picture: Drawable,
  area: Area,
  rotation: number,
): HTMLCanvasElement {
  const size = sizeOf(picture);
  const upright = turned(size, rotation);
  const context = blank(canvas, area);
  context.translate(upright.width / 2 - area.x, upright.height / 2 - area.y);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(picture, -size.width / 2, -size.height / 2);
  return canvas;
}

/** The picture at a smaller size, halved repeatedly while it is much larger. */
export function shrink(picture: Drawable, target: Size): HTMLCanvasElement {
  const size = sizeOf(picture);
  let drawn = picture;
  for (const step of shrinkSteps(size, target)) {
    const canvas = document.createElement('canvas');
    blank(canvas, step).drawImage(drawn, 0, 0, step.width, step.height);
    drawn = canvas;
  }
  return drawn as HTMLCanvasElement;
}
