// The picture that messengers show for a profile's link: its address changes with its content.
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

/** Languages that a card has room for. */
const LANGUAGES = 4;

/** Playing age, height and languages, in English as the rest of the card; '' for none. */
export function shareCardFacts(profile: Shown): string {
  const { screen_age_min: min, screen_age_max: max, height, languages } = profile;
  return [
    min > 0 && max > 0 ? `${String(min)} - ${String(max)} yrs` : '',
    height,
    languages.slice(0, LANGUAGES).join(', '),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/**
 * The path and query of a profile's card. Whatever the card shows changes it, so that no messenger shows an old one. `code`:
 * of the named link that opens a private profile, and so its card.
 */
export function shareCardPath(profile: Shown, code?: string): string {
  const shown = [
    displayName(profile),
    profile.location,
    shareCardFacts(profile),
    profile.profile_image?.url ?? '',
  ].join('\n');
  const path = `/api/card/${encodeURIComponent(profile.id)}.jpg?v=${hash(shown)}`;
  return code === undefined ? path : `${path}&code=${code}`;
}
