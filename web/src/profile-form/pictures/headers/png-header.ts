import type { Size } from '@marquee/domain/profile/picture';
import { EndOfFile, type ByteReader } from './byte-reader.ts';
import { larger, type PictureHeader } from './picture-header.ts';

/** Bytes of a chunk beside its data: length, tag and checksum. */
const AROUND = 12;

/** Walks a PNG's chunks to IEND. */
export function pngHeader(file: ByteReader): PictureHeader {
  let size: Size | undefined;
  try {
    for (let at = 8; ;) {
      const tag = file.tag(at + 4);
      const end = at + AROUND + file.u32(at);
      if (tag === 'IHDR') size = larger(size, { width: file.u32(at + 8), height: file.u32(at + 12) });
      file.need(end);
      if (tag === 'IEND') return { type: 'image/png', size, isComplete: true };
      at = end;
    }
  } catch (error) {
    if (!(error instanceof EndOfFile)) throw error;
    return { type: 'image/png', size, isComplete: false };
  }
}
