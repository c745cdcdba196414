// Records of LevelDB's log format, which Google's exports are in: blocks of 32 KiB, in which each piece of a record has a
// header of a checksum, its length and its type (github.com/google/leveldb, doc/log_format.md).
import { crc32c } from '../../../value/crc32c.ts';

const BLOCK_BYTES = 32 * 1024;
const HEADER_BYTES = 7;
const PIECE = { full: 1, first: 2, middle: 3, last: 4 } as const;
const MASK_DELTA = 0xa282ead8;

/** The records of a log file. @throws Error that says what is wrong, and where */
export function readRecords(log: Buffer): Buffer[] {
  const records: Buffer[] = [];
  let pieces: Buffer[] | undefined;
  let at = 0;
  while (at < log.length) {
    const left = BLOCK_BYTES - (at % BLOCK_BYTES);
    // The end of a block that has no room for a header is filled with zeros.
    if (left < HEADER_BYTES) {
      at += left;
      continue;
    }
    if (at + HEADER_BYTES > log.length) throw new Error(`the header at byte ${at} is cut off`);
    const length = log.readUInt16LE(at + 4);
    const type = log[at + 6];
    if (type === 0 && length === 0) {
      at += left;
      continue;
    }
    const end = at + HEADER_BYTES + length;
    if (end > log.length) throw new Error(`the record at byte ${at} is cut off`);
    if (log.readUInt32LE(at) !== masked(crc32c(log.subarray(at + 6, end)))) {
      throw new Error(`the checksum of the record at byte ${at} is wrong`);
    }
    const piece = log.subarray(at + HEADER_BYTES, end);
    const isStart = type === PIECE.full || type === PIECE.first;
    if (isStart === (pieces !== undefined)) throw new Error(`the record at byte ${at} has no whole`);
    pieces = [...(pieces ?? []), piece];
    if (type === PIECE.full || type === PIECE.last) {
      records.push(Buffer.concat(pieces));
      pieces = undefined;
    }
    at = end;
  }
  if (pieces) throw new Error('the last record is cut off');
  return records;
}

/** A log file of records, piece by piece. */
export function* writeRecords(records: Iterable<Uint8Array>): Generator<Buffer> {
  let left = BLOCK_BYTES;
  for (const record of records) {
    let start = 0;
    let isFirst = true;
    for (let isLast = false; !isLast; isFirst = false) {
      if (left < HEADER_BYTES) {
        yield Buffer.alloc(left);
        left = BLOCK_BYTES;
      }
      const end = Math.min(record.length, start + left - HEADER_BYTES);
      isLast = end === record.length;
      yield toPiece(typeOf(isFirst, isLast), record.subarray(start, end));
      left -= HEADER_BYTES + end - start;
      start = end;
    }
  }
}

function typeOf(isFirst: boolean, isLast: boolean): number {
  if (isFirst) return isLast ? PIECE.full : PIECE.first;
  return isLast ? PIECE.last : PIECE.middle;
}

function toPiece(type: number, content: Uint8Array): Buffer {
  const piece = Buffer.alloc(HEADER_BYTES + content.length);
  piece.set(content, HEADER_BYTES);
  piece[6] = type;
  piece.writeUInt16LE(content.length, 4);
  piece.writeUInt32LE(masked(crc32c(piece.subarray(6))), 0);
  return piece;
}

/** A checksum as LevelDB stores it, so that the checksum of data with checksums in it is not weak. */
function masked(crc: number): number {
  return (((crc >>> 15) | (crc << 17)) + MASK_DELTA) >>> 0;
}
