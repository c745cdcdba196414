import { useEffect, type RefObject } from 'react';
import { auth } from '../../../../firebase/auth.ts';
import type { StoredProfile } from '../../api/load-profile.ts';
import { useFormStore } from '../fields/form-store.tsx';
import { removeDraft, writeDraft } from './draft.ts';

interface DraftKeeperProps {
  readonly uid: string;
  readonly base: StoredProfile;
  /** True once the changes were saved or given up: nothing is kept of them any more. */
  readonly settled: RefObject<boolean>;
}

/** How long typing must rest before the draft is written. */
const PAUSE = 500;

/** Writes the draft after each pause in typing, and at once when the page is hidden or left. */
export function DraftKeeper({ uid, base, settled }: DraftKeeperProps) {
  const store = useFormStore();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let kept = store.state().values;
    const keep = (): void => {
      clearTimeout(timer);
      const { values, dirty } = store.state();
      if (settled.current || values === kept) return;
      // A logout closes the editor, and must not leave behind what it has just removed from the device.
      if (auth.currentUser?.uid !== uid) return;
      kept = values;
      if (dirty) writeDraft(uid, { base, values, saved_at: Date.now() });
      else removeDraft(uid);
    };
    const keepSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    };
    const unsubscribe = store.subscribe(keepSoon);
    document.addEventListener('visibilitychange', keep);
    addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', keep);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [store, uid, base, settled]);
  return null;
}
