import { getDownloadURL, ref, uploadBytesResumable, type UploadTask } from 'firebase/storage';
import { readPicture } from '@marquee/domain/picture';
import type { Picture } from '@marquee/domain/profile';
import { PICTURE_BASE } from '../../../config/picture-base.ts';
import { auth } from '../../../firebase/auth.ts';
import { storage } from '../../../firebase/storage.ts';
import { deletePicture } from './delete-picture.ts';
import type { PictureLedger } from './picture-ledger.ts';
import { picturePaths, randomName, type PictureKind } from './picture-paths.ts';
import { PictureError } from './upload-problem.ts';

/** A minute without progress ends an upload as 'Upload timeout'; nobody waits for the SDK's limit of ten. */
storage.maxUploadRetryTime = 60_000;

/** The two JPEG files of a picture; the size is that of `full`, in pixels. */
export interface EncodedPicture {
  readonly full: Blob;
  /** Absent when the full size is small enough to be its own thumbnail. */
  readonly thumb: Blob | undefined;
  readonly width: number;
  readonly height: number;
}

export interface UploadRequest {
  readonly uid: string;
  readonly ledger: PictureLedger;
  readonly kind: PictureKind;
  readonly encoded: EncodedPicture;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Pictures never change under their name. The rules require this disposition and encoding. */
const METADATA = {
  contentType: 'image/jpeg',
  contentDisposition: 'inline',
  contentEncoding: 'identity',
  cacheControl: 'public, max-age=3600',
};

async function send(path: string, blob: Blob, signal: AbortSignal, onBytes: (sent: number) => void) {
  signal.throwIfAborted();
  const task: UploadTask = uploadBytesResumable(ref(storage, path), blob, METADATA);
  const cancel = (): void => void task.cancel();
  signal.addEventListener('abort', cancel);
  const stopCounting = task.on('state_changed', ({ bytesTransferred }) => onBytes(bytesTransferred));
  try {
    await task;
  } finally {
    stopCounting();
    signal.removeEventListener('abort', cancel);
  }
}

async function publicUrl(path: string): Promise<string> {
  try {
    return await getDownloadURL(ref(storage, path));
  } catch (cause) {
    throw new PictureError('public-url', { cause });
  }
}

/** Checks that the public address answers; a failure is only a warning. */
async function warnIfUnreachable(url: string): Promise<void> {
  try {
    const response = await fetch(url, { method: 'HEAD' });
    if (!response.ok) throw new Error(`HTTP status ${String(response.status)}`);
  } catch (error) {
    console.warn('An uploaded picture does not answer at its public address yet.', error);
  }
}

/**
 * Uploads both sizes of a picture. Throws a `StorageError` or a `PictureError`; an aborted upload throws an
 * `AbortError` or `storage/canceled`. What was sent of a failed upload is deleted, now or at the next opening.
 */
export async function uploadPicture(request: UploadRequest): Promise<Picture> {
  const { uid, ledger, kind, encoded, onProgress, signal } = request;
  if (auth.currentUser?.uid !== uid) throw new PictureError('unauthenticated');
  const paths = picturePaths(uid, kind, Date.now(), randomName());
  const files = [
    { path: paths.full, blob: encoded.full },
    ...(encoded.thumb ? [{ path: paths.thumb, blob: encoded.thumb }] : []),
  ];
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = new Map<string, number>();
  ledger.enlist(files.map(({ path }) => path));
  // When one of the two fails, the other stops too, so that nothing arrives after the cleaning up.
  const both = new AbortController();
  const stopBoth = (): void => both.abort(signal.reason);
  signal.addEventListener('abort', stopBoth);
  if (signal.aborted) stopBoth();
  const sending = files.map(({ path, blob }) =>
    send(path, blob, both.signal, (bytes) => {
      sent.set(path, bytes);
      onProgress([...sent.values()].reduce((sum, part) => sum + part, 0) / total);
    }),
  );
  try {
    await Promise.all(sending);
    const [url, thumb_url] = await Promise.all(files.map(({ path }) => publicUrl(path)));
    const { width, height } = encoded;
    // With the addresses that it will have once it is stored.
    const picture = readPicture(uid, { url, thumb_url, width, height }, PICTURE_BASE);
    if (!picture) throw new PictureError('public-url');
    void warnIfUnreachable(picture.url);
    return picture;
  } catch (error) {
    both.abort();
    void Promise.allSettled(sending).then(() =>
      Promise.all(files.map(({ path }) => discardPicture(ledger, path))),
    );
    throw error;
  } finally {
    signal.removeEventListener('abort', stopBoth);
  }
}

async function discardPicture(ledger: PictureLedger, path: string): Promise<void> {
  try {
    await deletePicture(path);
    ledger.unlist([path]);
  } catch {
    // It stays listed for the next opening.
  }
}
