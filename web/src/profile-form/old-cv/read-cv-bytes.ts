// The text of an old CV from the bytes of its file. Runs in the worker (cv-file.worker.ts) and in tests.
import { CV_FILE, CvFileError } from './cv-file-problem.ts';

/** File types are recognised by the first bytes: anybody can choose a file's name and type. */
const PDF = '%PDF-';
const ZIP = 'PK\u0003\u0004';
const OLD_WORD = 'ÐÏ\u0011à';
const RICH_TEXT = '{\\rtf';

/** A file with fewer letters counts as a scan, which may have a page number or the name of the program that made it. */
const LEAST_LETTERS = 20;

/** The loaded module for a file's type; rejects with a CvFileError if it cannot be loaded. */
const loaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(() => {
    throw new CvFileError('not-loaded');
  });

async function readerOf(bytes: Uint8Array): Promise<(bytes: Uint8Array) => string[] | Promise<string[]>> {
  const begin = String.fromCharCode(...bytes.subarray(0, 1024));
  // Some programs write a few bytes before the signature.
  if (begin.includes(PDF)) return (await loaded(import('./read-pdf.ts'))).readPdf;
  if (begin.startsWith(ZIP)) return (await loaded(import('./read-docx.ts'))).readDocx;
  throw new CvFileError(
    begin.startsWith(OLD_WORD) || begin.startsWith(RICH_TEXT) ? 'old-word' : 'other-type',
  );
}

async function linesOf(bytes: Uint8Array, onLoaded: () => void): Promise<string[]> {
  const read = await readerOf(bytes);
  onLoaded();
  try {
    return await read(bytes);
  } catch (error) {
    throw error instanceof CvFileError ? error : new CvFileError('damaged');
  }
}

/**
 * The text of a PDF or Word document, a line for each paragraph or row, cells separated by tabs. `onLoaded` is called
 * when the code for the file's type has been loaded and starts to read. @throws {CvFileError}
 */
export async function readCvBytes(
  bytes: Uint8Array,
  onLoaded: () => void = () => undefined,
): Promise<string> {
  if (bytes.length === 0) throw new CvFileError('empty');
  const lines = await linesOf(bytes, onLoaded);
  const text = lines
    .map((line) =>
      line
        .normalize('NFC')
        .replace(/\u00a0/g, ' ')
        .replace(/\p{Cf}(?<![\u200c\u200d])/gu, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
  if (text.length > CV_FILE.maxText) throw new CvFileError('too-much');
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) throw new CvFileError('no-text');
  return text;
}
