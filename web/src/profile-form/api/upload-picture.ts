import { getDownloadURL, ref, uploadBytesResumable, type UploadTask } from 'firebase/storage';
import {
  NO_CAPTION,
  picturePath,
  stepFile,
  type PictureStep,
  type Size,
} from '@marquee/domain/profile/picture';
import type { Picture } from '@marquee/domain/profile/profile';
import { UPLOAD_HEADERS } from '@marquee/domain/profile/upload-headers';
import { auth } from '#web/firebase/auth.ts';
import { storage } from '#web/firebase/storage.ts';
import { isOffline, subscribeToConnection } from '#web/pwa/connection.ts';
import { deletePicture } from './delete-picture.ts';
import { newPictureFile, randomName, type PictureKind } from './picture-paths.ts';
import { PictureError } from './upload-problem.ts';

/** An upload that takes longer ends as 'Upload timeout'; nobody waits for the SDK's limit of ten minutes. */
storage.maxUploadRetryTime = 90_000;

/** The encoded files of a picture, all of one type; `width` and `height` are those of `full`. */
export interface EncodedPicture extends Size {
  readonly full: Blob;
  /** The smaller copies, smallest first; none if the picture itself is small enough. */
  readonly copies: readonly { readonly step: PictureStep; readonly blob: Blob }[];
  /** The average colour as #rrggbb. */
  readonly color: string;
}

export interface UploadRequest {
  readonly uid: string;
  /**
   * The paths of the files are added before they are sent, and removed once the files of a failed upload are deleted.
   */
  readonly uploaded: Set<string>;
  readonly kind: PictureKind;
  readonly encoded: EncodedPicture;
  /** Called with how much has been uploaded, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

async function send(path: string, blob: Blob, signal: AbortSignal, onBytes: (sent: number) => void) {
  signal.throwIfAborted();
  const task: UploadTask = uploadBytesResumable(ref(storage, path), blob, {
    contentType: blob.type,
    ...UPLOAD_HEADERS,
  });
  const cancel = (): void => void task.cancel();
  signal.addEventListener('abort', cancel);
  // While an upload is paused, its time limit does not run: so it goes on however long the connection was lost.
  const followConnection = (): void => void (isOffline() ? task.pause() : task.resume());
  const stopFollowing = subscribeToConnection(followConnection);
  const stopCounting = task.on('state_changed', ({ bytesTransferred }) => onBytes(bytesTransferred));
  try {
    await task;
  } finally {
    stopCounting();
    stopFollowing();
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
 * Uploads all sizes of a picture. Throws a `StorageError` or a `PictureError`; an aborted upload throws an `AbortError`
 * or `storage/canceled`. The files that a failed upload has sent are deleted.
 */
export async function uploadPicture(request: UploadRequest): Promise<Picture> {
  const { uid, uploaded, kind, encoded, onProgress, signal } = request;
  if (auth.currentUser?.uid !== uid) throw new PictureError('unauthenticated');
  const { full, copies, width, height, color } = encoded;
  const extension = full.type === 'image/webp' ? 'webp' : 'jpg';
  const file = newPictureFile(uid, kind, { now: Date.now(), random: randomName(), extension });
  const files = [
    { path: picturePath(uid, file), blob: full },
    ...copies.map(({ step, blob }) => ({ path: picturePath(uid, stepFile(file, step)), blob })),
  ];
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = new Map<string, number>();
  for (const { path } of files) uploaded.add(path);
  // When one upload fails, the others are aborted, so that no file arrives after the clean-up.
  const all = new AbortController();
  const stopAll = (): void => all.abort(signal.reason);
  signal.addEventListener('abort', stopAll);
  if (signal.aborted) stopAll();
  const sending = files.map(({ path, blob }) =>
    send(path, blob, all.signal, (bytes) => {
      sent.set(path, bytes);
      onProgress([...sent.values()].reduce((sum, part) => sum + part, 0) / total);
    }),
  );
  try {
    await Promise.all(sending);
    const [address = ''] = await Promise.all(files.map(({ path }) => publicUrl(path)));
    void warnIfUnreachable(address);
    return { ...NO_CAPTION, file, width, height, steps: copies.map(({ step }) => step), color };
  } catch (error) {
    all.abort();
    void Promise.allSettled(sending).then(() =>
      Promise.all(files.map(({ path }) => discardPicture(uploaded, path))),
    );
    throw error;
  } finally {
    signal.removeEventListener('abort', stopAll);
  }
}

async function discardPicture(uploaded: Set<string>, path: string): Promise<void> {
  try {
    await deletePicture(path);
    uploaded.delete(path);
  } catch {
    // The next save or discard tries to delete again, and finally the daily sweep.
  }
}
