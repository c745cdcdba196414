// Looks up a public address: an id takes one read, a username two, a named link three or more (links/find-link.ts).
import { USERNAME_PATTERN } from '@marquee/domain/accounts/username-pattern';
import { inLinkOrder, namedLinkPath, type NamedLink } from '@marquee/domain/views/named-link';
import { isShown, type Profile } from '@marquee/domain/profile/profile';
import { applyVersion, type Version } from '@marquee/domain/views/version';
import type { PublicPageOutcome } from '@marquee/domain/site/public-page';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { profilePath } from '@marquee/domain/site/routes';
import type { Address } from './address.ts';

/** Where profiles are read from. */
export interface ProfileSource {
  /** The stored document, `undefined` when there is none. */
  readonly profile: (uid: string) => Promise<unknown>;
  readonly liveLink: (uid: string, code: string) => Promise<NamedLink | undefined>;
  /** The profile's version with this id; `undefined` for a deleted one. */
  readonly version: (uid: string, id: string) => Promise<Version | undefined>;
  readonly uidOf: (username: string) => Promise<string | undefined>;
}

export type Found =
  | PublicPageOutcome
  | { readonly outcome: 'moved'; readonly path: string }
  /** A public profile requested by a named link that is not live: redirects to the page without the link. */
  | { readonly outcome: 'plain'; readonly path: string };

const MISSING = { outcome: 'missing' } as const;

type NamedAddress = Exclude<Address, { readonly kind: 'none' }>;

/**
 * Whether the address is the profile's own: ids and former names redirect to the username, if there is one that an address
 * can have.
 */
function isAtHome(address: NamedAddress, profile: Profile): boolean {
  if (!USERNAME_PATTERN.test(profile.username)) return true;
  return address.kind !== 'id' && address.username === profile.username && address.isStoredSpelling;
}

// The profile without its former names, which the page must not reveal.
const shownToAll = (profile: Profile): Profile => ({ ...profile, former_usernames: [] });

/** A page opened by a named link. Unknown codes are answered like ended ones. */
async function findByLink(
  source: ProfileSource,
  address: NamedAddress & { readonly kind: 'link' },
  profile: Profile,
): Promise<Found> {
  const { is_profile_public: isPublic } = profile;
  const link = await source.liveLink(profile.id, address.code);
  if (!link || !(isPublic || link.opens_private)) {
    return isPublic ? { outcome: 'plain', path: profilePath(profile) } : { outcome: 'ended' };
  }
  if (!isAtHome(address, profile)) return { outcome: 'moved', path: namedLinkPath(profile, address.code) };
  const version = link.version === '' ? undefined : await source.version(profile.id, link.version);
  const shown = inLinkOrder(applyVersion(shownToAll(profile), version), link);
  return {
    outcome: 'public',
    profile: shown,
    link: {
      code: link.code,
      isPrivate: !isPublic,
      hasVersion: version !== undefined,
      asksAnswer: link.asks_answer,
    },
  };
}

/** `viewerId` is the uid of an authenticated visitor: owners see their own hidden profile. */
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
  const profile = readProfile(uid, stored);
  if (viewerId === uid && !isShown(profile) && address.kind !== 'link') return { outcome: 'own', profile };
  // Checked before any redirect, which would reveal the profile's name.
  if (profile.taken_down) return { outcome: 'removed' };
  if (address.kind === 'link') return findByLink(source, address, profile);
  if (!profile.is_profile_public) return { outcome: 'private' };
  if (!isAtHome(address, profile)) return { outcome: 'moved', path: profilePath(profile) };
  return { outcome: 'public', profile: shownToAll(profile) };
}
