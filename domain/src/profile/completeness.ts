// The parts of a profile that casting looks for, and those that are missing: computed here for the stored profile, My
// Profile, the editor's overview and the weekly summary.
import type { FactName } from './facts.ts';
import type { HideableName } from './profile-fields.ts';
import type { Contact, Profile, ProfileForm } from './profile.ts';
import { representationLink } from './representation.ts';
import { whatsappLink } from './whatsapp.ts';

type Shown = Profile | ProfileForm;
type Private = Pick<Contact, 'phone_number' | 'whatsapp_link' | 'show_whatsapp' | 'date_of_birth'>;

interface Check {
  /** The form's field that the editor opens for the missing part. */
  readonly field: keyof ProfileForm | `facts.${FactName}`;
  readonly isDone: (profile: Shown, own: Private) => boolean;
}

/** With fewer photos than this the gallery shows little more than the portrait. */
const GALLERY = 3;

/** Casting does not see what the owner hides. */
const isHidden = (profile: Shown, name: HideableName): boolean =>
  'hidden' in profile && profile.hidden.includes(name);

const hasFact = (profile: Shown, name: 'gender' | 'eyes' | 'hair'): boolean =>
  profile.facts[name] !== '' && !isHidden(profile, name);

/** The parts that casting needs, the most important first; the weights are percent. */
const NEEDED = {
  first_name: { weight: 4, field: 'first_name', isDone: ({ first_name }) => first_name.trim() !== '' },
  last_name: {
    weight: 4,
    field: 'last_name',
    isDone: ({ last_name, one_name }) => one_name || last_name.trim() !== '',
  },
  portrait: { weight: 16, field: 'profile_image', isDone: ({ profile_image }) => profile_image !== null },
  introduction: {
    weight: 12,
    field: 'introduction',
    isDone: ({ introduction }) => introduction.trim() !== '',
  },
  credits: {
    weight: 12,
    field: 'credits',
    isDone: (profile) => profile.credits.length > 0 && !isHidden(profile, 'credits'),
  },
  video: {
    weight: 12,
    field: 'introduction_video',
    isDone: ({ introduction_video, additional_videos }) =>
      introduction_video !== '' || additional_videos.some(({ url }) => url !== ''),
  },
  gallery: { weight: 8, field: 'photos', isDone: ({ photos }) => photos.length >= GALLERY },
  age_range: {
    weight: 8,
    field: 'screen_age_min',
    isDone: (profile) =>
      profile.screen_age_min > 0 && profile.screen_age_max > 0 && !isHidden(profile, 'screen_age'),
  },
  height: {
    weight: 4,
    field: 'height',
    isDone: (profile) => profile.height !== '' && !isHidden(profile, 'height'),
  },
  contact: {
    weight: 8,
    field: 'phone_number',
    isDone: (profile, own) =>
      profile.accepts_messages ||
      (own.show_whatsapp && whatsappLink(own.whatsapp_link || own.phone_number) !== '') ||
      (representationLink(profile.representation) !== '' && !isHidden(profile, 'representation')),
  },
  location: { weight: 3, field: 'location', isDone: ({ location }) => location !== '' },
  languages: { weight: 3, field: 'languages', isDone: ({ languages }) => languages.length > 0 },
  skills: { weight: 3, field: 'skills', isDone: ({ skills }) => skills.length > 0 },
  date_of_birth: { weight: 3, field: 'date_of_birth', isDone: (_, own) => own.date_of_birth !== '' },
} satisfies Readonly<Record<string, Check & { readonly weight: number }>>;

/** The parts that improve a complete profile. */
const BETTER = {
  training: {
    field: 'education',
    isDone: (profile) => profile.education.trim() !== '' && !isHidden(profile, 'education'),
  },
  gender: { field: 'facts.gender', isDone: (profile) => hasFact(profile, 'gender') },
  looks: {
    field: 'facts.eyes',
    isDone: (profile) => hasFact(profile, 'eyes') && hasFact(profile, 'hair'),
  },
  language_levels: {
    field: 'languages',
    isDone: ({ languages, language_levels }) => languages.every((name) => name in language_levels),
  },
} satisfies Readonly<Record<string, Check>>;

type NeededPart = keyof typeof NEEDED;
type BetterPart = keyof typeof BETTER;
export type ProfilePart = NeededPart | BetterPart;

export interface MissingPart<Part extends ProfilePart = ProfilePart> {
  readonly part: Part;
  /** The editor's field, as in the hash of the editor's address. */
  readonly field: string;
}

export interface Completeness {
  /** 0 to 100; 100 when nothing that casting needs is missing. */
  readonly percent: number;
  /** The missing parts that casting needs, the most important first. */
  readonly missing: readonly MissingPart<NeededPart>[];
  /** The missing parts that would improve the profile. */
  readonly better: readonly MissingPart<BetterPart>[];
}

/** How much of what casting looks for is visible on the profile's page. */
export function completeness(profile: Shown, own: Private): Completeness {
  const lacking = <Part extends ProfilePart>(checks: Readonly<Record<Part, Check>>): MissingPart<Part>[] =>
    (Object.entries(checks) as [Part, Check][])
      .filter(([, { isDone }]) => !isDone(profile, own))
      .map(([part, { field }]) => ({ part, field }));
  const missing = lacking(NEEDED);
  return {
    percent: missing.reduce((rest, { part }) => rest - NEEDED[part].weight, 100),
    missing,
    better: lacking(BETTER),
  };
}
