// The text of a PDF, by pdf.js. pdf.js's worker code runs in our worker: not every browser has nested workers, and ours
// is terminated when it takes too long. No script of the file runs (no `eval`, no sandbox), and nothing is fetched.
import { strFromU8, strToU8, Unzlib } from 'fflate';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { CV_FILE, CvFileError, MISSING_LETTER } from './cv-file-problem.ts';
import { pageLines, type Piece } from './page-lines.ts';

/** The first byte of a zlib stream. */
const ZLIB = 0x78;
/** How many bytes before a stream are searched for the entries that describe it. */
const ENTRIES = 400;

/** The position of a word in a file; -1 if it does not occur. */
function indexOfWord(bytes: Uint8Array, word: string, from: number): number {
  const codes = strToU8(word);
  for (let at = bytes.indexOf(codes[0] ?? 0, from); at !== -1; at = bytes.indexOf(codes[0] ?? 0, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at;
  }
  return -1;
}

/** Whether the entries before a stream say that the stream is a picture, which is never unpacked here. */
function isPicture(bytes: Uint8Array, at: number): boolean {
  const before = strFromU8(bytes.subarray(Math.max(0, at - ENTRIES), at), true);
  return /\/Subtype\s*\/Image/.test(before.slice(before.lastIndexOf(' obj') + 1));
}

/** The compressed streams of a PDF, except pictures. */
function* packedStreams(bytes: Uint8Array): Generator<Uint8Array> {
  let at = indexOfWord(bytes, 'stream', 0);
  while (at !== -1) {
    let start = at + 'stream'.length;
    while (bytes[start] === 13 || bytes[start] === 10) start += 1;
    const end = indexOfWord(bytes, 'endstream', start);
    if (end === -1) return;
    if (bytes[start] === ZLIB && !isPicture(bytes, at)) yield bytes.subarray(start, end);
    at = indexOfWord(bytes, 'stream', end + 'endstream'.length);
  }
}

/**
 * Refuses a file whose streams unpack to more than a CV holds, before pdf.js unpacks them into memory. A stream that is
 * not zlib, or is compressed twice, is left to pdf.js and the time limit. @throws {CvFileError}
 */
function refuseBomb(bytes: Uint8Array): void {
  const STEP = 1 << 15;
  let unpacked = 0;
  for (const stream of packedStreams(bytes)) {
    const unzlib = new Unzlib((chunk) => {
      unpacked += chunk.length;
      if (unpacked > CV_FILE.maxUnpacked) throw new CvFileError('too-much');
    });
    try {
      for (let at = 0; at < stream.length; at += STEP) unzlib.push(stream.subarray(at, at + STEP));
    } catch (error) {
      // A stream that is not zlib is left to pdf.js.
      if (error instanceof CvFileError) throw error;
    }
  }
}

interface Widget {
  readonly subtype?: string;
  readonly fieldValue?: unknown;
  readonly rect?: readonly number[];
}

/** The values of the fields of a PDF form, as pieces of text. */
const fieldPieces = (widgets: readonly Widget[]): Piece[] =>
  widgets.flatMap(({ subtype, fieldValue, rect: [x = 0, y = 0] = [] }) =>
    subtype === 'Widget' && typeof fieldValue === 'string'
      ? fieldValue
          .split('\n')
          .map((text, line) => ({ text, x, y: y - line * 10, width: text.length * 5, size: 10 }))
      : [],
  );

async function piecesOf(document: PDFDocumentProxy, number: number): Promise<Piece[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const annotations = (await page.getAnnotations()) as readonly Widget[];
  page.cleanup();
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item)) return [];
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as readonly number[];
    return [{ text: item.str, x, y, width: item.width, size: Math.hypot(c, d) || item.height || 10 }];
  });
  return [...pieces, ...fieldPieces(annotations)];
}

/** Characters that pdf.js returns for a glyph whose font names no character; bullets have been replaced before. */
const NO_LETTER = /[\uFFFD\uE000-\uF8FF\p{Cc}]/gu;

/** The lines, with a sign for each missing letter. @throws {CvFileError} when too many are missing */
function withMissingLetters(lines: readonly string[]): string[] {
  let missing = 0;
  const marked = lines.map((line) =>
    line.replace(NO_LETTER, (letter) => {
      if (letter === '\t') return letter;
      missing += 1;
      return MISSING_LETTER;
    }),
  );
  if (missing > marked.join('').length * 0.3) throw new CvFileError('no-letters');
  return marked;
}

/** @throws {CvFileError} */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  refuseBomb(bytes);
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    useWorkerFetch: false,
    useWasm: false,
    disableFontFace: true,
    enableXfa: false,
    // Prevents pdf.js from decoding pictures.
    maxImageSize: 1,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    if (document.numPages > CV_FILE.maxPages) throw new CvFileError('too-much');
    const lines: string[] = [];
    let length = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const pieces = await piecesOf(document, number);
      length += pieces.reduce((sum, { text }) => sum + text.length, 0);
      if (length > CV_FILE.maxText) throw new CvFileError('too-much');
      lines.push(...pageLines(pieces));
    }
    return withMissingLetters(lines);
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new CvFileError('password');
    throw error;
  } finally {
    await task.destroy();
  }
}
