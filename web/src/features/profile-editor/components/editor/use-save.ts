// A save from the press of the button to its end: waiting for the connection, the transaction, and what follows. While
// it waits it is stored on the device: when the app is closed, the next start sends it.
import { useEffect, useRef } from 'react';
import type { ProfileForm } from '@marquee/domain/profile';
import { isOffline } from '../../../../pwa/connection.ts';
import { profileWasSaved } from '../../../../pwa/install-offer.ts';
import { deletePicture } from '../../api/delete-picture.ts';
import type { StoredProfile } from '../../api/load-profile.ts';
import { sweepLedger, type PictureLedger } from '../../api/picture-ledger.ts';
import { usedPaths } from '../../api/picture-paths.ts';
import { refreshProfile } from '../../api/refresh-profile.ts';
import { replaceUserSkills, sameSkills } from '../../api/replace-user-skills.ts';
import { saveProfile } from '../../api/save-profile.ts';
import { removeDraft, writeDraft } from '../drafts/draft.ts';
import { removePendingSave, writePendingSave } from '../pending-save/pending-save.ts';
import { withSaveLock } from '../pending-save/save-lock.ts';
import { saveFailure } from '../saving/save-failure.ts';
import { untilOnline } from '../saving/until-online.ts';
import type { EditorDispatch } from './editor-state.ts';

interface Save {
  /** Saves a form begun from `base`. Never rejects. */
  readonly save: (form: ProfileForm, base: StoredProfile) => Promise<void>;
  /** Goes on editing what waits for the connection. */
  readonly stopWaiting: () => void;
}

/** Why an editor stops to wait: it was left, and what waits stays on the device. */
const LEFT = 'left';

/** Stores the form as a pending offline save; returns whether the device could store it. */
function storePendingSave(uid: string, values: ProfileForm, base: StoredProfile): boolean {
  try {
    writePendingSave(uid, { base, values, saved_at: Date.now(), problem: undefined });
    removeDraft(uid);
    return true;
  } catch (error) {
    console.warn('The save waits in this tab only.', error);
    return false;
  }
}

/** The form is the editor's alone again: unsaved, and so a draft. */
function backToDraft(uid: string, values: ProfileForm, base: StoredProfile): void {
  removePendingSave(uid);
  writeDraft(uid, { base, values, saved_at: Date.now() });
}

async function afterSave(
  uid: string,
  form: ProfileForm,
  base: StoredProfile,
  ledger: PictureLedger,
): Promise<void> {
  removePendingSave(uid);
  removeDraft(uid);
  void sweepLedger(ledger, { used: usedPaths(uid, form), remove: deletePicture });
  if (!sameSkills(form.skills, base.form.skills)) void replaceUserSkills(uid, form.skills);
  profileWasSaved();
  await refreshProfile(uid);
}

export function useSave(uid: string, ledger: PictureLedger, dispatch: EditorDispatch): Save {
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(LEFT), []);

  /** Whether the connection came; otherwise waiting was stopped, or the editor was left. */
  const wait = async (form: ProfileForm, base: StoredProfile, signal: AbortSignal): Promise<boolean> => {
    dispatch({ type: 'save-waits', isStored: storePendingSave(uid, form, base) });
    const isOnline = await untilOnline(signal);
    if (isOnline || signal.reason === LEFT) return isOnline;
    backToDraft(uid, form, base);
    dispatch({ type: 'save-stopped' });
    return false;
  };

  const attempt = async (form: ProfileForm, base: StoredProfile, signal: AbortSignal): Promise<void> => {
    if (isOffline() && !(await wait(form, base, signal))) return;
    dispatch({ type: 'save-started' });
    try {
      const saved = await saveProfile(uid, form, base);
      if (saved.outcome === 'saved') {
        await afterSave(uid, form, base, ledger);
        dispatch({ type: 'saved' });
        return;
      }
      backToDraft(uid, form, base);
      if (saved.outcome === 'conflict')
        dispatch({ type: 'save-conflicted', mine: form, theirs: saved.theirs });
      else dispatch({ type: 'username-taken' });
    } catch (error) {
      const failure = saveFailure(error);
      // The connection was lost during the save: treated as an offline save.
      if (failure.failure === 'unreachable' && isOffline()) return attempt(form, base, signal);
      console.warn('The profile could not be saved.', error);
      backToDraft(uid, form, base);
      dispatch({ type: 'save-failed', failure });
    }
  };

  const save = async (form: ProfileForm, base: StoredProfile): Promise<void> => {
    // What the save stops using is listed first, so that a crash right after it leaves nothing behind for good.
    const keeps = new Set(usedPaths(uid, form));
    ledger.enlist(usedPaths(uid, base.form).filter((path) => !keeps.has(path)));
    stop.current = new AbortController();
    const { signal } = stop.current;
    // Another save may hold the lock; one that waits for the connection holds it until then.
    dispatch(isOffline() ? { type: 'save-waits', isStored: false } : { type: 'save-started' });
    try {
      await withSaveLock(uid, () => attempt(form, base, signal), { signal });
    } catch (error) {
      // The lock was not given: a pending save on this device is another editor's.
      if (signal.reason === LEFT) return;
      if (signal.aborted) dispatch({ type: 'save-stopped' });
      else dispatch({ type: 'save-failed', failure: saveFailure(error) });
    }
  };

  return { save, stopWaiting: () => stop.current?.abort() };
}
