import { validateYupSchema, yupToFormErrors } from 'formik';
import { ValidationError, type ObjectSchema } from 'yup';
import type { ProfileForm } from '@marquee/domain/profile/profile';

/** The form with the base's values in the fields that the schema refuses. */
export async function withoutRefused(
  form: ProfileForm,
  base: ProfileForm,
  schema: ObjectSchema<object>,
): Promise<ProfileForm> {
  try {
    await validateYupSchema(form, schema);
    return form;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = Object.keys(yupToFormErrors<ProfileForm>(error)) as (keyof ProfileForm)[];
    // Ages in the wrong order are one error, at the maximum.
    if (refused.includes('screen_age_max')) refused.push('screen_age_min');
    return { ...form, ...Object.fromEntries(refused.map((name) => [name, base[name]])) };
  }
}
