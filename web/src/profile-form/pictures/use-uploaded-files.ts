import { useCallback, useState } from 'react';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { deleteUnused } from '../api/delete-unused.ts';
import { usedPaths } from '../api/picture-paths.ts';
import { readDraft, removeDraft } from '../drafts/draft.ts';

interface UploadedFiles {
  /** Paths that this editor has sent files to; the next save or discard deletes those it does not use. */
  readonly uploaded: Set<string>;
  /** Gives up the draft, and deletes the pictures of it and of this editor that this form does not use. */
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
