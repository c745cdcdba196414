// What casting looks for in a profile, how much of it there is, and the editor's field for the rest.
import type { FactName } from './hidden-facts.ts';
import type { Contact, Profile, ProfileForm } from './profile.ts';
import { representationLink } from './representation.ts';
import { whatsappLink } from './whatsapp.ts';

type Shown = Profile | ProfileForm;

interface Part {
  /** Of the whole; what casting reads first weighs most. The weights sum up to 100. */
  readonly weight: number;
  /** The form's field that the editor opens. */
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
    field: 'profile_image',
    isDone: ({ profile_image }) => profile_image !== null,
  },
  introduction: {
    weight: 15,
    field: 'introduction',
    isDone: ({ introduction }) => introduction.trim() !== '',
  },
  credits: {
    weight: 15,
    field: 'credits',
    isDone: (profile) => profile.credits.length > 0 && !isHidden(profile, 'credits'),
  },
  video: {
    weight: 15,
    field: 'introduction_video',
    isDone: ({ introduction_video, additional_videos }) =>
      introduction_video !== '' || additional_videos.some(({ url }) => url !== ''),
  },
  gallery: {
    weight: 10,
    field: 'photos',
    isDone: ({ photos }) => photos.length >= GALLERY,
  },
  age_range: {
    weight: 10,
    field: 'screen_age_min',
    isDone: (profile) =>
      profile.screen_age_min > 0 && profile.screen_age_max > 0 && !isHidden(profile, 'screen_age'),
  },
  height: {
    weight: 5,
    field: 'height',
    isDone: (profile) => profile.height !== '' && !isHidden(profile, 'height'),
  },
  contact: {
    weight: 10,
    field: 'phone_number',
    isDone: (profile, contact) =>
      (contact.show_whatsapp && whatsappLink(contact.whatsapp_link || contact.phone_number) !== '') ||
      (representationLink(profile.representation) !== '' && !isHidden(profile, 'representation')),
  },
} satisfies Readonly<Record<string, Part>>;

export type StrengthPart = keyof typeof PARTS;

export interface Strength {
  /** 0 to 100; 100 only when nothing is missing. */
  readonly percent: number;
  readonly parts: readonly {
    readonly part: StrengthPart;
    readonly isDone: boolean;
    readonly field: keyof ProfileForm;
  }[];
}

/** What casting looks for, the most important first, and how much of it the profile has. */
export function profileStrength(
  profile: Shown,
  contact: Pick<Contact, 'phone_number' | 'whatsapp_link' | 'show_whatsapp'>,
): Strength {
  const parts = (Object.entries(PARTS) as [StrengthPart, Part][]).map(
    ([part, { weight, field, isDone }]) => ({
      part,
      weight,
      field,
      isDone: isDone(profile, contact),
    }),
  );
  return {
    percent: parts.reduce((sum, { isDone, weight }) => sum + (isDone ? weight : 0), 0),
    parts: parts.map(({ weight: _weight, ...part }) => part),
  };
}
