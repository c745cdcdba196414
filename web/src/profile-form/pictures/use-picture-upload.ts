// Uploads one chosen file: checks, re-encodes and sends it; with progress, cancel and the reason of a failure.
import { useCallback, useEffect, useRef } from 'react';
import type { Picture } from '@marquee/domain/profile/profile';
import { useEditor } from '../editor-context.tsx';
import type { PictureKind } from '../api/picture-paths.ts';
import { encodePicture, type Crop } from './re-encode.ts';
import { isCancelled, uploadFailure, type UploadFailure } from '../api/upload-problem.ts';

export type UploadResult =
  | { readonly result: 'done'; readonly picture: Picture }
  | { readonly result: 'failed'; readonly failure: UploadFailure }
  | { readonly result: 'cancelled' };

export interface StartedUpload {
  readonly finished: Promise<UploadResult>;
  readonly cancel: () => void;
}

interface UploadOptions {
  readonly kind: PictureKind;
  readonly file: Blob;
  readonly crop?: Crop | undefined;
  /** From 0 to 1; `undefined` while the picture is being prepared. */
  readonly onProgress: (share: number | undefined) => void;
}

/** Returns a function that starts uploads; uploads still under way when the editor closes are cancelled. */
export function usePictureUpload(): (options: UploadOptions) => StartedUpload {
  const { uploadPicture, beginUpload } = useEditor();
  const running = useRef(new Set<AbortController>());
  // Pictures are decoded one after the other: five at once can exceed a phone's memory.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    const started = running.current;
    return () => {
      for (const controller of started) controller.abort();
    };
  }, []);

  return useCallback(
    ({ kind, file, crop, onProgress }) => {
      const controller = new AbortController();
      running.current.add(controller);
      const end = beginUpload();

      const run = async (): Promise<UploadResult> => {
        try {
          const encoding = queue.current.then(() => {
            controller.signal.throwIfAborted();
            onProgress(undefined);
            return encodePicture(file, crop, controller.signal);
          });
          queue.current = encoding.catch(() => undefined);
          const encoded = await encoding;
          controller.signal.throwIfAborted();
          const picture = await uploadPicture({ kind, encoded, onProgress, signal: controller.signal });
          return { result: 'done', picture };
        } catch (error) {
          if (controller.signal.aborted || isCancelled(error)) return { result: 'cancelled' };
          console.warn('A picture could not be uploaded.', error);
          return { result: 'failed', failure: uploadFailure(error, navigator.onLine) };
        } finally {
          running.current.delete(controller);
          end();
        }
      };
      return { finished: run(), cancel: () => controller.abort() };
    },
    [uploadPicture, beginUpload],
  );
}
