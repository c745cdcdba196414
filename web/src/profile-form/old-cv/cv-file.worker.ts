// Reads one file of an old CV in a worker, which is terminated if a hostile file takes too much time or memory. The
// worker answers on the port that comes with the bytes, because pdf.js posts messages of its own from a worker that
// loads it.
import { CvFileError, type CvFileProblem } from './cv-file-problem.ts';
import { readCvBytes } from './read-cv-bytes.ts';

/** `loaded` is the first message: the code that reads the file has been loaded. */
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
