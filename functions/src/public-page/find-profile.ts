// Finds out how a public address turns out: at most one read for an id, two for a username.
import { isShown, type Profile } from '@marquee/domain/profile';
import type { PublicPageOutcome } from '@marquee/domain/public-page';
import { readProfile } from '@marquee/domain/read-profile';
import { profilePath } from '@marquee/domain/routes';
import type { Address } from './address.ts';

/** Where profiles are read from. */
export interface ProfileSource {
  /** The stored document, `undefined` when there is none. */
  readonly profile: (uid: string) => Promise<unknown>;
  /** What the addresses of pictures begin with. */
  readonly pictureBase: string;
  readonly uidOf: (username: string) => Promise<string | undefined>;
}

export type Found = PublicPageOutcome | { readonly outcome: 'moved'; readonly path: string };

const MISSING = { outcome: 'missing' } as const;

/** An id goes to the username once there is one; a former name and another spelling go to the current one. */
function isAtHome(address: Address & { readonly kind: 'id' | 'username' }, profile: Profile): boolean {
  if (profile.username === '') return true;
  return address.kind === 'username' && address.username === profile.username && address.isStoredSpelling;
}

/** `viewerId` is the uid of a visitor who has proved it: owners see their own hidden profile. */
export async function findProfile(
  source: ProfileSource,
  address: Address,
  viewerId?: string,
): Promise<Found> {
  if (address.kind === 'none') return MISSING;
  const uid = address.kind === 'id' ? address.id : await source.uidOf(address.username);
  if (uid === undefined) return MISSING;
  const stored = await source.profile(uid);
  if (stored === undefined) return MISSING;
  const profile = readProfile(uid, stored, source.pictureBase);
  if (viewerId === uid && !isShown(profile)) return { outcome: 'own', profile };
  // Before any redirect: that would tell the profile's name.
  if (profile.taken_down) return { outcome: 'removed' };
  if (!profile.is_profile_public) return { outcome: 'private' };
  if (!isAtHome(address, profile)) return { outcome: 'moved', path: profilePath(profile) };
  // Former names are nobody's business on the page.
  return { outcome: 'public', profile: { ...profile, former_usernames: [] } };
}
