import type { Size } from '@marquee/domain/profile/picture';
import { EndOfFile, type ByteReader } from './byte-reader.ts';
import { larger, type PictureHeader } from './picture-header.ts';

/** Where the first chunk begins. */
const CHUNK = 12;

/** The size in the first chunk: of the canvas, of a lossy or of a lossless picture. */
function sizeIn(file: ByteReader): Size | undefined {
  const data = CHUNK + 8;
  const low24 = (at: number): number => file.u16LittleEndian(at) + file.u8(at + 2) * 2 ** 16;
  switch (file.tag(CHUNK)) {
    case 'VP8X':
      return { width: low24(data + 4) + 1, height: low24(data + 7) + 1 };
    case 'VP8 ':
      return {
        width: file.u16LittleEndian(data + 6) & 0x3fff,
        height: file.u16LittleEndian(data + 8) & 0x3fff,
      };
    case 'VP8L': {
      const bits = file.u32LittleEndian(data + 1);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

export function webpHeader(file: ByteReader): PictureHeader {
  const type = 'image/webp';
  try {
    const size = sizeIn(file) ?? { width: 0, height: 0 };
    // Some writers leave out the byte that makes the last chunk's length even.
    return {
      type,
      size: larger(undefined, size),
      isComplete: file.length >= 8 + file.u32LittleEndian(4) - 1,
    };
  } catch (error) {
    if (!(error instanceof EndOfFile)) throw error;
    return { type, size: undefined, isComplete: false };
  }
}
