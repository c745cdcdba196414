// The editor's save. While a save waits for the connection, it is stored on the device: if the app is closed, the app
// sends it when next started.
import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import type { SectionId } from '@marquee/domain/profile/profile-fields';
import { cacheProfile } from '#web/profile-form/api/cache-profile.ts';
import type { StoredProfile } from '#web/profile-form/api/load-profile.ts';
import { removeDraft, writeDraft } from '#web/profile-form/drafts/draft.ts';
import { removePendingSave, writePendingSave } from '#web/profile-form/saving/pending-save.ts';
import { saveProfile } from '#web/profile-form/saving/save-profile.ts';
import { isOffline } from '#web/pwa/connection.ts';
import { untilOnline } from '#web/pwa/until-connection.ts';
import { profileWasSaved } from '#web/pwa/install-offer.ts';
import type { EditorDispatch, EditorEvent } from './editor-state.ts';

interface Save {
  /** Saves a form whose editing began from `base`. Never rejects. */
  readonly save: (form: ProfileForm, base: StoredProfile) => Promise<void>;
  /** Stops the waiting save, so that its form can be edited again. */
  readonly stopWaiting: () => void;
}

/** The abort reason when the editor was left while a save waits: the save stays on the device. */
const LEFT = 'left';

/** Stores the form as a pending offline save; returns whether the device could store it. */
function storePendingSave(uid: string, values: ProfileForm, base: StoredProfile): boolean {
  try {
    writePendingSave(uid, { base, values, saved_at: Date.now(), problem: undefined });
    return true;
  } catch (error) {
    console.warn('The save waits in this tab only.', error);
    return false;
  }
}

/** Makes the waiting save a draft again: the form is unsaved. */
function backToDraft(uid: string, values: ProfileForm, base: StoredProfile): void {
  removePendingSave(uid);
  writeDraft(uid, { base, values, saved_at: Date.now() });
}

export function useSave(
  uid: string,
  uploaded: Set<string>,
  /** The section that opens after the save; without one the profile opens, which is shown from Firestore's cache. */
  goOnWith: RefObject<SectionId | undefined>,
  dispatch: EditorDispatch,
): Save {
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(LEFT), []);

  /** Ends the keeping of drafts, then removes the draft: in the other order a pause in typing may write it again. */
  const settle = (event: EditorEvent): void => {
    flushSync(() => dispatch(event));
    removeDraft(uid);
  };

  const save = async (form: ProfileForm, base: StoredProfile): Promise<void> => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    const waitForConnection = async (): Promise<boolean> => {
      const isStored = storePendingSave(uid, form, base);
      if (isStored) settle({ type: 'save-waits', isStored });
      else dispatch({ type: 'save-waits', isStored });
      const isOnline = await untilOnline(signal);
      if (!isOnline && signal.reason !== LEFT) backToDraft(uid, form, base);
      return isOnline;
    };
    // `saveProfile` first waits for the lock, which another tab's save holds also while it waits for the connection.
    dispatch(isOffline() ? { type: 'save-waits', isStored: false } : { type: 'save-started' });
    const result = await saveProfile(
      { uid, form, base },
      { uploaded, signal, whenOffline: waitForConnection, onSend: () => dispatch({ type: 'save-started' }) },
    );
    switch (result.outcome) {
      case 'saved':
        profileWasSaved();
        if (goOnWith.current === undefined) await cacheProfile(uid);
        else void cacheProfile(uid);
        settle({ type: 'saved', stored: result.stored, isMerged: result.isMerged });
        return;
      case 'unsent':
        if (signal.reason !== LEFT) dispatch({ type: 'save-stopped' });
        return;
      case 'conflict':
        backToDraft(uid, form, base);
        dispatch({ type: 'save-conflicted', conflict: result });
        return;
      case 'username-taken':
        backToDraft(uid, form, base);
        dispatch({ type: 'username-taken' });
        return;
      case 'failed':
        backToDraft(uid, form, base);
        dispatch({ type: 'save-failed', failure: result.failure });
    }
  };

  return { save, stopWaiting: () => stop.current?.abort() };
}
