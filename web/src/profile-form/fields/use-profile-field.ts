import type { ProfileForm } from '@marquee/domain/profile/profile';
import { useFormField, type FormField } from '#web/components/form/use-form-field.ts';

/** One of the profile's fields in the editor's form, by name. */
export function useProfileField<Name extends keyof ProfileForm>(name: Name): FormField<ProfileForm[Name]> {
  return useFormField<ProfileForm[Name]>(name);
}
