import type { FormikErrors } from 'formik';
import type { ProfileForm } from '@marquee/domain/profile';

/** The fields as they follow each other on the screen. */
const ORDER: readonly (keyof ProfileForm)[] = [
  'first_name',
  'last_name',
  'username',
  'date_of_birth',
  'height',
  'phone_number',
  'whatsapp_link',
  'profile_image',
  'photos',
  'location',
  'screen_age_min',
  'screen_age_max',
  'education',
  'introduction',
  'skills',
  'languages',
  'social',
  'introduction_video',
  'additional_videos',
];

function leaves(errors: unknown, path: string): string[] {
  if (typeof errors === 'string') return [path];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([part, inner]) => leaves(inner, `${path}.${part}`));
}

/** The paths of the fields in error, in the order of the screen: `first_name`, `social.website`, … */
export function fieldsInError(errors: FormikErrors<ProfileForm>): string[] {
  return ORDER.flatMap((name) => leaves(errors[name], name));
}
