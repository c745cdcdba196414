// The picture that messengers show for a profile's link: its address changes whenever its content changes.
import { displayName, type Profile } from '../profile/profile.ts';

export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** The text's FNV-1a hash, of 32 bits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

type Shown = Pick<
  Profile,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'username'
  | 'location'
  | 'profile_image'
  | 'screen_age_min'
  | 'screen_age_max'
  | 'height'
  | 'languages'
>;

/**
 * The path and query of a profile's card. They depend on everything that the card shows, so that no messenger shows an
 * old card. `code` is that of a named link: it opens a private profile's card as it opens the page.
 */
export function shareCardPath(profile: Shown, code?: string): string {
  const shown = [
    displayName(profile),
    profile.location,
    profile.screen_age_min,
    profile.screen_age_max,
    profile.height,
    profile.languages.join(','),
    profile.profile_image?.file ?? '',
  ].join('\n');
  const path = `/api/card/${encodeURIComponent(profile.id)}.jpg?v=${hash(shown)}`;
  return code === undefined ? path : `${path}&code=${code}`;
}
