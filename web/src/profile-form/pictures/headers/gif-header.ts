import { EndOfFile, type ByteReader } from './byte-reader.ts';
import { larger, type PictureHeader } from './picture-header.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** Bytes of the colour table that a packed field announces. */
const colourTable = (packed: number): number => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));

/** The end of a row of sub-blocks: each begins with its length, and one of no bytes is the last. */
function endOfSubBlocks(file: ByteReader, from: number): number {
  let at = from;
  for (let length = file.u8(at); length > 0; length = file.u8(at)) at += 1 + length;
  return at + 1;
}

/** Whether a GIF has an image and all of its last block. Many GIFs lack the trailer, and browsers show them. */
function isComplete(file: ByteReader): boolean {
  let hasImage = false;
  let at = 13 + colourTable(file.u8(10));
  while (at < file.length) {
    const kind = file.u8(at);
    if (kind === EXTENSION) at = endOfSubBlocks(file, at + 2);
    else if (kind === IMAGE) {
      at = endOfSubBlocks(file, at + 11 + colourTable(file.u8(at + 9)));
      hasImage = true;
    } else return hasImage;
  }
  return hasImage;
}

export function gifHeader(file: ByteReader): PictureHeader {
  const type = 'image/gif';
  const size = larger(undefined, { width: file.u16LittleEndian(6), height: file.u16LittleEndian(8) });
  try {
    return { type, size, isComplete: isComplete(file) };
  } catch (error) {
    if (!(error instanceof EndOfFile)) throw error;
    return { type, size, isComplete: false };
  }
}
