// Prepares the pictures of PDFs in the size in which they are printed.
import type { SheetPicture } from '@marquee/domain/site/documents';
import { loadSharp, openPicture } from '../pictures/open-untrusted.ts';
import type { Drawing } from './drawing.ts';

/** A picture that is ready to be put into a PDF. */
export interface Printed {
  /** A JPEG. */
  readonly bytes: Buffer;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels an inch: sharp on paper; more only makes the file larger. */
const RESOLUTION = 220;

export interface PrintedArea {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** `cover` fills the area and crops the picture, `inside` shows all of it. */
  readonly fit: 'cover' | 'inside';
}

/** The picture for an area; `undefined` when it cannot be loaded or decoded. */
export async function printPicture(
  { path, alt }: SheetPicture,
  { width, height, fit }: PrintedArea,
  files: Drawing['files'],
): Promise<Printed | undefined> {
  const file = await files(path);
  if (file === undefined) return undefined;
  const sharp = await loadSharp();
  const pixels = (points: number): number => Math.round((points / 72) * RESOLUTION);
  try {
    const { data, info } = await openPicture(sharp, file)
      .rotate()
      .resize(pixels(width), pixels(height), { fit, position: 'top', withoutEnlargement: fit === 'inside' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, alt, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
