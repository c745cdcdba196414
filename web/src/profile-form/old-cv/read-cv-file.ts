// What an old CV says, read in a worker that is terminated afterwards. Nothing leaves the device.
import { askWorker } from '../files/ask-worker.ts';
import type { CvFileAnswer, CvInput } from './cv-file.worker.ts';
import { CV_FILE, CvFileError } from './cv-file-problem.ts';
import type { ReadCv } from './read-cv.ts';

/** @throws {CvFileError} */
async function readInput(input: CvInput): Promise<ReadCv> {
  const worker = new Worker(new URL('cv-file.worker.ts', import.meta.url), { type: 'module' });
  const transfer = typeof input === 'string' ? [] : [input.buffer as ArrayBuffer];
  const answer = await askWorker<CvFileAnswer>(worker, input, transfer);
  if (typeof answer === 'string') throw new CvFileError(answer);
  if ('cv' in answer) return answer.cv;
  throw new CvFileError(answer.problem, answer.cause);
}

/** @throws {CvFileError} for a file that cannot be read */
export async function readCvFile(file: File): Promise<ReadCv> {
  // Checked before reading: a browser may read the whole file into memory.
  if (file.size > CV_FILE.maxBytes) throw new CvFileError('too-large');
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    throw new CvFileError('gone', error);
  });
  return readInput(new Uint8Array(bytes));
}

/** What a pasted text says. @throws {CvFileError} */
export const readCvText = (text: string): Promise<ReadCv> => readInput(text);
