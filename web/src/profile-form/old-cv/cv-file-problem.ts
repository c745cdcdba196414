// What can be wrong with the file of an old CV. Each problem has a text that says what to do (i18n: cvFile.problems).

export type CvFileProblem =
  /** Neither a PDF nor a Word document. */
  | 'other-type'
  /** Word's format before 2007, or a Word document with a password, which looks the same. */
  | 'old-word'
  | 'empty'
  | 'too-large'
  | 'password'
  | 'damaged'
  /** Pictures of pages: a scan or a photo. */
  | 'no-text'
  /** The font does not say which letters its shapes are. */
  | 'no-letters'
  /** More than any CV holds, also when a small file unpacks to it. */
  | 'too-much'
  | 'too-slow'
  /** The worker or a part of it could not be loaded. */
  | 'not-loaded';

export class CvFileError extends Error {
  override readonly name = 'CvFileError';
  readonly problem: CvFileProblem;

  constructor(problem: CvFileProblem) {
    super(`The file of the CV cannot be read: ${problem}.`);
    this.problem = problem;
  }
}

export const CV_FILE = {
  maxBytes: 10 * 1024 * 1024,
  /** Bytes that a file may unpack to. */
  maxUnpacked: 40 * 1024 * 1024,
  maxPages: 30,
  /** Characters of all pages; a CV of ten full pages has 30,000. */
  maxText: 60_000,
  /** Milliseconds, once the reader is loaded: people wait for ten seconds at most. */
  readTimeout: 9000,
  /** Milliseconds, for 0.5 MB over a slow network. */
  loadTimeout: 60_000,
} as const;

/** Stands where a file has a letter and does not say which. */
export const MISSING_LETTER = '\uFFFD';

/** What the file chooser and the drop area offer. */
export const CV_FILE_TYPES: Record<string, string[]> = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  // Chosen to be told what to do with it.
  'application/msword': ['.doc'],
};
