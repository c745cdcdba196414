// The profile at an address, for moves inside the app. Loaded once a start of the app (specification, section 9: cached
// for good, not asked for again on focus or mount); Try Again asks again.
import { useCallback, useEffect, useState } from 'react';
import { isShown, type Profile } from '@marquee/domain/profile';
import type { ProfileFailure } from '../error-card.tsx';
import { loadProfile, ProfileLoadError, type ProfileLookup } from './load-profile.ts';

export type PublicProfileState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly profile: Profile }
  | { readonly status: 'failed'; readonly failure: ProfileFailure };

const kept = new Map<string, Profile>();

/** Cards go by codes: a refusal is a private profile, no document a missing one, all else may pass. */
function failureOf(error: unknown): ProfileFailure {
  if (!(error instanceof ProfileLoadError)) return 'unavailable';
  return error.code === 'private' || error.code === 'removed' ? error.code : 'missing';
}

interface Loaded {
  readonly key: string;
  readonly state: PublicProfileState;
}

export interface PublicProfileQuery {
  readonly state: PublicProfileState;
  readonly retry: () => void;
}

/** `viewerId` is the signed-in visitor's: one's own profile changes under one's hands and is never kept. */
export function usePublicProfile(lookup: ProfileLookup, viewerId: string | undefined): PublicProfileQuery {
  const [by, value] = 'id' in lookup ? ['id', lookup.id] : ['username', lookup.username];
  const key = `${by}:${value}`;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const found = kept.get(key);

  useEffect(() => {
    if (kept.has(key)) return;
    let isCurrent = true;
    const settle = (state: PublicProfileState) => {
      if (isCurrent) setLoaded({ key, state });
    };
    loadProfile(by === 'id' ? { id: value } : { username: value })
      .then((profile) => {
        if (isShown(profile) && profile.id !== viewerId) kept.set(key, profile);
        settle({ status: 'loaded', profile });
      })
      .catch((error: unknown) => {
        const failure = failureOf(error);
        if (failure === 'unavailable') console.warn('The profile could not be loaded.', error);
        settle({ status: 'failed', failure });
      });
    return () => {
      isCurrent = false;
    };
  }, [attempt, by, key, value, viewerId]);

  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt((before) => before + 1);
  }, []);

  if (found) return { state: { status: 'loaded', profile: found }, retry };
  return { state: loaded?.key === key ? loaded.state : { status: 'loading' }, retry };
}
