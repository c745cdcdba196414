// The profile: types, defaults and the stored documents. Page, form and storage share one shape; its fields are in
// profile-fields.ts. An empty text is '' and never null: `read-profile.ts` reads any stored document into this shape.
import { completeness } from './completeness.ts';
import type { CreditKind } from './credit.ts';
import { emptyValues, readValues, type ValuesOf } from './field.ts';
import { hiddenNames, hiddenValues, withHidden, withoutHidden, type HiddenValues } from './hidden-facts.ts';
import { LIMITS } from '../values/limits.ts';
import { webAddress } from './links.ts';
import { mendedName } from './name.ts';
import { socialHandle } from './social-account.ts';
import type { TakenDown } from '../accounts/moderation.ts';
import { FIELDS, type HideableName, type PrivateName } from './profile-fields.ts';
import { own, readLine } from '../values/read-value.ts';
import { replacesOwnContact } from './representation.ts';
import type { Social } from './social.ts';
import { whatsappLink } from './whatsapp.ts';

export type { Picture } from './picture.ts';
export type { VideoLink } from './video-details.ts';

/** Everything that the owner fills in. */
export type Filled = ValuesOf<typeof FIELDS>;

type PublicFields = Omit<Filled, PrivateName>;

/** `profiles/{uid}` without its timestamps: everything here is public once `is_profile_public` is true. */
export interface Profile extends PublicFields {
  readonly id: string;
  /** Earlier usernames, which redirect to this profile until they are released; newest first. */
  readonly former_usernames: readonly string[];
  /** Whether the profile has all that casting needs (completeness.ts). */
  readonly is_profile_complete: boolean;
  /** Whether the page offers WhatsApp. */
  readonly has_contact: boolean;
  /** When the owner last saved or confirmed the profile, in milliseconds. */
  readonly confirmed_at: number | null;
  /** `headline` and `credits_first` are those of a version for a role (views/version.ts), and are never stored. */
  readonly headline?: string;
  readonly credits_first?: readonly CreditKind[];
  /** Whether a version or a link sets the order of the photos: the contact sheet then keeps that order. */
  readonly photos_ordered?: boolean;
  /** Set by moderators alone: the profile is then hidden from everybody but its owner and moderators. */
  readonly taken_down?: TakenDown;
}

/** `profiles/{uid}/private/contact`: never readable by others. */
export interface Contact extends Pick<Filled, PrivateName | 'whatsapp_link'> {
  /** The values that the page does not show. */
  readonly hidden: HiddenValues;
}

/** The values of the editor: the profile and its private part, saved together. Hidden values are filled in. */
export interface ProfileForm extends Filled {
  /** The names of the values that the page does not show. */
  readonly hidden: readonly HideableName[];
}

const EMPTY = emptyValues(FIELDS);

const FIELD_NAMES = Object.keys(FIELDS) as (keyof Filled)[];

/** The fields that are stored in the public document. */
export const PUBLIC_NAMES = FIELD_NAMES.filter(
  (name): name is keyof PublicFields => !('private' in FIELDS[name]),
);

/** The fields that are stored in the private document. */
export const PRIVATE_NAMES = FIELD_NAMES.filter((name): name is PrivateName => 'private' in FIELDS[name]);

/** A copy of the object with only these fields. */
const pick = <Values extends object, Name extends keyof Values>(values: Values, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as Pick<Values, Name>;

/** A new profile. */
export function emptyProfile(id: string): Profile {
  return {
    ...pick(EMPTY, PUBLIC_NAMES),
    id,
    former_usernames: [],
    is_profile_complete: false,
    has_contact: false,
    confirmed_at: null,
  };
}

export const EMPTY_CONTACT: Contact = {
  ...pick(EMPTY, PRIVATE_NAMES),
  whatsapp_link: EMPTY.whatsapp_link,
  hidden: {},
};

export function profileForm(profile: Profile, contact: Contact): ProfileForm {
  const whatsapp_link = contact.whatsapp_link || profile.whatsapp_link;
  const filled = pick({ ...profile, ...contact, whatsapp_link }, FIELD_NAMES);
  return { ...withHidden(filled, contact.hidden), hidden: hiddenNames(contact.hidden) };
}

/** Whether visitors may see the profile: its owner made it public, and no moderator took it down. */
export function isShown(profile: Pick<Profile, 'is_profile_public' | 'taken_down'>): boolean {
  return profile.is_profile_public && profile.taken_down === undefined;
}

/** The fields that a profile's name is made of. */
export const NAME_FIELDS = ['first_name', 'last_name', 'username'] as const;

/** First and last name, else username, else ''. */
export function displayName(profile: Pick<Profile, (typeof NAME_FIELDS)[number]>): string {
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  return name === '' ? profile.username : name;
}

/** One or two letters for an avatar without a picture; '' when there is no name. */
export function initials(profile: Pick<Profile, 'first_name' | 'last_name' | 'username'>): string {
  // Only the first grapheme: segmenting the whole text would copy it into every segment. Firefox has no Segmenter before
  // its version 125.
  const first = (text: string): string =>
    'Segmenter' in Intl
      ? (new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim()).containing(0)
          ?.segment ?? '')
      : (/^\P{M}\p{M}*/u.exec(text.trim())?.[0] ?? '');
  const letters = first(profile.first_name) + first(profile.last_name);
  return (letters === '' ? first(profile.username) : letters).toUpperCase();
}

/** The link of the WhatsApp button, made from the phone number if none is given; '' while WhatsApp is off. */
function contactLink(form: Pick<ProfileForm, 'show_whatsapp' | 'whatsapp_link' | 'phone_number'>): string {
  return form.show_whatsapp ? whatsappLink(form.whatsapp_link) || whatsappLink(form.phone_number) : '';
}

/** The videos of skills, without those of removed skills or videos. */
function skillVideos({ skills, skill_videos, introduction_video, additional_videos }: ProfileForm) {
  const shown = new Set([introduction_video, ...additional_videos.map(({ url }) => url)].map(webAddress));
  return Object.fromEntries(
    skills.flatMap((skill) => {
      const address = webAddress(own(skill_videos, skill) ?? '');
      return address !== '' && shown.has(address) ? [[skill, address] as const] : [];
    }),
  );
}

const languageLevels = ({ languages, language_levels }: ProfileForm) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const level = own(language_levels, language);
      return level === undefined ? [] : [[language, level] as const];
    }),
  );

const storedSocial = ({ facebook, instagram, imdb, website }: Social): Social => ({
  facebook: readLine(socialHandle('facebook', facebook), LIMITS.handle),
  instagram: readLine(socialHandle('instagram', instagram), LIMITS.handle),
  imdb: readLine(socialHandle('imdb', imdb), LIMITS.handle),
  website: webAddress(website),
});

/** The form with every value clean and within its limits. */
function tidied(form: ProfileForm): ProfileForm {
  const values = readValues(FIELDS, { ...form }, '');
  const name = (typed: string): string => mendedName(typed).slice(0, LIMITS.name).trim();
  return {
    ...values,
    first_name: name(values.first_name),
    last_name: values.one_name ? '' : name(values.last_name),
    hidden: form.hidden,
  };
}

/**
 * The stored public document of a form, without timestamps and former names: tidied, without what its owner hides.
 * `read-profile.ts` reads it back.
 */
export function profileDocument(form: ProfileForm) {
  const shown = withoutHidden(tidied(form));
  const link = replacesOwnContact(shown.representation) ? '' : contactLink(shown);
  return {
    ...pick(shown, PUBLIC_NAMES),
    additional_videos: shown.additional_videos
      .map((video) => ({ ...video, url: webAddress(video.url) }))
      .filter(({ url }) => url !== ''),
    language_levels: languageLevels(shown),
    skill_videos: skillVideos(shown),
    social: storedSocial(shown.social),
    is_profile_complete: completeness(form, form).missing.length === 0,
    whatsapp_link: shown.contact_shield ? '' : link,
    has_contact: link !== '',
  };
}

/** The stored private document of a form, without timestamps. */
export function contactDocument(form: ProfileForm) {
  const tidy = tidied(form);
  return {
    ...pick(tidy, PRIVATE_NAMES),
    whatsapp_link: contactLink(tidy),
    hidden: hiddenValues(tidy),
  };
}
