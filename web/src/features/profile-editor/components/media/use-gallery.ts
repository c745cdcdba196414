// The gallery's state: stored photos in the form, and beside the form uploads in progress and failed ones.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LIMITS } from '@marquee/domain/values/limits';
import type { Picture } from '@marquee/domain/profile/profile';
import { isRetryable, type UploadFailure } from '#web/profile-form/api/upload-problem.ts';
import { moved } from '#web/components/sorting/sortable-ids.ts';
import { fileProblem } from '#web/profile-form/pictures/file-check.ts';
import { openPicture } from '#web/profile-form/pictures/open-picture.ts';
import { usePictureUpload, type StartedUpload } from '#web/profile-form/pictures/use-picture-upload.ts';

export interface PendingPhoto {
  readonly id: string;
  readonly file: File;
  /** An object URL of the file, once its size is known to be one that can be decoded; '' before. */
  readonly preview: string;
  readonly status: 'waiting' | 'preparing' | 'uploading';
  /** How much has been uploaded, from 0 to 1. */
  readonly progress: number;
  readonly upload?: StartedUpload;
}

export interface FailedFile {
  readonly id: string;
  readonly file: File;
  readonly failure: UploadFailure;
}

/** The report on the files chosen at once: those beyond the limit, and all that have failed so far. */
export interface GalleryReport {
  /** The names of the files beyond the limit. */
  readonly beyondLimit: readonly string[];
  readonly failed: readonly FailedFile[];
}

export interface Gallery {
  readonly pending: readonly PendingPhoto[];
  /** Failed uploads that can be repeated. The limit of photos does not count them. */
  readonly failed: readonly FailedFile[];
  readonly hasRoom: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (failed: FailedFile) => void;
  readonly cancel: (photo: PendingPhoto) => void;
  readonly dismiss: (failed: FailedFile) => void;
  readonly describe: (index: number, caption: Partial<Picture>) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

const failedFile = (file: File, failure: UploadFailure): FailedFile => ({
  id: crypto.randomUUID(),
  file,
  failure,
});

function usePendingPhotos() {
  const [pending, setPending] = useState<readonly PendingPhoto[]>([]);
  /** The object URLs by the photos' ids; no entry: the photo was dropped, or the gallery is gone. */
  const previews = useRef(new Map<string, string>());
  useEffect(() => {
    const urls = previews.current;
    return () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    };
  }, []);
  return {
    pending,
    /** Shows a photo's picture, unless the photo was dropped while its file was being opened. */
    preview: useCallback(({ id }: PendingPhoto, file: Blob) => {
      if (!previews.current.has(id)) return;
      const preview = URL.createObjectURL(file);
      previews.current.set(id, preview);
      setPending((all) => all.map((photo) => (photo.id === id ? { ...photo, preview } : photo)));
    }, []),
    append: useCallback((files: readonly File[]): readonly PendingPhoto[] => {
      const photos = files.map((file): PendingPhoto => ({
        id: crypto.randomUUID(),
        file,
        preview: '',
        status: 'waiting',
        progress: 0,
      }));
      for (const { id } of photos) previews.current.set(id, '');
      setPending((all) => [...all, ...photos]);
      return photos;
    }, []),
    change: useCallback((id: string, changed: Partial<PendingPhoto>) => {
      setPending((all) => all.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)));
    }, []),
    drop: useCallback(({ id }: PendingPhoto) => {
      URL.revokeObjectURL(previews.current.get(id) ?? '');
      previews.current.delete(id);
      setPending((all) => all.filter((photo) => photo.id !== id));
    }, []),
  };
}

/**
 * Returns a function that changes the newest list, so that two uploads which end before the next render are both added.
 */
function useNewest(
  photos: readonly Picture[],
  setPhotos: (photos: readonly Picture[]) => void,
): (next: (newest: readonly Picture[]) => readonly Picture[]) => void {
  const newest = useRef(photos);
  useLayoutEffect(() => {
    newest.current = photos;
  }, [photos]);
  return useCallback(
    (next) => {
      newest.current = next(newest.current);
      setPhotos(newest.current);
    },
    [setPhotos],
  );
}

export function useGallery(
  photos: readonly Picture[],
  setPhotos: (photos: readonly Picture[]) => void,
  report: (report: GalleryReport) => void,
): Gallery {
  const { pending, append, change, preview, drop } = usePendingPhotos();
  const [failed, setFailed] = useState<readonly FailedFile[]>([]);
  const changePhotos = useNewest(photos, setPhotos);
  const start = usePictureUpload();
  // Photos are added in the order they were chosen, whichever upload ends first.
  const joining = useRef<Promise<unknown>>(Promise.resolve());
  const room = Math.max(0, LIMITS.photos - photos.length - pending.length);

  const send = async (photo: PendingPhoto): Promise<FailedFile | undefined> => {
    const upload = start({
      kind: 'gallery',
      file: photo.file,
      onProgress: (progress) =>
        change(photo.id, {
          status: progress === undefined ? 'preparing' : 'uploading',
          progress: progress ?? 0,
        }),
    });
    change(photo.id, { upload });
    // What cannot be opened fails in the upload.
    openPicture(photo.file).then(
      ({ file }) => preview(photo, file),
      () => undefined,
    );
    const joined = Promise.all([upload.finished, joining.current]);
    joining.current = joined;
    const [outcome] = await joined;
    if (outcome.result === 'done') changePhotos((all) => [...all, outcome.picture]);
    drop(photo);
    return outcome.result === 'failed' ? failedFile(photo.file, outcome.failure) : undefined;
  };

  const add = (files: readonly File[]): void => {
    const checked = files.map((file) => ({ file, problem: fileProblem(file) }));
    const good = checked.flatMap(({ file, problem }) => (problem === undefined ? [file] : []));
    const beyondLimit = good.slice(room).map(({ name }) => name);
    // All failures of these files: a report replaces the one shown before, and therefore repeats its failures.
    let failures = checked.flatMap(({ file, problem }) => (problem ? [failedFile(file, { problem })] : []));
    if (failures.length > 0 || beyondLimit.length > 0) report({ beyondLimit, failed: failures });
    for (const photo of append(good.slice(0, room))) {
      void send(photo).then((failure) => {
        if (!failure) return;
        failures = [...failures, failure];
        report({ beyondLimit, failed: failures });
        if (isRetryable(failure.failure.problem)) setFailed((all) => [...all, failure]);
      });
    }
  };

  const dismiss = ({ id }: FailedFile): void => setFailed((all) => all.filter((each) => each.id !== id));

  return {
    pending,
    failed,
    hasRoom: room > 0,
    add,
    retry: (failure) => {
      if (room > 0) dismiss(failure);
      add([failure.file]);
    },
    cancel: (photo) => photo.upload?.cancel(),
    dismiss,
    describe: (index, caption) =>
      changePhotos((all) => all.map((photo, at) => (at === index ? { ...photo, ...caption } : photo))),
    remove: (index) => changePhotos((all) => all.filter((_, at) => at !== index)),
    move: (from, to) => changePhotos((all) => moved(all, from, to)),
  };
}
