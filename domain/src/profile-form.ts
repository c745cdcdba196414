// What the profile form accepts. Apart from profile.ts, so that pages which only show profiles do without yup.
import * as yup from 'yup';
import { LIMITS } from './limits.ts';
import { webAddress } from './links.ts';
import { VIDEO_PLATFORMS } from './options.ts';
import type { ProfileForm } from './profile.ts';
import { youtubeId } from './video.ts';
import { internationalDigits } from './whatsapp.ts';

/** What can be wrong with a form; the texts for it stand with the other texts, in every language (web/src/i18n). */
export const PROFILE_PROBLEMS = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'dateFormat',
  'dateFuture',
  'tooLong',
  'screenAge',
  'number',
  'skills',
  'videos',
  'photos',
  'phone',
  'website',
  'introductionVideo',
  'videoUrl',
] as const;

export type ProfileProblem = (typeof PROFILE_PROBLEMS)[number];

/** The problems by name: a check's message is the name, and `tooLong` and `videos` have the limit in `params.max`. */
const problems = Object.fromEntries(PROFILE_PROBLEMS.map((name) => [name, name])) as {
  readonly [Name in ProfileProblem]: Name;
};

const DATE = /^(19(0[1-9]|[1-9]\d)|20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Whether the text is a day that exists, written YYYY-MM-DD, of a year from 1901 to 2099. */
export function isCalendarDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * What the profile form accepts; the messages of its errors are ProfileProblems. `today` is YYYY-MM-DD in the user's
 * own time zone.
 */
export function profileFormSchema(today: string) {
  const text = (max: number) => yup.string().defined().max(max, problems.tooLong);
  const age = () =>
    yup
      .number()
      .typeError(problems.number)
      .defined()
      .integer(problems.number)
      .min(0, problems.number)
      .max(LIMITS.screenAge, problems.number);
  return yup.object({
    first_name: text(LIMITS.name).trim().required(problems.firstName),
    last_name: text(LIMITS.name).trim().required(problems.lastName),
    date_of_birth: yup
      .string()
      .required(problems.dateOfBirth)
      .test('calendar-date', problems.dateFormat, (value) => value === '' || isCalendarDate(value))
      .test('not-in-future', problems.dateFuture, (value) => !isCalendarDate(value) || value <= today),
    height: text(LIMITS.shortText),
    location: text(LIMITS.shortText),
    phone_number: text(LIMITS.phone).test(
      'phone',
      problems.phone,
      (value) => value.trim() === '' || internationalDigits(value) !== '',
    ),
    show_whatsapp: yup.boolean().defined(),
    screen_age_min: age(),
    screen_age_max: age().test('age-order', problems.screenAge, function (max) {
      const { screen_age_min: min } = this.parent as Pick<ProfileForm, 'screen_age_min'>;
      return max === 0 || min <= max;
    }),
    education: text(LIMITS.longText),
    introduction: text(LIMITS.longText),
    skills: yup.array().of(text(LIMITS.skill)).defined().max(LIMITS.skills, problems.skills),
    languages: yup.array().of(text(LIMITS.shortText)).defined(),
    social: yup.object({
      instagram: text(LIMITS.handle),
      facebook: text(LIMITS.handle),
      imdb: text(LIMITS.handle),
      website: text(LIMITS.url).test(
        'website',
        problems.website,
        (value) => value.trim() === '' || webAddress(value) !== '',
      ),
    }),
    introduction_video: text(LIMITS.url).test(
      'youtube',
      problems.introductionVideo,
      (value) => value.trim() === '' || youtubeId(value) !== undefined,
    ),
    additional_videos: yup
      .array()
      .of(
        yup.object({
          platform: yup.string().oneOf(VIDEO_PLATFORMS).defined(),
          url: text(LIMITS.url).test(
            'video-url',
            problems.videoUrl,
            (value) => value.trim() === '' || webAddress(value) !== '',
          ),
        }),
      )
      .defined()
      .max(LIMITS.additionalVideos, problems.videos),
    photos: yup.array().defined().max(LIMITS.photos, problems.photos),
    is_profile_public: yup.boolean().defined(),
  });
}
