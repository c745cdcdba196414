// Reads one file of an old CV, away from the page: what a hostile file takes of time and memory ends with the worker.
// It answers on the port that comes with the bytes: pdf.js posts messages of its own from a worker it is loaded in.
import { CvFileError, type CvFileProblem } from './cv-file-problem.ts';
import { readCvBytes } from './read-cv-bytes.ts';

/** `loaded` comes first, when the reader is there. */
export type CvFileAnswer = 'loaded' | { readonly text: string } | { readonly problem: CvFileProblem };

async function read(bytes: Uint8Array, answer: (answer: CvFileAnswer) => void): Promise<void> {
  try {
    answer({ text: await readCvBytes(bytes, () => answer('loaded')) });
  } catch (error) {
    answer({ problem: error instanceof CvFileError ? error.problem : 'damaged' });
  }
}

globalThis.addEventListener('message', ({ data, ports: [page] }: MessageEvent<Uint8Array>) => {
  void read(data, (answer) => page?.postMessage(answer));
});
