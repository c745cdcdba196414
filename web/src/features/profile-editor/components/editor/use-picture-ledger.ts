import { useCallback, useEffect, useState } from 'react';
import type { ProfileForm } from '@marquee/domain/profile';
import { deletePicture } from '../../api/delete-picture.ts';
import type { StoredProfile } from '../../api/load-profile.ts';
import {
  createLedger,
  lockLedger,
  sweepLedger,
  sweepLeftovers,
  type PictureLedger,
} from '../../api/picture-ledger.ts';
import { usedPaths } from '../../api/picture-paths.ts';
import { readDraft, removeDraft } from '../drafts/draft.ts';
import { readPendingSave } from '../pending-save/pending-save.ts';

interface Pictures {
  readonly ledger: PictureLedger;
  /** Gives up the draft, and deletes every picture that this form does not use. */
  readonly dropUnused: (used: ProfileForm) => void;
}

/** Creates the ledger of this editor's uploads, and deletes the unused files of earlier editors. */
export function usePictureLedger(uid: string, stored: StoredProfile): Pictures {
  const [ledger] = useState(() => createLedger(uid));
  useEffect(() => lockLedger(ledger), [ledger]);
  useEffect(() => {
    const wanted = [readDraft(uid), readPendingSave(uid)].flatMap((kept) =>
      kept ? usedPaths(uid, kept.values) : [],
    );
    void sweepLeftovers(uid, { used: usedPaths(uid, stored.form), wanted, remove: deletePicture });
  }, [uid, stored]);
  const dropUnused = useCallback(
    (used: ProfileForm): void => {
      removeDraft(uid);
      const sweep = { used: usedPaths(uid, used), remove: deletePicture };
      void sweepLedger(ledger, sweep);
      void sweepLeftovers(uid, sweep);
    },
    [uid, ledger],
  );
  return { ledger, dropUnused };
}
