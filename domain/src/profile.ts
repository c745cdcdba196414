// The profile: types, defaults and what is written. One shape for page and form (profile-form.ts has what the form
// accepts); field names are the specification's (section 3). In this shape an empty text is '' and never null: `read-profile.ts` makes it
// from whatever is stored, `profileDocument` makes the stored one from it.
import { socialHandle, webAddress } from './links.ts';
import type { TakenDown } from './moderation.ts';
import type { VideoPlatform } from './options.ts';
import { storedPicture } from './picture.ts';
import { whatsappLink } from './whatsapp.ts';

export interface Picture {
  /** At most 1600 px on the longer edge. */
  readonly url: string;
  /** At most 480 px; the same as `url` for pictures without a thumbnail. */
  readonly thumb_url: string;
  /** Pixels of `url`; 0 when unknown. */
  readonly width: number;
  readonly height: number;
}

export interface VideoLink {
  readonly platform: VideoPlatform;
  readonly url: string;
}

export interface Social {
  readonly facebook: string;
  readonly instagram: string;
  readonly imdb: string;
  readonly website: string;
}

/** `profiles/{uid}` without its timestamps: everything here is public once `is_profile_public` is true. */
export interface Profile {
  readonly id: string;
  readonly username: string;
  /** Earlier names, still redirecting here until released; newest first. */
  readonly former_usernames: readonly string[];
  readonly first_name: string;
  readonly last_name: string;
  readonly height: string;
  readonly location: string;
  /** 0 when not given. */
  readonly screen_age_min: number;
  readonly screen_age_max: number;
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly education: string;
  readonly introduction: string;
  readonly introduction_video: string;
  readonly additional_videos: readonly VideoLink[];
  readonly social: Social;
  readonly is_profile_complete: boolean;
  readonly is_profile_public: boolean;
  readonly profile_image: Picture | null;
  readonly photos: readonly Picture[];
  readonly whatsapp_link: string;
  /** Set by moderators alone: hidden from everybody but its owner and them. */
  readonly taken_down?: TakenDown;
}

/** `profiles/{uid}/private/contact`: never readable by others. */
export interface Contact {
  readonly phone_number: string;
  /** YYYY-MM-DD. */
  readonly date_of_birth: string;
  readonly show_whatsapp: boolean;
}

/** What the editor edits: the profile and its private part, saved together. */
export type ProfileForm = Omit<Profile, 'id' | 'former_usernames' | 'is_profile_complete' | 'taken_down'> &
  Contact;

export function emptyProfile(id: string): Profile {
  return {
    id,
    username: '',
    former_usernames: [],
    first_name: '',
    last_name: '',
    height: '',
    location: '',
    screen_age_min: 0,
    screen_age_max: 0,
    skills: [],
    languages: [],
    education: '',
    introduction: '',
    introduction_video: '',
    additional_videos: [],
    social: { facebook: '', instagram: '', imdb: '', website: '' },
    is_profile_complete: false,
    is_profile_public: false,
    profile_image: null,
    photos: [],
    whatsapp_link: '',
  };
}

export const EMPTY_CONTACT: Contact = { phone_number: '', date_of_birth: '', show_whatsapp: true };

export function profileForm(profile: Profile, contact: Contact): ProfileForm {
  const {
    id: _id,
    former_usernames: _former,
    is_profile_complete: _complete,
    taken_down: _takenDown,
    ...edited
  } = profile;
  return { ...edited, ...contact };
}

/** Whether visitors may see the profile: its owner made it public, and no moderator took it down. */
export function isShown(profile: Pick<Profile, 'is_profile_public' | 'taken_down'>): boolean {
  return profile.is_profile_public && profile.taken_down === undefined;
}

/** First and last name, else username, else '' (specification, section 7). */
export function displayName(profile: Pick<Profile, 'first_name' | 'last_name' | 'username'>): string {
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  return name === '' ? profile.username : name;
}

/** One or two letters for an avatar without a picture; '' when there is no name. */
export function initials(profile: Pick<Profile, 'first_name' | 'last_name' | 'username'>): string {
  // Not the whole text cut up: each piece would hold a copy of it.
  const first = (text: string): string =>
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim()).containing(0)?.segment ??
    '';
  const letters = first(profile.first_name) + first(profile.last_name);
  return (letters === '' ? first(profile.username) : letters).toUpperCase();
}

/** What is still missing for a complete profile, in the order the form asks for it (design, section 11). */
export const COMPLETENESS_PARTS = [
  'first_name',
  'last_name',
  'date_of_birth',
  'profile_image',
  'location',
  'introduction',
  'skills',
  'languages',
] as const;
export type CompletenessPart = (typeof COMPLETENESS_PARTS)[number];

export function missingParts(profile: Profile | ProfileForm, contact: Contact): CompletenessPart[] {
  const parts = { ...profile, date_of_birth: contact.date_of_birth };
  return COMPLETENESS_PARTS.filter((part) => {
    const value = parts[part];
    return (
      value === null ||
      (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)
    );
  });
}

/** The rules take texts of one line in most fields. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The stored public document of a form, without timestamps and former names: tidied, '' for what is empty. A picture
 * that lies in no folder of pictures is left out.
 */
export function profileDocument(form: ProfileForm) {
  return {
    username: oneLine(form.username),
    first_name: oneLine(form.first_name),
    last_name: oneLine(form.last_name),
    height: oneLine(form.height),
    location: oneLine(form.location),
    screen_age_min: form.screen_age_min,
    screen_age_max: form.screen_age_max,
    skills: form.skills.map(oneLine),
    languages: form.languages.map(oneLine),
    education: form.education.trim(),
    introduction: form.introduction.trim(),
    introduction_video: oneLine(form.introduction_video),
    additional_videos: form.additional_videos
      .map((video) => webAddress(video.url))
      .filter((address) => address !== ''),
    social: {
      facebook: socialHandle('facebook', oneLine(form.social.facebook)),
      instagram: socialHandle('instagram', oneLine(form.social.instagram)),
      imdb: socialHandle('imdb', oneLine(form.social.imdb)),
      website: webAddress(form.social.website),
    },
    is_profile_complete: missingParts(form, form).length === 0,
    is_profile_public: form.is_profile_public,
    profile_image: form.profile_image ? storedPicture(form.profile_image) : '',
    photos: form.photos.map(storedPicture).filter((stored) => stored !== ''),
    whatsapp_link: form.show_whatsapp
      ? whatsappLink(form.whatsapp_link) || whatsappLink(form.phone_number)
      : '',
  };
}

/** The stored private document of a form, without timestamps. */
export function contactDocument(form: ProfileForm) {
  return {
    phone_number: form.phone_number.trim(),
    date_of_birth: form.date_of_birth.trim(),
    show_whatsapp: form.show_whatsapp,
  };
}
