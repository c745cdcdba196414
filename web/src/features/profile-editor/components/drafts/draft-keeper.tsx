import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { ProfileForm } from '@marquee/domain/profile';
import { auth } from '../../../../firebase/auth.ts';
import type { StoredProfile } from '../../api/load-profile.ts';
import { removeDraft, writeDraft } from './draft.ts';

interface DraftKeeperProps {
  readonly uid: string;
  readonly base: StoredProfile;
}

/** How long typing must rest before the draft is written, in milliseconds. */
const PAUSE = 500;

/** Writes the draft after each pause in typing, and at once when the page is hidden or left. */
export function DraftKeeper({ uid, base }: DraftKeeperProps) {
  const { values, dirty } = useFormikContext<ProfileForm>();
  useEffect(() => {
    const write = (): void => {
      // A logout removes what is on the device before the editor is gone.
      if (auth.currentUser?.uid !== uid) return;
      if (dirty) writeDraft(uid, { base, values, saved_at: Date.now() });
      else removeDraft(uid);
    };
    const timer = setTimeout(write, PAUSE);
    document.addEventListener('visibilitychange', write);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', write);
      removeEventListener('pagehide', write);
    };
  }, [uid, base, values, dirty]);
  return null;
}
