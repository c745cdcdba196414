// What has to be known of an owner before a view is recorded.
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readProfile } from '@marquee/domain/read-profile';
import { readSettings } from '@marquee/domain/settings';
import { memoizeWithTtl, type Memoized } from '../async/memoize-with-ttl.ts';

export interface Owner {
  /** `removed`: taken down by a moderator. */
  readonly visibility: 'public' | 'private' | 'removed' | 'missing';
  readonly wantsNotifications: boolean;
}

/**
 * Milliseconds for which an instance takes a public profile for public: as long as the edge caches its page. Within them a
 * view reads neither the profile nor the owner's settings; a profile made private stops counting after them.
 */
const OWNER_TTL = 60_000;

function ownerOf(profile: DocumentSnapshot | undefined, settings: DocumentSnapshot | undefined): Owner {
  const wantsNotifications = readSettings(settings?.data()).notify_views;
  if (!profile?.exists) return { visibility: 'missing', wantsNotifications };
  const { is_profile_public, taken_down } = readProfile(profile.id, profile.data(), null);
  if (taken_down) return { visibility: 'removed', wantsNotifications };
  return { visibility: is_profile_public ? 'public' : 'private', wantsNotifications };
}

/** Looks owners up by profile id; only owners of public profiles are cached, so that publishing takes effect at once. */
export function ownersOf(
  firestore: Firestore,
  clock: () => number,
): (id: string) => Promise<Memoized<Owner>> {
  const load = async (id: string): Promise<Owner> => {
    const [profile, settings] = await firestore.getAll(
      firestore.collection('profiles').doc(id),
      firestore.collection('settings').doc(id),
    );
    return ownerOf(profile, settings);
  };
  return memoizeWithTtl(load, {
    ttl: OWNER_TTL,
    isCacheable: ({ visibility }) => visibility === 'public',
    clock,
  });
}
