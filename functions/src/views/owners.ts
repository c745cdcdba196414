// What has to be known of an owner before a view is recorded.
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readProfile } from '@marquee/domain/read-profile';
import { readSettings } from '@marquee/domain/settings';
import { remember, type Remembered } from '../lib/remember.ts';

export interface Owner {
  /** `removed`: taken down by a moderator. */
  readonly visibility: 'public' | 'private' | 'removed' | 'missing';
  /** Whether the owner is told of views. */
  readonly wantsToKnow: boolean;
}

/**
 * How long a public profile is taken for public without asking: as long as the edge keeps its page. Within it a view
 * reads neither the profile nor the owner's settings; a profile made private or taken down stops counting and telling after it.
 */
const OWNER_KNOWN_FOR = 60_000;

function ownerOf(profile: DocumentSnapshot | undefined, settings: DocumentSnapshot | undefined): Owner {
  const wantsToKnow = readSettings(settings?.data()).notify_views;
  if (!profile?.exists) return { visibility: 'missing', wantsToKnow };
  const { is_profile_public, taken_down } = readProfile(profile.id, profile.data());
  if (taken_down) return { visibility: 'removed', wantsToKnow };
  return { visibility: is_profile_public ? 'public' : 'private', wantsToKnow };
}

/** Looks owners up by their profile's id; only those of public profiles are remembered, so that publishing holds at once. */
export function ownersOf(
  firestore: Firestore,
  clock: () => number,
): (id: string) => Promise<Remembered<Owner>> {
  const load = async (id: string): Promise<Owner> => {
    const [profile, settings] = await firestore.getAll(
      firestore.collection('profiles').doc(id),
      firestore.collection('settings').doc(id),
    );
    return ownerOf(profile, settings);
  };
  return remember(load, {
    lifetime: OWNER_KNOWN_FOR,
    keep: ({ visibility }) => visibility === 'public',
    clock,
  });
}
