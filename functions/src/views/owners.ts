// What recording a view needs to know about the owner and the owner's named links.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { NamedLink } from '@marquee/domain/views/named-link';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { readSettings } from '@marquee/domain/accounts/settings';
import { findLinks, SHOWN_FIELDS, type LinkBackends } from '../links/find-link.ts';
import { memoizeWithTtl, type Memoized } from '../async/memoize-with-ttl.ts';

export interface Owner {
  /** `removed`: taken down by a moderator. */
  readonly visibility: 'public' | 'private' | 'removed' | 'missing';
  readonly wantsNotifications: boolean;
  /** Whether the owner is notified of views by named links. */
  readonly wantsLinks: boolean;
}

/**
 * Milliseconds for which an instance treats a profile as public: as long as the edge caches its page. In this time a
 * view reads neither the profile nor the owner's settings; a profile made private is counted until this time is over.
 */
const OWNER_TTL = 60_000;

/** Milliseconds between reads of a profile's links for codes that are not cached: new or made-up ones. */
const NEW_LINK_TTL = 2000;

/** Profiles whose links an instance caches: at most 100 KB each. */
const CACHED_LINKS = 200;

function ownerOf(profile: DocumentSnapshot | undefined, settings: DocumentSnapshot | undefined): Owner {
  const { notify_views: wantsNotifications, notify_links: wantsLinks } = readSettings(settings?.data());
  const choices = { wantsNotifications, wantsLinks };
  if (!profile?.exists) return { visibility: 'missing', ...choices };
  const { is_profile_public, taken_down } = readProfile(profile.id, profile.data());
  if (taken_down) return { visibility: 'removed', ...choices };
  return { visibility: is_profile_public ? 'public' : 'private', ...choices };
}

type Lookup<Value> = (profileId: string) => Promise<Memoized<Value>>;

export interface Owners {
  /** Only owners of public profiles are cached, so that publishing takes effect at once. */
  readonly owner: Lookup<Owner>;
  /** For views by named links only: owners of private profiles are cached too. */
  readonly ownerForLinks: Lookup<Owner>;
  /** The profile's links, those with these codes included; a new link is found after two seconds at most. */
  readonly links: (profileId: string, codes: readonly string[]) => Promise<readonly NamedLink[]>;
}

/** Looks owners and their links up by profile id, and caches them for a minute. */
export function ownersOf(backends: LinkBackends, clock: () => number): Owners {
  const { firestore } = backends;
  const profile = (id: string) => firestore.collection('profiles').doc(id);
  const load = async (id: string): Promise<Owner> => {
    const [stored, settings] = await firestore.getAll(profile(id), firestore.collection('settings').doc(id), {
      fieldMask: [...SHOWN_FIELDS, 'notify_views', 'notify_links'],
    });
    return ownerOf(stored, settings);
  };
  const isCacheable =
    (...visibilities: readonly Owner['visibility'][]) =>
    ({ visibility }: Owner): boolean =>
      visibilities.includes(visibility);
  const loadLinks = (id: string): Promise<readonly NamedLink[]> => findLinks(backends, id, clock());
  const links = memoizeWithTtl(loadLinks, { ttl: OWNER_TTL, clock, most: CACHED_LINKS });
  const newestLinks = memoizeWithTtl(loadLinks, { ttl: NEW_LINK_TTL, clock, most: CACHED_LINKS });
  return {
    owner: memoizeWithTtl(load, { ttl: OWNER_TTL, isCacheable: isCacheable('public'), clock }),
    ownerForLinks: memoizeWithTtl(load, {
      ttl: OWNER_TTL,
      isCacheable: isCacheable('public', 'private'),
      clock,
    }),
    links: async (id, codes) => {
      const { value } = await links(id);
      const isKnown = codes.every((code) => value.some((link) => link.code === code));
      return isKnown ? value : (await newestLinks(id)).value;
    },
  };
}
