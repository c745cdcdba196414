// The text of a chosen file, read in a worker that is terminated afterwards. Nothing leaves the device.
import type { CvFileAnswer } from './cv-file.worker.ts';
import { CV_FILE, CvFileError, type CvFileProblem } from './cv-file-problem.ts';

type Result = Exclude<CvFileAnswer, 'loaded'>;

/** The worker's result; a problem when the worker cannot be loaded, or takes too long to read. */
async function ask(bytes: Uint8Array<ArrayBuffer>): Promise<Result> {
  const worker = new Worker(new URL('cv-file.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Result>((resolve) => {
      const giveUp = (problem: CvFileProblem, after: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve({ problem }), after);
      };
      const { port1: here, port2: there } = new MessageChannel();
      here.onmessage = ({ data }: MessageEvent<CvFileAnswer>) =>
        data === 'loaded' ? giveUp('too-slow', CV_FILE.readTimeout) : resolve(data);
      // The worker's script could not be loaded or started; the worker reports all later errors as an answer.
      worker.addEventListener('error', () => resolve({ problem: 'not-loaded' }));
      giveUp('not-loaded', CV_FILE.loadTimeout);
      worker.postMessage(bytes, [bytes.buffer, there]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** @throws {CvFileError} for a file that cannot be read */
export async function readCvFile(file: File): Promise<string> {
  // Checked before reading: a browser may read the whole file into memory.
  if (file.size > CV_FILE.maxBytes) throw new CvFileError('too-large');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new CvFileError('damaged');
  });
  const result = await ask(new Uint8Array(bytes));
  if ('problem' in result) throw new CvFileError(result.problem);
  return result.text;
}
