// Chooses the initial crop of a picture: around the face, where the browser finds one.
import pTimeout from 'p-timeout';
import { decode, loadOrConvert, sizeOf, type Drawable } from './decode-picture.ts';
import { beginningArea, type Area, type Face } from './geometry.ts';

/** The longer edge in pixels of the reduced picture, in which faces are detected and from which previews are cut. */
const SMALL_EDGE = 640;

/** Milliseconds: the dialog does not wait longer for a face. */
const DETECTION_TIME = 1500;

/** The part of the Shape Detection API that is used; TypeScript's DOM types lack it, as do most browsers. */
interface FaceDetection {
  readonly detect: (picture: Drawable) => Promise<readonly { readonly boundingBox: DOMRectReadOnly }[]>;
}
type MakeFaceDetection = new (options: { readonly maxDetectedFaces: number }) => FaceDetection;

/** The largest face; `undefined` if there is none, or if the browser cannot detect faces. */
export async function findFace(picture: Drawable): Promise<Face | undefined> {
  if (!('FaceDetector' in globalThis)) return undefined;
  const { FaceDetector } = globalThis as typeof globalThis & { readonly FaceDetector: MakeFaceDetection };
  try {
    const detected = new FaceDetector({ maxDetectedFaces: 5 }).detect(picture);
    const found = await pTimeout(detected, { milliseconds: DETECTION_TIME });
    const [largest] = found.map(({ boundingBox }) => boundingBox).sort((a, b) => b.width - a.width);
    return largest && { x: largest.x + largest.width / 2, y: largest.y + largest.height / 2 };
  } catch {
    // The detection is too slow, or the system has no such service.
    return undefined;
  }
}

export interface CropStart {
  /** In percent of the picture. */
  readonly area: Area;
  /** The reduced picture for previews, `scale` times as large as the original. */
  readonly small: Drawable;
  readonly scale: number;
}

/** Decodes a reduced version of a chosen picture and chooses the initial crop. Throws a `PictureError`. */
export async function beginCrop(file: Blob): Promise<CropStart> {
  const readable = await loadOrConvert(file);
  const natural = sizeOf(readable.image);
  const small = await decode(readable, natural, SMALL_EDGE);
  const size = sizeOf(small);
  const { x, y, width, height } = beginningArea(size, await findFace(small));
  return {
    area: {
      x: (x / size.width) * 100,
      y: (y / size.height) * 100,
      width: (width / size.width) * 100,
      height: (height / size.height) * 100,
    },
    small,
    scale: size.width / natural.width,
  };
}
