import type { Size } from '@marquee/domain/profile/picture';
import { PictureError, type UploadProblem } from '../api/upload-problem.ts';
import { LARGEST_DECODED } from './geometry.ts';
import type { HeicAnswer, HeicQuestion } from './heic.worker.ts';

/** Milliseconds until the decoder, 0.74 MB, must have been loaded, and from then until the photo must be read. */
export const HEIC_TIME = { load: 60_000, decode: 60_000 } as const;

/**
 * The pixels that later code needs: it decodes no edge above `LARGEST_DECODED`. A photo may be turned while it is
 * decoded, so the width is chosen for both shapes.
 */
function bitmapOptions(size: Size | undefined): ImageBitmapOptions {
  if (!size) return {};
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  const width = Math.round((LARGEST_DECODED * short) / long);
  return long > LARGEST_DECODED ? { resizeWidth: width, resizeQuality: 'high' } : {};
}

function decodeInWorker(question: HeicQuestion, signal: AbortSignal | undefined): Promise<ImageBitmap> {
  const worker = new Worker(new URL('heic.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort: (() => void) | undefined;
  return new Promise<ImageBitmap>((resolve, reject) => {
    const fail = (problem: UploadProblem, cause?: unknown): void =>
      reject(new PictureError(problem, { cause }));
    const giveUp = (problem: UploadProblem, after: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(problem), after);
    };
    abort = () => reject(new DOMException('The user has cancelled the photo.', 'AbortError'));
    signal?.addEventListener('abort', abort);
    const { port1: here, port2: there } = new MessageChannel();
    here.onmessage = ({ data }: MessageEvent<HeicAnswer>) => {
      if (data === 'loaded') giveUp('too-slow', HEIC_TIME.decode);
      else if ('bitmap' in data) resolve(data.bitmap);
      else fail(data.problem, data.cause);
    };
    // The worker's script could not be loaded; the worker reports all later errors as an answer.
    worker.addEventListener('error', ({ message }) => fail('network', message));
    giveUp('network', HEIC_TIME.load);
    worker.postMessage(question, [there]);
  }).finally(() => {
    clearTimeout(timer);
    if (abort) signal?.removeEventListener('abort', abort);
    worker.terminate();
  });
}

/**
 * Makes a JPEG of a HEIC photo, which iPhones hand out and only Safari reads, with libheif: 0.74 MB compressed, loaded
 * only here, and the reason for `worker-src blob:` in the app's policy. Later code decodes the JPEG like any other, at
 * the size that is needed.
 *
 * @throws {PictureError} when the file cannot be read, or takes too long
 * @throws {DOMException} an AbortError, when `signal` aborts: the worker is ended then
 */
export async function convertHeic(file: Blob, size: Size | undefined, signal?: AbortSignal): Promise<Blob> {
  signal?.throwIfAborted();
  const bitmap = await decodeInWorker({ file, options: bitmapOptions(size) }, signal);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  // A device without room for another canvas.
  if (!context) throw new PictureError('failed');
  context.fillStyle = 'white';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureError('failed'))), 'image/jpeg', 0.92);
  });
}
