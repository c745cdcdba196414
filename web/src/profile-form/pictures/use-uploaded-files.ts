import { useCallback, useState } from 'react';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { deleteUnused } from '../api/delete-unused.ts';
import { usedPaths } from '../api/picture-paths.ts';
import { readDraft, removeDraft } from '../drafts/draft.ts';

interface UploadedFiles {
  /** Paths of the files that this editor has uploaded; the next save or discard deletes those that are not used. */
  readonly uploaded: Set<string>;
  /** Deletes the draft, and the pictures of the draft and of this editor that `used` does not contain. */
  readonly dropUnused: (used: ProfileForm) => void;
}

/** The files of this editor's uploads. */
export function useUploadedFiles(uid: string): UploadedFiles {
  const [uploaded] = useState(() => new Set<string>());
  const dropUnused = useCallback(
    (used: ProfileForm): void => {
      const draft = readDraft(uid);
      removeDraft(uid);
      deleteUnused([...uploaded, ...(draft ? usedPaths(uid, draft.values) : [])], usedPaths(uid, used));
      uploaded.clear();
    },
    [uid, uploaded],
  );
  return { uploaded, dropUnused };
}
