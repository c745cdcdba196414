// The problems of an old CV's file. Each has a text that says what to do (i18n: oldCv, file.problems).
import { UNTRUSTED_FILE } from '../files/ask-worker.ts';

export type CvFileProblem =
  /** The file is neither a PDF nor a Word document. */
  | 'other-type'
  /** Word's format before 2007, or RTF; also a Word document with a password, which cannot be told from the former. */
  | 'old-word'
  | 'empty'
  | 'too-large'
  | 'password'
  | 'damaged'
  /** The device no longer hands out the file. */
  | 'gone'
  /** A scan or a photo: pages without text. */
  | 'no-text'
  /** The font does not say which characters its glyphs are. */
  | 'no-letters'
  /** More text than any CV has; a small compressed file may contain it. */
  | 'too-much'
  | 'too-slow'
  /** The worker or a part of it could not be loaded. */
  | 'not-loaded'
  /** A fault of the reader, not of the file; its cause is in the console. */
  | 'failed';

export class CvFileError extends Error {
  override readonly name = 'CvFileError';
  readonly problem: CvFileProblem;

  constructor(problem: CvFileProblem, cause?: unknown) {
    super(`The file of the CV cannot be read: ${problem}.`, { cause });
    this.problem = problem;
  }
}

/** The problem to show. What lies behind it goes to the console: as an error where the fault is not the file's. */
export function problemOf(error: unknown): CvFileProblem {
  const problem = error instanceof CvFileError ? error.problem : 'failed';
  const cause = error instanceof CvFileError ? error.cause : error;
  if (problem === 'failed') console.error('The reader of CVs failed.', cause);
  else if (cause !== undefined) console.warn(`A CV could not be read: ${problem}.`, cause);
  return problem;
}

export const CV_FILE = {
  maxBytes: 10 * 1024 * 1024,
  /** The most bytes that a file may have after unpacking. */
  maxUnpacked: 40 * 1024 * 1024,
  maxPages: 30,
  /** The most characters of all pages together; a CV of ten full pages has 30,000. */
  maxText: 60_000,
  /** The most lines; a CV of ten full pages has 600. */
  maxLines: 2000,
  /** The most lines that are offered as credits and the like; the others are listed as text. */
  maxRows: 400,
  readTimeout: UNTRUSTED_FILE.readTimeout,
  loadTimeout: UNTRUSTED_FILE.loadTimeout,
} as const;

/** Replaces a letter that the file does not identify. */
export const MISSING_LETTER = '\uFFFD';

/** The file types that the file chooser and the drop area accept. */
export const CV_FILE_TYPES: Record<string, string[]> = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  // Accepted, so that a message can say what to do with such a file.
  'application/msword': ['.doc'],
};
