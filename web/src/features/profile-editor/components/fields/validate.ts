// The form's checks: the domain's schema in the user's language, and what only this screen knows.
import { setIn, type FormikErrors } from 'formik';
import { ValidationError } from 'yup';
import { LIMITS } from '@marquee/domain/limits';
import type { ProfileForm } from '@marquee/domain/profile';
import { profileFormSchema, type ProfileProblem } from '@marquee/domain/profile-form';
import { normaliseUsername, usernameProblem, type UsernameProblem } from '@marquee/domain/username';
import { whatsappLink } from '@marquee/domain/whatsapp';

export interface FormMessages {
  /** `max` is the limit of the problems that have one. */
  readonly profile: (problem: ProfileProblem, max: number) => string;
  readonly username: (problem: UsernameProblem) => string;
  readonly usernameTaken: string;
  readonly whatsappTooLong: string;
}

export interface KnownUsernames {
  /** The account's own, which is not checked again, whatever the rules were when it was claimed. */
  readonly held: string;
  /** Names that a save found taken. */
  readonly taken: ReadonlySet<string>;
}

/**
 * A Formik `validate` function. Formik's own `validationSchema` is not used: it turns '' into undefined, which the
 * schema refuses.
 */
export function createValidate(messages: FormMessages, today: string, usernames: KnownUsernames) {
  const schema = profileFormSchema(today);
  return (form: ProfileForm): FormikErrors<ProfileForm> => {
    let errors: FormikErrors<ProfileForm> = {};
    const report = (path: string, message: string): void => {
      errors = setIn(errors, path, message) as FormikErrors<ProfileForm>;
    };
    try {
      schema.validateSync(form, { abortEarly: false });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      // The first message of a field is the one shown.
      for (const { path, message, params } of error.inner.toReversed()) {
        if (path === undefined) continue;
        const text = messages.profile(message as ProfileProblem, Number(params?.['max']));
        report(path.replace(/\[(\d+)\]/g, '.$1'), text);
      }
    }
    const username = normaliseUsername(form.username);
    const problem = username === '' || username === usernames.held ? undefined : usernameProblem(username);
    if (problem) report('username', messages.username(problem));
    else if (usernames.taken.has(username)) report('username', messages.usernameTaken);
    if (whatsappLink(form.whatsapp_link).length > LIMITS.url) {
      report('whatsapp_link', messages.whatsappTooLong);
    }
    return errors;
  };
}

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

/** The fields in error, in the order they stand on the screen: `first_name`, `social.website`, … */
export function fieldsInError(errors: FormikErrors<ProfileForm>): string[] {
  return ORDER.flatMap((name) => leaves(errors[name], name));
}

/** The id of the element that takes the focus for a field. */
export function fieldId(name: string): string {
  return name.replaceAll('.', '-');
}
