// What an old CV says, from the bytes of its file. Runs in the worker (cv-file.worker.ts) and in tests.
import { CV_FILE, CvFileError } from './cv-file-problem.ts';
import type { CvLine } from './cv-line.ts';
import { readCv, type ReadCv } from './read-cv.ts';

/** File types are recognised by the first bytes: anybody can choose a file's name and type. */
const PDF = '%PDF-';
const ZIP = 'PK\u0003\u0004';
const OLD_WORD = 'ÐÏ\u0011à';
const RICH_TEXT = '{\\rtf';

/** A file with fewer letters counts as a scan, which may have a page number or the name of the program that made it. */
const LEAST_LETTERS = 20;

/** The loaded module for a file's type; rejects with a CvFileError if it cannot be loaded. */
const loaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((error: unknown) => {
    throw new CvFileError('not-loaded', error);
  });

type Reader = (bytes: Uint8Array) => CvLine[] | Promise<CvLine[]>;

async function readerOf(bytes: Uint8Array): Promise<{ readonly read: Reader; readonly isPdf: boolean }> {
  const begin = String.fromCharCode(...bytes.subarray(0, 1024));
  // Some programs write a few bytes before the signature.
  if (begin.includes(PDF)) return { read: (await loaded(import('./read-pdf.ts'))).readPdf, isPdf: true };
  if (begin.startsWith(ZIP)) return { read: (await loaded(import('./read-docx.ts'))).readDocx, isPdf: false };
  throw new CvFileError(
    begin.startsWith(OLD_WORD) || begin.startsWith(RICH_TEXT) ? 'old-word' : 'other-type',
  );
}

const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u00a0/g, ' ')
    .replace(/\p{Cf}/gu, (sign) => (/[\u200c\u200d]/.test(sign) ? sign : ''))
    // Some fonts name a hyphen twice.
    .replace(/-\u2010/g, '-')
    .replace(/ {3,}/g, '\t')
    .replace(/ {2}/g, ' ')
    // A dash in a cell by itself stands for nothing, or between two cells.
    .replace(/^\s*[–—-]\s*$/, '')
    .trim();

/**
 * Reads a PDF or Word document. `onLoaded` is called when the code for the file's type has been loaded and starts to
 * read. @throws {CvFileError} for a file that cannot be read; other errors are faults of this code
 */
export async function readCvBytes(
  bytes: Uint8Array,
  onLoaded: () => void = () => undefined,
): Promise<ReadCv> {
  if (bytes.length === 0) throw new CvFileError('empty');
  const { read, isPdf } = await readerOf(bytes);
  onLoaded();
  const lines = (await read(bytes))
    .map((line) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, text: tidy(cell.text) })) }))
    .filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const text = lines.flatMap(({ cells }) => cells.map((cell) => cell.text)).join('\n');
  if (text.length > CV_FILE.maxText || lines.length > CV_FILE.maxLines) throw new CvFileError('too-much');
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) throw new CvFileError('no-text');
  return readCv(lines, isPdf);
}
