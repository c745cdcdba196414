// A save from the press of the button to its end: waiting for the connection, the transaction, the choice when
// somebody else saved in between. While it waits it is kept on the device: closed, the app sends it later.
import { useEffect, useRef, useState } from 'react';
import type { ProfileForm } from '@marquee/domain/profile';
import { isOffline } from '../../../../lib/connection.ts';
import type { StoredProfile } from '../../api/load-profile.ts';
import { saveProfile } from '../../api/save-profile.ts';
import { removePendingSave, writePendingSave } from '../pending-save/pending-save.ts';
import { withSaveLock } from '../pending-save/save-lock.ts';
import { saveFailure, untilOnline, type SaveFailure } from './connection.ts';

export type SavePhase = 'idle' | 'saving' | 'waiting';

export interface Conflict {
  readonly mine: ProfileForm;
  readonly theirs: StoredProfile;
}

interface SaveOptions {
  readonly uid: string;
  /** `base` is what was stored before. */
  readonly onSaved: (form: ProfileForm, base: StoredProfile) => void;
  readonly onUsernameTaken: (form: ProfileForm) => void;
  readonly onFailed: (failure: SaveFailure) => void;
  /** The form is kept on the device from now on, and goes out without the editor too. */
  readonly onWaiting: () => void;
  /** The form is the editor's alone again. */
  readonly onTakenBack: (form: ProfileForm, base: StoredProfile) => void;
}

export interface Save {
  readonly phase: SavePhase;
  readonly conflict: Conflict | undefined;
  /** Saves a form begun from `base`. Never rejects. */
  readonly save: (form: ProfileForm, base: StoredProfile) => Promise<void>;
  readonly stopWaiting: () => void;
  readonly dismissConflict: () => void;
}

/** Keeps the form on the device; false when the device keeps nothing. */
function keep(uid: string, values: ProfileForm, base: StoredProfile): boolean {
  try {
    writePendingSave(uid, { base, values, saved_at: Date.now(), problem: undefined });
    return true;
  } catch (error) {
    console.warn('The save waits in this tab only.', error);
    return false;
  }
}

const LEFT = 'left';

export function useSave(options: SaveOptions): Save {
  const { uid, onSaved, onUsernameTaken, onFailed, onWaiting, onTakenBack } = options;
  const [phase, setPhase] = useState<SavePhase>('idle');
  const [conflict, setConflict] = useState<Conflict>();
  const waiting = useRef<AbortController>(undefined);

  // Left behind, what waits stays on the device.
  useEffect(() => () => waiting.current?.abort(LEFT), []);

  /** Whether the connection came; otherwise the save was stopped, or the editor was left. */
  const wait = async (form: ProfileForm, base: StoredProfile): Promise<boolean> => {
    const stop = new AbortController();
    waiting.current = stop;
    setPhase('waiting');
    if (keep(uid, form, base)) onWaiting();
    const isOnline = await untilOnline(stop.signal);
    if (stop.signal.reason === LEFT) return false;
    if (!isOnline) {
      removePendingSave(uid);
      onTakenBack(form, base);
    }
    return isOnline;
  };

  const attempt = async (form: ProfileForm, base: StoredProfile): Promise<void> => {
    if (isOffline() && !(await wait(form, base))) return;
    setPhase('saving');
    try {
      const saved = await saveProfile(uid, form, base);
      removePendingSave(uid);
      if (saved.outcome === 'saved') {
        onSaved(form, base);
        return;
      }
      onTakenBack(form, base);
      if (saved.outcome === 'conflict') setConflict({ mine: form, theirs: saved.theirs });
      else onUsernameTaken(form);
    } catch (error) {
      const failed = saveFailure(error);
      // The connection went away under the save: wait for it like one that began offline.
      if (failed.failure === 'unreachable' && isOffline()) return attempt(form, base);
      console.warn('The profile could not be saved.', error);
      removePendingSave(uid);
      onTakenBack(form, base);
      onFailed(failed);
    }
  };

  return {
    phase,
    conflict,
    save: async (form, base) => {
      setConflict(undefined);
      await withSaveLock(uid, () => attempt(form, base));
      setPhase('idle');
    },
    stopWaiting: () => waiting.current?.abort(),
    dismissConflict: () => setConflict(undefined),
  };
}
