// Refuses a PDF whose compressed streams unpack to more than a CV holds, before pdf.js unpacks them into memory.
import { strFromU8, strToU8, Unzlib } from 'fflate';
import { CV_FILE, CvFileError } from './cv-file-problem.ts';

/** How many bytes before a stream are searched for the entries that describe it. */
const ENTRIES = 400;
/** How often a stream may be compressed; nobody compresses one more than once on purpose. */
const MAX_LAYERS = 4;
/** Bytes that are unpacked at once, to a thousand times as many at most. */
const STEP = 1 << 11;
/** Most bytes of streams compressed by LZW, which unpack to 1,400 times as much at most. */
const MAX_LZW = 64 * 1024;
/** Most bytes of unpacked pictures; they are not unpacked here, unless a file only calls a stream a picture. */
const MAX_PICTURES = 200 * 1024 * 1024;

/** The position of a word in a file; -1 if it does not occur. */
function indexOfWord(bytes: Uint8Array, word: string, from: number): number {
  const codes = strToU8(word);
  for (let at = bytes.indexOf(codes[0] ?? 0, from); at !== -1; at = bytes.indexOf(codes[0] ?? 0, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at;
  }
  return -1;
}

/** Whether bytes begin as a zlib stream does. */
const isZlib = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 15) === 8 && ((first << 8) | second) % 31 === 0;

/** The bytes that hexadecimal digits or Ascii85 stand for, as far as they are needed to see a compressed stream. */
function decoded(bytes: Uint8Array, entries: string): Uint8Array {
  if (/\/(?:ASCIIHexDecode|AHx)\b/.test(entries)) {
    const [digits = ''] = strFromU8(bytes, true).split('>', 1);
    return Uint8Array.from(digits.replace(/[^\da-f]/gi, '').match(/../g) ?? [], (pair) =>
      Number.parseInt(pair, 16),
    );
  }
  if (!/\/(?:ASCII85Decode|A85)\b/.test(entries)) return bytes;
  const text = strFromU8(bytes, true).replace(/\s/g, '');
  const [digits = ''] = text.slice(text.startsWith('<~') ? 2 : 0).split('~', 1);
  const whole = (digits.replaceAll('z', '!!!!!').match(/[!-u]{1,5}/g) ?? []).flatMap((group) => {
    const value = Array.from(group.padEnd(5, 'u')).reduce(
      (sum, digit) => sum * 85 + digit.charCodeAt(0) - 33,
      0,
    );
    return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) & 255).slice(0, group.length - 1);
  });
  return Uint8Array.from(whole);
}

/** The length that the entries of a stream give, themselves or by a reference; 0 for none. */
function lengthOf(bytes: Uint8Array, entries: string): number {
  const [, length = '0', generation] = /\/Length\s+(\d{1,10})(?:\s+(\d+)\s+R)?/.exec(entries) ?? [];
  if (generation === undefined) return Number(length);
  const name = `\n${length} ${generation} obj`;
  const at = indexOfWord(bytes, name, 0);
  if (at === -1) return bytes.length;
  const value = strFromU8(bytes.subarray(at + name.length, at + name.length + 20), true);
  return Number(/^\s*(\d{1,10})/.exec(value)?.[1] ?? bytes.length);
}

/** Counts the unpacked bytes of a stream, and of the stream that it unpacks to, as long as `count` does not throw. */
function unpack(stream: Uint8Array, count: (bytes: number) => void): void {
  const layer = (depth: number): ((chunk: Uint8Array, isLast: boolean) => void) => {
    let inner: Unzlib | undefined;
    let isFirst = true;
    return (chunk, isLast) => {
      count(chunk.length);
      if (isFirst && isZlib(chunk)) {
        if (depth === MAX_LAYERS) throw new CvFileError('too-much');
        inner = new Unzlib(layer(depth + 1));
      }
      if (chunk.length > 0) isFirst = false;
      for (let at = 0; inner && at < chunk.length; at += STEP) {
        inner.push(chunk.slice(at, at + STEP), isLast && at + STEP >= chunk.length);
      }
    };
  };
  const outer = new Unzlib(layer(1));
  try {
    for (let at = 0; at < stream.length; at += STEP) {
      outer.push(stream.subarray(at, at + STEP), at + STEP >= stream.length);
    }
  } catch (error) {
    // pdf.js reads a damaged stream as far as this.
    if (error instanceof CvFileError) throw error;
  }
}

/** @throws {CvFileError} */
export function refuseBomb(bytes: Uint8Array): void {
  const budget = { text: CV_FILE.maxUnpacked, pictures: MAX_PICTURES, lzw: MAX_LZW };
  const counter = (name: keyof typeof budget) => (count: number) => {
    budget[name] -= count;
    if (budget[name] < 0) throw new CvFileError('too-much');
  };
  let at = indexOfWord(bytes, 'stream', 0);
  while (at !== -1) {
    let start = at + 'stream'.length;
    while (bytes[start] === 13 || bytes[start] === 10) start += 1;
    const before = strFromU8(bytes.subarray(Math.max(0, at - ENTRIES), at), true);
    const entries = before.slice(before.lastIndexOf(' obj') + 1);
    const mark = indexOfWord(bytes, 'endstream', start);
    const end = mark === -1 ? bytes.length : mark;
    // The data may hold 'endstream' itself: pdf.js believes the length that the entries give.
    const stream = bytes.subarray(start, Math.max(end, start + lengthOf(bytes, entries)));
    if (/\/LZW(?:Decode)?\b/.test(entries)) counter('lzw')(stream.length);
    const packed = isZlib(stream) ? stream : decoded(stream, entries);
    if (isZlib(packed)) {
      unpack(packed, counter(/\/Subtype\s*\/Image/.test(entries) ? 'pictures' : 'text'));
    }
    at = indexOfWord(bytes, 'stream', mark === -1 ? start : end + 'endstream'.length);
  }
}
