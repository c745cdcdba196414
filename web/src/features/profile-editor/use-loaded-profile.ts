import type { User } from 'firebase/auth';
import { useCallback, useEffect, useState } from 'react';
import { loadProfile, type StoredProfile } from './api/load-profile.ts';

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
    loadProfile(account).then(
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

  return { loaded, startFrom };
}
