// The picture that messengers show for a profile's link: its address names a version of what it shows.
import { displayName, type Profile } from './profile.ts';

export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** FNV-1a, in 32 bits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/** The path and query of a profile's card. Whatever the card shows changes it, so that no messenger shows an old one. */
export function shareCardPath(
  profile: Pick<Profile, 'id' | 'first_name' | 'last_name' | 'username' | 'location' | 'profile_image'>,
): string {
  const shown = [displayName(profile), profile.location, profile.profile_image?.url ?? ''].join('\n');
  return `/api/card/${encodeURIComponent(profile.id)}.jpg?v=${hash(shown)}`;
}
