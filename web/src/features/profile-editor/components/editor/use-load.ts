import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { useIsOffline } from '#web/pwa/connection.ts';
import { loadProfile, type StoredProfile } from '#web/profile-form/api/load-profile.ts';
import { storesTheSame } from '#web/profile-form/api/save-plan.ts';
import { readDraft, removeDraft, writeDraft, type Draft } from '#web/profile-form/drafts/draft.ts';
import { readPendingSave, removePendingSave } from '#web/profile-form/saving/pending-save.ts';
import { untilReplaced } from '#web/components/until-replaced.ts';
import type { EditorDispatch, EditorState } from './editor-state.ts';

/**
 * The profile to edit: that of a save that waits for the connection, else the stored one. A refused save becomes a
 * draft, which the editor offers.
 */
async function startingPoint(user: User): Promise<StoredProfile> {
  const pending = readPendingSave(user.uid);
  if (pending && pending.problem === undefined) return { ...pending.base, form: pending.values };
  if (pending) {
    writeDraft(user.uid, pending);
    removePendingSave(user.uid);
  }
  return loadProfile(user);
}

/** The draft, if it differs from the stored profile; any other draft is removed. */
function usefulDraft(uid: string, stored: StoredProfile): Draft | undefined {
  const draft = readDraft(uid);
  if (draft && !storesTheSame(draft.values, stored.form)) return draft;
  removeDraft(uid);
  return undefined;
}

/**
 * Loads the profile in the state `loading`, for the user of the first render: a token refresh must not reset the form.
 */
export function useLoad(user: User, { name }: EditorState, dispatch: EditorDispatch): void {
  const [account] = useState(user);
  const isOffline = useIsOffline();
  // A failed load is repeated once it turns out that there is no connection: then the cached copy is used.
  const isDue = name === 'loading' || (name === 'load-failed' && isOffline);
  useEffect(() => {
    if (!isDue) return undefined;
    return untilReplaced(
      startingPoint(account),
      (stored) => dispatch({ type: 'loaded', stored, draft: usefulDraft(account.uid, stored) }),
      (error) => {
        console.warn('The profile could not be loaded.', error);
        dispatch({ type: 'load-failed' });
      },
    );
  }, [isDue, account, dispatch]);
}
