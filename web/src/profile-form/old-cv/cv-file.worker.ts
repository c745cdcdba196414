// Reads an old CV in a worker, which is terminated if a hostile file or text takes too much time or memory. The worker
// answers on the port that comes with the input, because pdf.js posts messages of its own from a worker that loads it.
import { CV_FILE, CvFileError, type CvFileProblem } from './cv-file-problem.ts';
import { pastedLines } from './cv-line.ts';
import { readCvBytes } from './read-cv-bytes.ts';
import { readCv, type ReadCv } from './read-cv.ts';

/** The bytes of a file, or a pasted text. */
export type CvInput = Uint8Array | string;

/** `loaded` is the first message: the code that reads the file has been loaded. */
export type CvFileAnswer =
  | 'loaded'
  | { readonly cv: ReadCv }
  | { readonly problem: CvFileProblem; readonly cause: string };

async function read(input: CvInput, answer: (answer: CvFileAnswer) => void): Promise<void> {
  try {
    if (typeof input !== 'string') {
      answer({ cv: await readCvBytes(input, () => answer('loaded')) });
      return;
    }
    answer('loaded');
    answer({ cv: readCv(pastedLines(input.slice(0, CV_FILE.maxText)), false) });
  } catch (error) {
    const problem = error instanceof CvFileError ? error.problem : 'failed';
    const cause = error instanceof CvFileError ? error.cause : error;
    answer({ problem, cause: cause instanceof Error ? `${cause.message}\n${cause.stack ?? ''}` : '' });
  }
}

globalThis.addEventListener('message', ({ data, ports: [page] }: MessageEvent<CvInput>) => {
  void read(data, (answer) => page?.postMessage(answer));
});
