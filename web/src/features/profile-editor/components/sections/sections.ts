// The editor's sections: each is a screen at `/profile/edit/{id}` and holds some of the form's fields.
import { deepEqual } from 'fast-equals';
import type { FormikErrors } from 'formik';
import type { ProfileForm } from '@marquee/domain/profile';

/** In the order of the overview; fields in the order of their screen. */
const FIELDS = {
  basics: ['first_name', 'last_name', 'username', 'date_of_birth', 'height'],
  photos: ['profile_image', 'photos'],
  introduction: ['introduction', 'education'],
  credits: ['credits', 'credits_order'],
  videos: ['social', 'introduction_video', 'introduction_video_details', 'additional_videos'],
  facts: ['location', 'screen_age_min', 'screen_age_max', 'facts', 'hidden'],
  skills: ['skills', 'languages', 'language_levels', 'skill_videos'],
  contact: ['phone_number', 'show_whatsapp', 'whatsapp_link', 'contact_shield', 'accepts_messages'],
  representation: ['representation'],
  privacy: ['is_profile_public'],
} as const satisfies Readonly<Record<string, readonly (keyof ProfileForm)[]>>;

export type SectionId = keyof typeof FIELDS;

/** Every field of the form is in a section: this does not compile otherwise. */
type Missing = Exclude<keyof ProfileForm, (typeof FIELDS)[SectionId][number]>;
const ORDER: readonly (keyof ProfileForm)[] = Object.values(FIELDS).flat() satisfies [Missing] extends [never]
  ? readonly (keyof ProfileForm)[]
  : never;

export const SECTIONS = Object.keys(FIELDS) as SectionId[];

export const isSection = (name: string | undefined): name is SectionId =>
  name !== undefined && Object.hasOwn(FIELDS, name);

/** The section of a field, by its path (`social.website`) or its element's id (`social-website`). */
export function sectionOf(field: string): SectionId | undefined {
  const name = /^\w+/.exec(field)?.[0];
  return SECTIONS.find((section) => (FIELDS[section] as readonly string[]).includes(name ?? ''));
}

/** Whether the section holds something else than what is stored. */
export function isChanged(section: SectionId, form: ProfileForm, stored: ProfileForm): boolean {
  return FIELDS[section].some((field) => !deepEqual(form[field], stored[field]));
}

/**
 * The errors that refuse a save: of the sections that were changed, so that a profile can be filled in one by one; of all
 * sections once the profile is public.
 */
export function relevantErrors(
  errors: FormikErrors<ProfileForm>,
  form: ProfileForm,
  stored: ProfileForm,
): FormikErrors<ProfileForm> {
  if (form.is_profile_public) return errors;
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => {
      const section = sectionOf(field);
      return section === undefined || isChanged(section, form, stored);
    }),
  );
}

function leaves(errors: unknown, path: string): string[] {
  if (typeof errors === 'string') return [path];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([part, inner]) => leaves(inner, `${path}.${part}`));
}

/** The paths of the fields in error, in the order of the screens: `first_name`, `social.website`, … */
export function fieldsInError(errors: FormikErrors<ProfileForm>): string[] {
  return ORDER.flatMap((name) => leaves(errors[name], name));
}
