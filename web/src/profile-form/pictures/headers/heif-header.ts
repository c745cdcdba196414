// HEIC and AVIF: boxes of ISO 14496-12, with the items of ISO 23008-12.
import type { Size } from '@marquee/domain/profile/picture';
import { EndOfFile, type ByteReader } from './byte-reader.ts';
import { larger, type PictureHeader } from './picture-header.ts';

const AVIF = ['avif', 'avis'];
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'mif2', 'msf1', 'heif'];

interface Box {
  readonly tag: string;
  /** Where the box's content begins, and where the box ends. */
  readonly from: number;
  readonly end: number;
}

/** The boxes between two positions; the last one may announce an end beyond them. */
function* boxes(file: ByteReader, from: number, end: number): Generator<Box> {
  for (let at = from; at + 8 <= end;) {
    const short = file.u32(at);
    const head = short === 1 ? 16 : 8;
    // A length of 0 means: to the end of the file.
    const length = short === 0 ? end - at : short === 1 ? file.whole(at + 8, 8) : short;
    if (length < head) return;
    yield { tag: file.tag(at + 4), from: at + head, end: at + length };
    at += length;
  }
}

/** The type by the brands of the first box; `undefined` for a video, or a raw photo. */
export function heifType(file: ByteReader): 'image/heic' | 'image/avif' | undefined {
  const end = Math.min(file.u32(0), file.length, 256);
  const brands: string[] = [];
  // The second group of four bytes is the version of the first brand.
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) brands.push(file.tag(at));
  if (brands.some((brand) => AVIF.includes(brand))) return 'image/avif';
  return brands.some((brand) => HEIC.includes(brand)) ? 'image/heic' : undefined;
}

/** The largest of the sizes in `ispe` boxes: that of the whole picture; its tiles and its thumbnail have their own. */
function largestSize(file: ByteReader, { from, end }: Box): Size | undefined {
  let size: Size | undefined;
  for (const properties of boxes(file, from, end)) {
    if (properties.tag !== 'ipco') continue;
    for (const { tag, from: at } of boxes(file, properties.from, properties.end)) {
      if (tag === 'ispe') size = larger(size, { width: file.u32(at + 4), height: file.u32(at + 8) });
    }
  }
  return size;
}

/** Where the data of the items ends in the file, by the `iloc` box. */
function endOfItems(file: ByteReader, { from, end }: Box): number {
  const version = file.u8(from);
  const sizes = file.u16(from + 4);
  const [offset, length, base] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const index = version === 0 ? 0 : sizes & 15;
  const idBytes = version < 2 ? 2 : 4;
  const count = version < 2 ? file.u16(from + 6) : file.u32(from + 6);
  let last = 0;
  let at = from + 6 + idBytes;
  for (let item = 0; item < count && at < end; item += 1) {
    at += idBytes;
    // 0: the data is in the file itself, and not in the `idat` box or in another item.
    const method = version === 0 ? 0 : file.u16(at) & 15;
    at += version === 0 ? 2 : 4;
    const start = file.whole(at, base);
    at += base;
    const extents = file.u16(at);
    at += 2;
    for (let extent = 0; extent < extents && at < end; extent += 1) {
      const begin = start + file.whole(at + index, offset);
      if (method === 0) last = Math.max(last, begin + file.whole(at + index + offset, length));
      at += index + offset + length;
      if (index + offset + length === 0) break;
    }
  }
  return last;
}

export function heifHeader(file: ByteReader, type: 'image/heic' | 'image/avif'): PictureHeader {
  let size: Size | undefined;
  try {
    for (const box of boxes(file, 0, file.length)) {
      if (box.tag !== 'meta') {
        // The box of the data may reach beyond the file only if the items do not need it.
        if (box.end > file.length) throw new EndOfFile();
        continue;
      }
      file.need(box.end);
      let itemsEnd = 0;
      // Four bytes of version and flags come first.
      for (const part of boxes(file, box.from + 4, box.end)) {
        if (part.tag === 'iprp') size = largestSize(file, part);
        if (part.tag === 'iloc') itemsEnd = endOfItems(file, part);
      }
      return { type, size, isComplete: itemsEnd <= file.length };
    }
    // The file ends before its description.
    return { type, size, isComplete: false };
  } catch (error) {
    if (!(error instanceof EndOfFile)) throw error;
    return { type, size, isComplete: false };
  }
}
