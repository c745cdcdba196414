import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { auth } from '#web/firebase/auth.ts';
import type { StoredProfile } from '../api/load-profile.ts';
import { storesTheSame } from '../api/save-plan.ts';
import { readDraft, removeDraft, writeDraft } from './draft.ts';

interface Written {
  readonly values: ProfileForm;
  readonly dirty: boolean;
}

interface DraftKeeperProps {
  readonly uid: string;
  readonly base: StoredProfile;
  /** Whether changed values are worth a draft; by default all are. */
  readonly isDraft?: (values: ProfileForm) => boolean;
}

const always = (): boolean => true;

/** Milliseconds without typing before the draft is written. */
const DEBOUNCE = 500;

/**
 * Writes the draft (or removes it when nothing is changed) after each pause in typing, and at once when the page is
 * hidden or left. Values that were written already are not written again: another tab may have written newer ones.
 */
export function DraftKeeper({ uid, base, isDraft = always }: DraftKeeperProps) {
  const { values, dirty } = useFormikContext<ProfileForm>();
  // A draft that was just restored is stored already.
  const [restored] = useState((): Written | undefined => {
    const draft = readDraft(uid);
    return draft && storesTheSame(draft.values, values) ? { values, dirty } : undefined;
  });
  const written = useRef(restored);
  useEffect(() => {
    const write = (): void => {
      if (values === written.current?.values && dirty === written.current.dirty) return;
      // A logout removes the data on the device before the editor is unmounted: the draft must not be written again.
      if (auth.currentUser?.uid !== uid) return;
      written.current = { values, dirty };
      if (dirty && isDraft(values)) writeDraft(uid, { base, values, saved_at: Date.now() });
      else removeDraft(uid);
    };
    const timer = setTimeout(write, DEBOUNCE);
    document.addEventListener('visibilitychange', write);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', write);
      removeEventListener('pagehide', write);
    };
  }, [uid, base, values, dirty, isDraft]);
  return null;
}
