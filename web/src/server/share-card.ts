// The picture messengers show for a link: 1200x630, made by the function `profileCard` from photo and name.
import { displayName, type Profile } from '@marquee/domain/profile';

export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** FNV-1a: any change of what the card shows changes its address, so that no messenger keeps an old one. */
function version(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

export function shareCard(profile: Profile, origin: string): string {
  const shown = [displayName(profile), profile.location, profile.profile_image?.url ?? ''].join('\n');
  return `${origin}/api/card/${encodeURIComponent(profile.id)}.jpg?v=${version(shown)}`;
}
