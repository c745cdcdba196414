// The profile: types, defaults and what is written. One shape for page and form (profile-form.ts has what the form
// accepts). Field names are those of the earlier product, whose documents can be imported. In this shape an empty text is
// '' and never null: `read-profile.ts` makes it from whatever is stored, `profileDocument` makes the stored one from it.
import { isCredit, storedCredit, type Credit, type CreditOrder } from './credit.ts';
import { EMPTY_FACTS, storedFacts, type Facts } from './facts.ts';
import { hiddenLines, hiddenNames, withHidden, withoutHidden, type FactName } from './hidden-facts.ts';
import { LIMITS } from './limits.ts';
import { socialHandle, webAddress } from './links.ts';
import type { TakenDown } from './moderation.ts';
import type { LanguageLevel, VideoPlatform } from './options.ts';
import { storedPicture, type Picture } from './picture.ts';
import { replacesOwnContact, type Representation, storedRepresentation } from './representation.ts';
import { labelled, oneLine, own, tabbed } from './stored-line.ts';
import { NO_VIDEO_DETAILS, storedVideoDetails, type VideoDetails } from './video-details.ts';
import { whatsappLink } from './whatsapp.ts';

export type { Picture } from './picture.ts';

export interface VideoLink extends VideoDetails {
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
  /** By the language's name; a language may have none. */
  readonly language_levels: Readonly<Record<string, LanguageLevel>>;
  readonly facts: Facts;
  /** In the order by hand. */
  readonly credits: readonly Credit[];
  readonly credits_order: CreditOrder;
  readonly representation: Representation | null;
  readonly education: string;
  readonly introduction: string;
  readonly introduction_video: string;
  readonly introduction_video_details: VideoDetails;
  readonly additional_videos: readonly VideoLink[];
  /** The address of one of the profile's videos that shows a skill, by the skill as it is stored. */
  readonly skill_videos: Readonly<Record<string, string>>;
  readonly social: Social;
  readonly is_profile_complete: boolean;
  readonly is_profile_public: boolean;
  readonly profile_image: Picture | null;
  readonly photos: readonly Picture[];
  /** '' while the contact shield is on. */
  readonly whatsapp_link: string;
  /** Whether phone number and WhatsApp link are in no public document: visitors ask the function `askContact`. */
  readonly contact_shield: boolean;
  /** Whether the page offers WhatsApp. */
  readonly has_contact: boolean;
  /** Whether visitors may send an e-mail through the product. */
  readonly accepts_messages: boolean;
  /** When the owner last saved or confirmed the profile, in milliseconds. */
  readonly confirmed_at: number | null;
  /** Set by moderators alone: hidden from everybody but its owner and them. */
  readonly taken_down?: TakenDown;
}

/** `profiles/{uid}/private/contact`: never readable by others. */
export interface Contact {
  readonly phone_number: string;
  /** YYYY-MM-DD. */
  readonly date_of_birth: string;
  readonly show_whatsapp: boolean;
  /** The link behind the button, with the contact shield or without. */
  readonly whatsapp_link: string;
  /** Facts that the page does not show, as lines `name: value` (hidden-facts.ts). */
  readonly hidden: readonly string[];
}

/** What the editor edits: the profile and its private part, saved together. Hidden facts are filled in. */
export type ProfileForm = Omit<
  Profile,
  'id' | 'former_usernames' | 'is_profile_complete' | 'has_contact' | 'confirmed_at' | 'taken_down'
> &
  Omit<Contact, 'hidden'> & {
    /** The facts that the page does not show. */
    readonly hidden: readonly FactName[];
  };

/** A new profile. */
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
    language_levels: {},
    facts: EMPTY_FACTS,
    credits: [],
    credits_order: 'year',
    representation: null,
    education: '',
    introduction: '',
    introduction_video: '',
    introduction_video_details: NO_VIDEO_DETAILS,
    additional_videos: [],
    skill_videos: {},
    social: { facebook: '', instagram: '', imdb: '', website: '' },
    is_profile_complete: false,
    is_profile_public: false,
    profile_image: null,
    photos: [],
    whatsapp_link: '',
    contact_shield: true,
    has_contact: false,
    accepts_messages: true,
    confirmed_at: null,
  };
}

export const EMPTY_CONTACT: Contact = {
  phone_number: '',
  date_of_birth: '',
  show_whatsapp: true,
  whatsapp_link: '',
  hidden: [],
};

export function profileForm(profile: Profile, contact: Contact): ProfileForm {
  const {
    id: _id,
    former_usernames: _former,
    is_profile_complete: _complete,
    has_contact: _hasContact,
    confirmed_at: _confirmed,
    taken_down: _takenDown,
    ...edited
  } = profile;
  return {
    ...withHidden(edited, contact.hidden),
    ...contact,
    whatsapp_link: contact.whatsapp_link || profile.whatsapp_link,
    hidden: hiddenNames(contact.hidden),
  };
}

/** Whether visitors may see the profile: its owner made it public, and no moderator took it down. */
export function isShown(profile: Pick<Profile, 'is_profile_public' | 'taken_down'>): boolean {
  return profile.is_profile_public && profile.taken_down === undefined;
}

/** First and last name, else username, else ''. */
export function displayName(profile: Pick<Profile, 'first_name' | 'last_name' | 'username'>): string {
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  return name === '' ? profile.username : name;
}

/** One or two letters for an avatar without a picture; '' when there is no name. */
export function initials(profile: Pick<Profile, 'first_name' | 'last_name' | 'username'>): string {
  // Only the first grapheme: segmenting the whole text would copy it into every segment.
  const first = (text: string): string =>
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim()).containing(0)?.segment ??
    '';
  const letters = first(profile.first_name) + first(profile.last_name);
  return (letters === '' ? first(profile.username) : letters).toUpperCase();
}

/** What is still missing for a complete profile, in the order the form asks for it. */
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

/** The link behind the WhatsApp button, made of the phone number where none is given; '' while it is switched off. */
function contactLink(form: Pick<ProfileForm, 'show_whatsapp' | 'whatsapp_link' | 'phone_number'>): string {
  return form.show_whatsapp ? whatsappLink(form.whatsapp_link) || whatsappLink(form.phone_number) : '';
}

/** The lines of videos with details, by address, each address once. */
function videoDetails(form: ProfileForm): string[] {
  const details = new Map<string, string>();
  const videos = [
    { url: form.introduction_video, ...form.introduction_video_details },
    ...form.additional_videos,
  ];
  for (const { url, ...about } of videos) {
    const line = storedVideoDetails(url, about);
    if (line !== '' && !details.has(webAddress(url))) details.set(webAddress(url), line);
  }
  return [...details.values()];
}

/** The lines of skills that a video of the profile shows. */
function skillVideos({ skills, skill_videos, introduction_video, additional_videos }: ProfileForm): string[] {
  const shown = new Set([introduction_video, ...additional_videos.map(({ url }) => url)].map(webAddress));
  return skills.flatMap((skill) => {
    const address = webAddress(own(skill_videos, skill) ?? '');
    return address !== '' && shown.has(address) ? [tabbed(skill, address)] : [];
  });
}

/**
 * The stored public document of a form, without timestamps and former names: tidied, '' for what is empty, without what
 * its owner hides. A picture that lies in no folder of pictures is left out. `read-profile.ts` reads it back.
 */
export function profileDocument(form: ProfileForm) {
  const shown = withoutHidden(form);
  const link = replacesOwnContact(shown.representation) ? '' : contactLink(form);
  return {
    username: oneLine(form.username),
    first_name: oneLine(form.first_name),
    last_name: oneLine(form.last_name),
    height: oneLine(shown.height),
    location: oneLine(form.location),
    screen_age_min: shown.screen_age_min,
    screen_age_max: shown.screen_age_max,
    skills: form.skills.map(oneLine),
    languages: form.languages.map(oneLine),
    language_levels: form.languages.flatMap((language) => {
      const level = own(form.language_levels, language);
      return level === undefined ? [] : [labelled(language, level)];
    }),
    facts: storedFacts(shown.facts),
    credits: shown.credits.filter(isCredit).slice(0, LIMITS.credits).map(storedCredit),
    credits_order: form.credits_order,
    representation: storedRepresentation(shown.representation),
    education: shown.education.trim(),
    introduction: form.introduction.trim(),
    introduction_video: oneLine(form.introduction_video),
    additional_videos: form.additional_videos
      .map((video) => webAddress(video.url))
      .filter((address) => address !== ''),
    video_details: videoDetails(form),
    skill_videos: skillVideos(form),
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
    whatsapp_link: form.contact_shield ? '' : link,
    contact_shield: form.contact_shield,
    has_contact: link !== '',
    accepts_messages: form.accepts_messages,
  };
}

/** The stored private document of a form, without timestamps. */
export function contactDocument(form: ProfileForm) {
  return {
    phone_number: form.phone_number.trim(),
    date_of_birth: form.date_of_birth.trim(),
    show_whatsapp: form.show_whatsapp,
    whatsapp_link: contactLink(form),
    hidden: hiddenLines(form),
  };
}
