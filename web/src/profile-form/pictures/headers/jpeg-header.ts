import type { Size } from '@marquee/domain/profile/picture';
import { EndOfFile, type ByteReader } from './byte-reader.ts';
import { larger, type PictureHeader } from './picture-header.ts';

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** SOF0 to SOF15, which hold the size; the code points between them that mean tables are left out. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a length: TEM and the restarts. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** The position of the next marker's 0xFF in the data of a scan, past stuffed zeros and restarts. */
function endOfScan({ bytes }: ByteReader, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at;
  }
  throw new EndOfFile();
}

/** Walks a JPEG's segments and scans to its end marker; thumbnails lie inside segments, with end markers of their own. */
export function jpegHeader(file: ByteReader): PictureHeader {
  let size: Size | undefined;
  try {
    for (let at = 2; ;) {
      // Browsers pass over bytes between segments that belong to none.
      if (file.u8(at) !== 0xff) at = endOfScan(file, at);
      const marker = file.u8(at + 1);
      if (marker === END_OF_IMAGE) return { type: 'image/jpeg', size, isComplete: true };
      if (marker === 0xff) at += 1;
      else if (standsAlone(marker)) at += 2;
      else {
        if (isFrame(marker)) size = larger(size, { height: file.u16(at + 5), width: file.u16(at + 7) });
        // A length counts itself, two bytes.
        at += 2 + Math.max(2, file.u16(at + 2));
        if (marker === START_OF_SCAN) at = endOfScan(file, at);
      }
    }
  } catch (error) {
    if (!(error instanceof EndOfFile)) throw error;
    return { type: 'image/jpeg', size, isComplete: false };
  }
}
