// A contact card of a public profile: vCard 3.0 (RFC 2426), which phones of every make read.
import { displayName, type Profile } from '@marquee/domain/profile/profile';
import { webAddress } from '@marquee/domain/profile/links';
import { socialUrl } from '@marquee/domain/profile/social-account';

const escape = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r?\n/g, '\\n')
    .replace(/([,;])/g, '\\$1');

/** Folds a line to 75 bytes: the rest continues after a line break and a space, never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    const limit = lines.length === 0 ? 75 : 74;
    if (encoder.encode(current + character).length > limit) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
}

/** The number in the profile's WhatsApp link, the actor's only public number. */
function publicPhone(profile: Profile): string {
  const digits = /^https:\/\/wa\.me\/(\d+)/.exec(profile.whatsapp_link)?.[1];
  return digits === undefined ? '' : `+${digits}`;
}

/** The profile as a vCard; `link` is its public address, `picture` the address of the portrait, '' for none. */
export function vcard(profile: Profile, link: string, picture: string): string {
  const { first_name, last_name, social } = profile;
  const phone = publicPhone(profile);
  const urls = [
    link,
    socialUrl('instagram', social.instagram),
    socialUrl('facebook', social.facebook),
    socialUrl('imdb', social.imdb),
    webAddress(social.website),
  ];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escape(last_name)};${escape(first_name)};;;`,
    `FN:${escape(displayName(profile) || link)}`,
    'TITLE:Actor',
    ...(phone === '' ? [] : [`TEL;TYPE=CELL:${phone}`]),
    ...(profile.location === '' ? [] : [`ADR;TYPE=WORK:;;;${escape(profile.location)};;;`]),
    ...urls.filter((url) => url !== '').map((url) => `URL:${url}`),
    ...(picture === '' ? [] : [`PHOTO;VALUE=URI:${picture}`]),
    ...(profile.introduction === '' ? [] : [`NOTE:${escape(profile.introduction)}`]),
    'END:VCARD',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
