// What casting looks for in a profile, how much of it there is, and the editor's section for the rest.
import type { FactName } from './hidden-facts.ts';
import type { Contact, Profile, ProfileForm } from './profile.ts';
import { whatsappLink } from './whatsapp.ts';

/** The sections of the editor, in its order; the address of each is `/profile/edit/{section}`. */
export const EDITOR_SECTIONS = [
  'basics',
  'photos',
  'videos',
  'credits',
  'facts',
  'skills',
  'contact',
  'representation',
  'introduction',
] as const;
export type EditorSection = (typeof EDITOR_SECTIONS)[number];

type Shown = Profile | ProfileForm;

interface Part {
  /** Of the whole; what casting reads first weighs most. The weights sum up to 100. */
  readonly weight: number;
  readonly section: EditorSection;
  /** The form's field that the section focuses. */
  readonly field: keyof ProfileForm;
  readonly isDone: (
    profile: Shown,
    contact: Pick<Contact, 'phone_number' | 'whatsapp_link' | 'show_whatsapp'>,
  ) => boolean;
}

/** Fewer photos than this do not show more than the portrait. */
const GALLERY = 3;

/** Casting does not see what the owner hides. */
const isHidden = (profile: Shown, name: FactName): boolean =>
  'hidden' in profile && profile.hidden.includes(name);

const PARTS = {
  portrait: {
    weight: 20,
    section: 'photos',
    field: 'profile_image',
    isDone: ({ profile_image }) => profile_image !== null,
  },
  introduction: {
    weight: 15,
    section: 'introduction',
    field: 'introduction',
    isDone: ({ introduction }) => introduction.trim() !== '',
  },
  credits: {
    weight: 15,
    section: 'credits',
    field: 'credits',
    isDone: (profile) => profile.credits.length > 0 && !isHidden(profile, 'credits'),
  },
  video: {
    weight: 15,
    section: 'videos',
    field: 'introduction_video',
    isDone: ({ introduction_video, additional_videos }) =>
      introduction_video !== '' || additional_videos.some(({ url }) => url !== ''),
  },
  gallery: {
    weight: 10,
    section: 'photos',
    field: 'photos',
    isDone: ({ photos }) => photos.length >= GALLERY,
  },
  age_range: {
    weight: 10,
    section: 'basics',
    field: 'screen_age_min',
    isDone: (profile) => profile.screen_age_max > 0 && !isHidden(profile, 'screen_age'),
  },
  height: {
    weight: 5,
    section: 'basics',
    field: 'height',
    isDone: (profile) => profile.height !== '' && !isHidden(profile, 'height'),
  },
  contact: {
    weight: 10,
    section: 'contact',
    field: 'phone_number',
    isDone: (profile, contact) =>
      (contact.show_whatsapp && whatsappLink(contact.whatsapp_link || contact.phone_number) !== '') ||
      (profile.representation !== null && !isHidden(profile, 'representation')),
  },
} satisfies Readonly<Record<string, Part>>;

export type StrengthPart = keyof typeof PARTS;

export interface Strength {
  /** 0 to 100; 100 only when nothing is missing. */
  readonly percent: number;
  readonly parts: readonly {
    readonly part: StrengthPart;
    readonly isDone: boolean;
    readonly section: EditorSection;
    readonly field: keyof ProfileForm;
  }[];
}

/** What casting looks for, the most important first, and how much of it the profile has. */
export function profileStrength(
  profile: Shown,
  contact: Pick<Contact, 'phone_number' | 'whatsapp_link' | 'show_whatsapp'>,
): Strength {
  const parts = (Object.entries(PARTS) as [StrengthPart, Part][]).map(
    ([part, { weight, section, field, isDone }]) => ({
      part,
      weight,
      section,
      field,
      isDone: isDone(profile, contact),
    }),
  );
  return {
    percent: parts.reduce((sum, { isDone, weight }) => sum + (isDone ? weight : 0), 0),
    parts: parts.map(({ weight: _weight, ...part }) => part),
  };
}
