import type { User } from 'firebase/auth';
import { useCallback, useEffect, useState } from 'react';
import { useIsOffline } from '../../../../lib/connection.ts';
import { loadProfile, type StoredProfile } from '../../api/load-profile.ts';
import { writeDraft } from '../drafts/draft.ts';
import { readPendingSave, removePendingSave } from '../pending-save/pending-save.ts';

export type LoadedProfile =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  /** `round` grows with every (re)load, so that the editor starts anew. */
  | { readonly status: 'ready'; readonly stored: StoredProfile; readonly round: number };

export interface ProfileLoad {
  readonly loaded: LoadedProfile;
  /** Starts anew from what is known to be stored. */
  readonly startFrom: (stored: StoredProfile) => void;
}

/**
 * Where editing goes on: from a save that waits for the connection, else from what is stored. A save that could not be
 * done as it stood becomes a draft, which the editor offers.
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

/** The signed-in user's profile, read once: a new token must not start the form anew. */
export function useLoadedProfile(user: User): ProfileLoad {
  const [account] = useState(user);
  const [loaded, setLoaded] = useState<LoadedProfile>({ status: 'loading' });
  const startFrom = useCallback((stored: StoredProfile) => {
    setLoaded((before) => ({
      status: 'ready',
      stored,
      round: before.status === 'ready' ? before.round + 1 : 0,
    }));
  }, []);

  useEffect(() => {
    let isCurrent = true;
    startingPoint(account).then(
      (stored) => {
        if (isCurrent) startFrom(stored);
      },
      (error: unknown) => {
        console.warn('The profile could not be loaded.', error);
        if (isCurrent) setLoaded({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [account, startFrom]);

  // It failed for want of a connection, as has come out since: then the copy on this device will do.
  const isOffline = useIsOffline();
  const isForTheCopy = loaded.status === 'failed' && isOffline;
  useEffect(() => {
    if (!isForTheCopy) return;
    startingPoint(account).then(startFrom, (error: unknown) => {
      console.warn('There is no copy of the profile on this device.', error);
    });
  }, [isForTheCopy, account, startFrom]);

  return { loaded, startFrom };
}
