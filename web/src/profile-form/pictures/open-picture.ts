// The one way into a chosen, dropped, pasted, photographed or shared picture: its content decides what it is, and its
// header how large, before anything is decoded.
import { LIMITS } from '@marquee/domain/values/limits';
import { PictureError } from '../api/upload-problem.ts';
import { areaOf, type PictureHeader } from './headers/picture-header.ts';
import { readHeader } from './headers/read-header.ts';

interface OpenedPicture {
  /** The file, with the type that its content has. */
  readonly file: Blob;
  readonly header: PictureHeader;
}

/** Whether the file calls itself something that the editor takes: then it is damaged, else of another kind. */
const CLAIMS = /^image\/(?:jpe?g|pjpeg|png|gif|webp|avif|hei[cf])/i;

/** How files of other kinds begin: BMP, TIFF, icons, Photoshop, JPEG XL, PDF, ZIP, SVG. */
const OTHER_KINDS = [
  'BM',
  'II*\0',
  'MM\0*',
  '\0\0\x01\0',
  '8BPS',
  '\xff\n',
  '%PDF',
  'PK\x03\x04',
  '<svg',
  '<?xml',
];

/** Whether a file that is no picture which the editor takes is a whole one of another kind: a video has a box first. */
function isOtherKind(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return OTHER_KINDS.some((kind) => start.startsWith(kind)) || /^(?:ftyp|JXL )/.test(start.slice(4));
}

/** @throws {PictureError} if the file is no complete picture of at most `LIMITS.image.maxChosenPixels` */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new PictureError('gone', { cause });
  }
  const header = readHeader(bytes);
  if (!header) {
    const claims =
      CLAIMS.test(file.type) ||
      (file instanceof File && /\.(?:jpe?g|png|gif|webp|avif|hei[cf])$/i.test(file.name));
    throw new PictureError(claims && !isOtherKind(bytes) ? 'unreadable' : 'invalid-type');
  }
  const { size, isComplete, type } = header;
  if (size && areaOf(size) > LIMITS.image.maxChosenPixels)
    throw new PictureError('too-many-pixels', { size });
  if (!isComplete) throw new PictureError('incomplete');
  if (!size) throw new PictureError('unreadable');
  return { file: file.type === type ? file : file.slice(0, file.size, type), header };
}
