// Profiles, usernames and named links as Firestore holds them. An oversized profile is answered like a missing one, and is
// not read again for a while.
import { readVersions } from '@marquee/domain/views/version';
import pTimeout from 'p-timeout';
import { memoizeWithTtl } from '../async/memoize-with-ttl.ts';
import { findLiveLink, type LinkBackends } from '../links/find-link.ts';
import { privateDocument } from '../runtime/private-document.ts';
import { linkBackends } from '../links/link-backends.ts';
import { logProblem } from '../runtime/log.ts';
import type { ProfileSource } from './find-profile.ts';
import { isOversized } from './oversized.ts';

/** Milliseconds a visitor waits for Firestore before the 503 page. */
export const FIRESTORE_TIMEOUT = 4000;

/** Milliseconds for which an instance does not read an oversized profile again. */
const OVERSIZED_TTL = 10 * 60_000;

const OVERSIZED = Symbol('an oversized profile');

/** Concurrent requests of a profile share one read, so that one instance decodes a large document once at a time. */
export function firestoreProfiles(backends: LinkBackends, clock = Date.now): ProfileSource {
  const { firestore } = backends;
  const read = async (uid: string): Promise<unknown> => {
    const stored = (await firestore.collection('profiles').doc(uid).get()).data();
    if (!isOversized(stored)) return stored;
    logProblem('profile oversized');
    return OVERSIZED;
  };
  const profiles = memoizeWithTtl((uid) => pTimeout(read(uid), { milliseconds: FIRESTORE_TIMEOUT }), {
    ttl: OVERSIZED_TTL,
    isCacheable: (stored) => stored === OVERSIZED,
    clock,
  });
  return {
    profile: async (uid) => {
      const { value } = await profiles(uid);
      return value === OVERSIZED ? undefined : value;
    },
    liveLink: (uid, code) => findLiveLink(backends, uid, code, clock()),
    version: async (uid, id) => {
      const stored = await privateDocument(firestore, uid, 'versions').get();
      return readVersions(stored.data()).find((version) => version.id === id);
    },
    uidOf: async (username) => {
      const stored = await firestore.collection('usernames').doc(username).get();
      const uid: unknown = stored.get('uid');
      const isHeld = stored.get('released_at') === undefined;
      return isHeld && typeof uid === 'string' && uid !== '' ? uid : undefined;
    },
  };
}

let source: ProfileSource | undefined;

/** The project's profiles: an instance has one source, which remembers oversized profiles. */
export const publicProfiles = (): ProfileSource => (source ??= firestoreProfiles(linkBackends()));
