// The editor's sections: each is a screen at `/profile/edit/{id}` and holds some of the form's fields.
import { deepEqual } from 'fast-equals';
import type { FormikErrors } from 'formik';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { FIELDS, SECTIONS, type FieldName, type SectionId } from '@marquee/domain/profile/profile-fields';

/** The form's fields in the order of the editor's screens. */
const ORDER = Object.keys(FIELDS) as FieldName[];

export const isSection = (name: string | undefined): name is SectionId =>
  (SECTIONS as readonly (string | undefined)[]).includes(name);

/**
 * The section after the section `name`; `undefined` after the last section, and if `name` is none (on the overview).
 */
export const nextSection = (name: string | undefined): SectionId | undefined =>
  isSection(name) ? SECTIONS[SECTIONS.indexOf(name) + 1] : undefined;

export const fieldNamesOf = (section: SectionId): readonly FieldName[] =>
  ORDER.filter((name) => FIELDS[name].section === section);

/** The form's fields in a section; `hidden` is changed in the section of the facts. */
const fieldsOf = (section: SectionId): readonly (keyof ProfileForm)[] => [
  ...fieldNamesOf(section),
  ...(section === 'facts' ? (['hidden'] as const) : []),
];

/** The section of a field, by its path (`social.website`) or its element's id (`social-website`). */
export function sectionOf(field: string): SectionId | undefined {
  const name = /^\w+/.exec(field)?.[0];
  return SECTIONS.find((section) => (fieldsOf(section) as readonly string[]).includes(name ?? ''));
}

/** Whether the section's values differ from the stored ones. */
export function isChanged(section: SectionId, form: ProfileForm, stored: ProfileForm): boolean {
  return fieldsOf(section).some((field) => !deepEqual(form[field], stored[field]));
}

/**
 * The errors because of which a save is refused: all of them if the profile is to be public, else those of
 * changed sections, so that a private profile can be filled in section by section.
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

function errorPaths(errors: unknown, path: string): string[] {
  if (typeof errors === 'string') return [path];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([part, inner]) => errorPaths(inner, `${path}.${part}`));
}

/** The paths of the invalid fields, in the order of the screens: `first_name`, `social.website`, … */
export function fieldsInError(errors: FormikErrors<ProfileForm>): string[] {
  return ORDER.flatMap((name) => errorPaths(errors[name], name));
}
