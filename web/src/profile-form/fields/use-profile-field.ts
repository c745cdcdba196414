import type { ProfileForm } from '@marquee/domain/profile/profile';
import { useFormField, type FormField } from '#web/components/form/use-form-field.ts';

export function useProfileField<Name extends keyof ProfileForm>(name: Name): FormField<ProfileForm[Name]> {
  return useFormField<ProfileForm[Name]>(name);
}
