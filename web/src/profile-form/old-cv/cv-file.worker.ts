// Reads an old CV in a worker, which is terminated if a hostile file or text takes too much time or memory.
import { answerInWorker } from '../files/ask-worker.ts';
import { CV_FILE, CvFileError, type CvFileProblem } from './cv-file-problem.ts';
import { pastedLines } from './cv-line.ts';
import { readCvBytes } from './read-cv-bytes.ts';
import { readCv, type ReadCv } from './read-cv.ts';

/** The bytes of a file, or a pasted text. */
export type CvInput = Uint8Array | string;
export type CvFileAnswer =
  | { readonly cv: ReadCv }
  | { readonly problem: CvFileProblem; readonly cause: string | undefined };

answerInWorker(async (input: CvInput, onLoaded): Promise<CvFileAnswer> => {
  try {
    if (typeof input !== 'string') return { cv: await readCvBytes(input, onLoaded) };
    onLoaded();
    return { cv: readCv(pastedLines(input.slice(0, CV_FILE.maxText)), false) };
  } catch (error) {
    const problem = error instanceof CvFileError ? error.problem : 'failed';
    const cause = error instanceof CvFileError ? error.cause : error;
    return { problem, cause: cause instanceof Error ? `${cause.message}\n${cause.stack ?? ''}` : undefined };
  }
});
