// The schema of the profile form. Apart from profile.ts, so that pages which only show profiles do not load yup.
import * as yup from 'yup';
import { isCalendarDate } from '../values/calendar-day.ts';
import { isMonth } from '../values/read-value.ts';
import { FACTS } from './facts.ts';
import type { Field } from './field.ts';
import { LIMITS } from '../values/limits.ts';
import { webAddress } from './links.ts';
import { readAccount, type AccountProblem, type SocialSite } from './social-account.ts';
import { VIDEO_PLATFORMS } from './options.ts';
import type { ProfileForm } from './profile.ts';
import { FIELDS } from './profile-fields.ts';
import { emailAddress } from './representation.ts';
import { typedUsername, usernameProblem, type UsernameProblem } from '../accounts/username.ts';
import { isPlainName, mendedName } from './name.ts';
import { whatsappLink } from './whatsapp.ts';

/** The problems that a field can have; each has a text in every language (web/src/i18n). */
export type ProfileProblem =
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'dateOfBirth'
  | 'dateFormat'
  | 'dateFuture'
  | 'dateRecent'
  | 'month'
  | 'day'
  | 'height'
  | 'tooLong'
  | 'screenAge'
  | 'number'
  | 'skills'
  | 'videos'
  | 'photos'
  | 'phone'
  | 'email'
  | 'agentName'
  | 'whatsapp'
  | `${SocialSite}-${AccountProblem}`
  | 'website'
  | 'introductionVideo'
  | 'videoUrl'
  | `username-${UsernameProblem}`;

/** The message of an error of the schema: the problem, and its limit where it has one (`tooLong:80`). */
export type ProfileMessage = ProfileProblem | `${ProfileProblem}:${number}`;

/** The problem and the limit in a message of the schema. */
export function readProfileMessage(message: string): { problem: ProfileProblem; max: number } {
  const [problem, max] = message.split(':', 2);
  return { problem: problem as ProfileProblem, max: Number(max) };
}

/** Returns a message as it is; by its type, a misspelt problem does not compile. */
const asMessage = (message: ProfileMessage): ProfileMessage => message;

/** A test that an empty field passes (Formik gives `undefined` for ''), and any value that `check` accepts. */
const isEmptyOr =
  (check: (value: string) => boolean) =>
  (value: string | undefined): boolean =>
    value === undefined || value.trim() === '' || check(value);

const text = (max: number) => yup.string().max(max, asMessage(`tooLong:${max}`));

const age = () =>
  yup
    .number()
    .typeError(asMessage('number'))
    .integer(asMessage('number'))
    .min(0, asMessage('number'))
    .max(LIMITS.screenAge, asMessage('number'));

const social = (site: SocialSite) =>
  yup.string().test(site, function (value = '') {
    if (value.trim() === '') return true;
    const read = readAccount(site, value);
    if ('problem' in read) return this.createError({ message: asMessage(`${site}-${read.problem}`) });
    return (
      read.handle.length <= LIMITS.handle ||
      this.createError({ message: asMessage(`tooLong:${LIMITS.handle}`) })
    );
  });

/** The day one year before another; both YYYY-MM-DD. */
const yearBefore = (day: string): string => `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4)}`;

const dateOfBirth = (today: string) =>
  yup
    .string()
    .required(asMessage('dateOfBirth'))
    .test('calendar-date', asMessage('dateFormat'), isEmptyOr(isCalendarDate))
    .test('not-in-future', asMessage('dateFuture'), (value) => !isCalendarDate(value) || value <= today)
    .test(
      'not-recent',
      asMessage('dateRecent'),
      (value) => !isCalendarDate(value) || value <= yearBefore(today),
    );

/**
 * The schema of a username as it may be typed; `held` is the account's current username, which stays valid even if it
 * breaks today's rules.
 */
export const usernameSchema = (held: string) =>
  yup.string().test('username', function (value) {
    const name = typedUsername(value ?? '');
    const problem = name === '' || name === held ? undefined : usernameProblem(name);
    return problem === undefined || this.createError({ message: asMessage(`username-${problem}`) });
  });

const whatsapp = () =>
  yup.string().when('show_whatsapp', {
    is: true,
    then: (link) =>
      link
        .test(
          'whatsapp',
          asMessage('whatsapp'),
          isEmptyOr((value) => whatsappLink(value) !== ''),
        )
        .test(
          'length',
          asMessage(`tooLong:${LIMITS.url}`),
          isEmptyOr((value) => whatsappLink(value).length <= LIMITS.url),
        ),
  });

/** The schema of a month: empty, or YYYY-MM. */
export const monthSchema = () => yup.string().test('month', asMessage('month'), isEmptyOr(isMonth));

/** The schema of a day: empty, or YYYY-MM-DD. */
const daySchema = () => yup.string().test('day', asMessage('day'), isEmptyOr(isCalendarDate));

/** Names are checked because notifications show them to other people. */
const name = () =>
  text(LIMITS.name)
    .trim()
    .test(
      'name',
      asMessage('name'),
      isEmptyOr((value) => isPlainName(mendedName(value))),
    );

/** Required unless the first name is the whole name. Both together are one name: it has no longer number either. */
const lastName = () =>
  name()
    .when('one_name', { is: true, otherwise: (last) => last.required(asMessage('lastName')) })
    .test('whole-name', asMessage('name'), function (last = '') {
      const { first_name: first = '' } = this.parent as Partial<ProfileForm>;
      const isEither = [first, last].some((part) => !isPlainName(mendedName(part)));
      return isEither || isPlainName(`${mendedName(first)} ${mendedName(last)}`);
    });

/** The properties of a field's definition (profile-fields.ts) that its schema is made from. */
interface Checked {
  readonly max: number;
  readonly check: (value: string) => boolean;
  readonly problem: ProfileProblem;
}

interface FormContext {
  /** YYYY-MM-DD in the user's own time zone. */
  readonly today: string;
  readonly heldUsername: string;
}

type Table = Readonly<Record<string, Field<unknown> & Partial<Checked>>>;

/** The schemas of a table's lines, texts and whole numbers; `profileFormSchema` replaces those with special checks. */
const ordinary = <Fields extends Table>(table: Fields) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]): [string, yup.Schema][] => {
      const { kind, max, check, problem } = field;
      if (kind === 'whole') return [[name, age()]];
      if (kind === 'month') return [[name, monthSchema()]];
      if (kind === 'day') return [[name, daySchema()]];
      if (kind !== 'line' && kind !== 'text') return [];
      const schema = text(max ?? LIMITS.shortText);
      return [[name, check && problem ? schema.test(problem, asMessage(problem), isEmptyOr(check)) : schema]];
    }),
  ) as {
    [
      Name in keyof Fields as Fields[Name] extends {
        readonly kind: 'day' | 'line' | 'month' | 'text' | 'whole';
      }
        ? Name
        : never
    ]: yup.Schema;
  };

/** The profile form's `validationSchema` for Formik; the messages of its errors are `ProfileMessage`s. */
export function profileFormSchema({ today, heldUsername }: FormContext) {
  return yup.object({
    ...ordinary(FIELDS),
    first_name: name().required(asMessage('firstName')),
    last_name: lastName(),
    one_name: yup.boolean(),
    username: usernameSchema(heldUsername),
    date_of_birth: dateOfBirth(today),
    whatsapp_link: whatsapp(),
    screen_age_max: age().test('age-order', asMessage('screenAge'), function (max = 0) {
      const { screen_age_min: min } = this.parent as Pick<ProfileForm, 'screen_age_min'>;
      return max === 0 || min <= max;
    }),
    facts: yup.object(ordinary(FACTS)),
    skills: yup
      .array()
      .of(text(LIMITS.skill))
      .max(LIMITS.skills, asMessage(`skills:${LIMITS.skills}`)),
    languages: yup.array().of(text(LIMITS.shortText)),
    social: yup.object({
      instagram: social('instagram'),
      facebook: social('facebook'),
      imdb: social('imdb'),
      website: text(LIMITS.url).test(
        'website',
        asMessage('website'),
        isEmptyOr((value) => webAddress(value) !== ''),
      ),
    }),
    additional_videos: yup
      .array()
      .of(
        yup.object({
          platform: yup.string().oneOf(VIDEO_PLATFORMS),
          url: text(LIMITS.url).test(
            'videoUrl',
            asMessage('videoUrl'),
            isEmptyOr((url) => webAddress(url) !== ''),
          ),
        }),
      )
      .max(LIMITS.additionalVideos, asMessage(`videos:${LIMITS.additionalVideos}`)),
    representation: yup
      .object({
        name: text(LIMITS.shortText).trim().required(asMessage('agentName')),
        phone: text(LIMITS.phone).test('phone', asMessage('phone'), isEmptyOr(FIELDS.phone_number.check)),
        email: text(LIMITS.shortText).test(
          'email',
          asMessage('email'),
          isEmptyOr((value) => emailAddress(value) !== ''),
        ),
      })
      .nullable(),
    photos: yup.array().max(LIMITS.photos, asMessage('photos')),
  });
}
