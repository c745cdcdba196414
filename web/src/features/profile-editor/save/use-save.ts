// A save from the press of the button to its end: waiting for the connection, the transaction, the choice when
// somebody else saved in between.
import { useEffect, useRef, useState } from 'react';
import type { ProfileForm } from '@marquee/domain/profile';
import type { StoredProfile } from '../api/load-profile.ts';
import { saveProfile } from '../api/save-profile.ts';
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
}

export interface Save {
  readonly phase: SavePhase;
  readonly conflict: Conflict | undefined;
  /** Saves a form begun from `base`. Never rejects. */
  readonly save: (form: ProfileForm, base: StoredProfile) => Promise<void>;
  readonly stopWaiting: () => void;
  readonly dismissConflict: () => void;
}

export function useSave({ uid, onSaved, onUsernameTaken, onFailed }: SaveOptions): Save {
  const [phase, setPhase] = useState<SavePhase>('idle');
  const [conflict, setConflict] = useState<Conflict>();
  const waiting = useRef<AbortController>(undefined);

  useEffect(() => () => waiting.current?.abort(), []);

  const attempt = async (form: ProfileForm, base: StoredProfile): Promise<void> => {
    if (!navigator.onLine) {
      waiting.current = new AbortController();
      setPhase('waiting');
      if (!(await untilOnline(waiting.current.signal))) return;
    }
    setPhase('saving');
    try {
      const saved = await saveProfile(uid, form, base);
      if (saved.outcome === 'conflict') setConflict({ mine: form, theirs: saved.theirs });
      else if (saved.outcome === 'username-taken') onUsernameTaken(form);
      else onSaved(form, base);
    } catch (error) {
      const failed = saveFailure(error);
      // The connection went away under the save: wait for it like one that began offline.
      if (failed.failure === 'unreachable' && !navigator.onLine) return attempt(form, base);
      console.warn('The profile could not be saved.', error);
      onFailed(failed);
    }
  };

  return {
    phase,
    conflict,
    save: async (form, base) => {
      setConflict(undefined);
      await attempt(form, base);
      setPhase('idle');
    },
    stopWaiting: () => waiting.current?.abort(),
    dismissConflict: () => setConflict(undefined),
  };
}
