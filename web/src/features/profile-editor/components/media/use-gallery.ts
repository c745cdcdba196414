// The gallery's state: stored photos in the form, and files on their way beside them.
import { useCallback, useEffect, useRef, useState } from 'react';
import { LIMITS } from '@marquee/domain/limits';
import type { Picture } from '@marquee/domain/profile';
import { useFormField, useFormStore } from '../fields/form-store.tsx';
import { fileProblem } from './file-check.ts';
import type { UploadProblem } from '../../api/upload-problem.ts';
import { usePictureUpload, type StartedUpload } from './use-picture-upload.ts';

export interface PendingPhoto {
  readonly id: string;
  readonly file: File;
  /** An object URL; a file that is no picture shows as a broken one until it is refused. */
  readonly preview: string;
  readonly status: 'waiting' | 'preparing' | 'uploading' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  readonly problem?: UploadProblem;
  readonly upload?: StartedUpload;
}

export interface FailedFile {
  readonly name: string;
  readonly problem: UploadProblem;
}

/** What the user is told about one choice of files: what did not fit, and what failed. */
export interface GalleryReport {
  readonly beyondLimit: readonly string[];
  readonly failed: readonly FailedFile[];
}

export interface Gallery {
  readonly photos: readonly Picture[];
  readonly pending: readonly PendingPhoto[];
  readonly hasRoom: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (photo: PendingPhoto) => void;
  /** Cancels an upload, or takes a failed one away. */
  readonly dismiss: (photo: PendingPhoto) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/** A list with one item moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}

export function useGallery(report: (told: GalleryReport) => void): Gallery {
  const store = useFormStore();
  const { value: photos } = useFormField('photos');
  const [pending, setPending] = useState<readonly PendingPhoto[]>([]);
  const start = usePictureUpload();
  // Photos join in the order they were chosen, whichever upload ends first.
  const joining = useRef<Promise<unknown>>(Promise.resolve());
  const shown = useRef(pending);
  useEffect(() => {
    shown.current = pending;
  }, [pending]);
  useEffect(() => () => shown.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);

  const change = useCallback((id: string, changed: Partial<PendingPhoto>) => {
    setPending((all) => all.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)));
  }, []);

  const drop = useCallback(({ id, preview }: Pick<PendingPhoto, 'id' | 'preview'>) => {
    setPending((all) => all.filter((photo) => photo.id !== id));
    URL.revokeObjectURL(preview);
  }, []);

  const send = async (photo: PendingPhoto): Promise<FailedFile | undefined> => {
    const upload = start({
      kind: 'gallery',
      file: photo.file,
      onProgress: (share) =>
        change(photo.id, { status: share === undefined ? 'preparing' : 'uploading', share: share ?? 0 }),
    });
    change(photo.id, { status: 'waiting', share: 0, problem: undefined, upload });
    const before = joining.current;
    const joined = Promise.all([upload.finished, before]);
    joining.current = joined;
    const [outcome] = await joined;
    if (outcome.result === 'failed') {
      change(photo.id, { status: 'failed', problem: outcome.problem, upload: undefined });
      return { name: photo.file.name, problem: outcome.problem };
    }
    if (outcome.result === 'done') store.set('photos', (all) => [...all, outcome.picture]);
    drop(photo);
    return undefined;
  };

  const sendAll = async (chosen: readonly PendingPhoto[]): Promise<void> => {
    const outcomes = await Promise.all(chosen.map(send));
    const failed = outcomes.filter((outcome) => outcome !== undefined);
    if (failed.length > 0) report({ beyondLimit: [], failed });
  };

  const add = (files: readonly File[]): void => {
    const failed: FailedFile[] = [];
    const good: File[] = [];
    for (const file of files) {
      const problem = fileProblem(file);
      if (problem) failed.push({ name: file.name, problem });
      else good.push(file);
    }
    const room = Math.max(0, LIMITS.photos - store.state().values.photos.length - pending.length);
    const beyondLimit = good.slice(room).map(({ name }) => name);
    if (failed.length > 0 || beyondLimit.length > 0) report({ beyondLimit, failed });
    const chosen = good.slice(0, room).map((file): PendingPhoto => ({
      id: crypto.randomUUID(),
      file,
      preview: URL.createObjectURL(file),
      status: 'waiting',
      share: 0,
    }));
    setPending((all) => [...all, ...chosen]);
    void sendAll(chosen);
  };

  return {
    photos,
    pending,
    hasRoom: photos.length + pending.length < LIMITS.photos,
    add,
    retry: (photo) => void sendAll([photo]),
    dismiss: (photo) => {
      if (photo.upload) photo.upload.cancel();
      else drop(photo);
    },
    remove: (index) => store.set('photos', (all) => all.filter((_, at) => at !== index)),
    move: (from, to) => store.set('photos', (all) => moved(all, from, to)),
  };
}
