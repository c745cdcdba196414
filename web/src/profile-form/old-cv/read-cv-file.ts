// What an old CV says, read in a worker that is terminated afterwards. Nothing leaves the device.
import type { CvFileAnswer, CvInput } from './cv-file.worker.ts';
import { CV_FILE, CvFileError, type CvFileProblem } from './cv-file-problem.ts';
import type { ReadCv } from './read-cv.ts';

type Result = Exclude<CvFileAnswer, 'loaded'>;

/** Whether the browser knows patterns that look behind: without them, the worker does not start. */
function canLookBehind(): boolean {
  try {
    return new RegExp('(?<!a)b', 'u').test('b');
  } catch {
    return false;
  }
}

/** The worker's result; a problem when the worker cannot be loaded, or takes too long to read. */
async function ask(input: CvInput): Promise<Result> {
  const worker = new Worker(new URL('cv-file.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Result>((resolve) => {
      const giveUp = (problem: CvFileProblem, after: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve({ problem, cause: '' }), after);
      };
      const { port1: here, port2: there } = new MessageChannel();
      here.onmessage = ({ data }: MessageEvent<CvFileAnswer>) =>
        data === 'loaded' ? giveUp('too-slow', CV_FILE.readTimeout) : resolve(data);
      // The worker's script could not be loaded or started; the worker reports all later errors as an answer.
      worker.addEventListener('error', () => resolve({ problem: 'not-loaded', cause: '' }));
      giveUp('not-loaded', CV_FILE.loadTimeout);
      worker.postMessage(input, [...(typeof input === 'string' ? [] : [input.buffer]), there]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** @throws {CvFileError} */
async function readInput(input: CvInput): Promise<ReadCv> {
  if (!canLookBehind()) throw new CvFileError('old-browser');
  const result = await ask(input);
  if ('cv' in result) return result.cv;
  // A fault of this product is reported as such, with its cause.
  if (result.problem === 'failed') console.error('The reader of CVs failed.', result.cause);
  throw new CvFileError(result.problem);
}

/** @throws {CvFileError} for a file that cannot be read */
export async function readCvFile(file: File): Promise<ReadCv> {
  // Checked before reading: a browser may read the whole file into memory.
  if (file.size > CV_FILE.maxBytes) throw new CvFileError('too-large');
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    throw new CvFileError('damaged', error);
  });
  return readInput(new Uint8Array(bytes));
}

/** What a pasted text says. @throws {CvFileError} */
export const readCvText = (text: string): Promise<ReadCv> => readInput(text);
