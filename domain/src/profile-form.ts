// What the profile form accepts. Apart from profile.ts, so that pages which only show profiles do without yup.
import * as yup from 'yup';
import { LIMITS } from './limits.ts';
import { webAddress } from './links.ts';
import { VIDEO_PLATFORMS } from './options.ts';
import type { ProfileForm } from './profile.ts';
import { youtubeId } from './video.ts';
import { internationalDigits } from './whatsapp.ts';

/**
 * The messages of the form's checks. The specification gives the first five word for word; a web form passes its
 * catalogue's texts instead, in the user's language.
 */
export const PROFILE_MESSAGES = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  dateOfBirth: 'Date of birth is required',
  dateFormat: 'Please enter a valid date in YYYY-MM-DD format',
  dateFuture: 'Date of birth cannot be in the future',
  tooLong: 'Please keep this under {{max}} characters',
  screenAge: 'Minimum age cannot be above maximum age',
  number: 'Please enter a number',
  skills: 'You can add at most 15 skills',
  photos: 'Maximum images reached',
  phone: 'Please enter a valid phone number',
  website: 'Please enter a full web address',
  introductionVideo: 'Please enter a YouTube link',
  videoUrl: 'Please enter a video link',
} as const;

export type ProfileMessages = Readonly<Record<keyof typeof PROFILE_MESSAGES, string>>;

const DATE = /^(19(0[1-9]|[1-9]\d)|20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Whether the text is a day that exists, written YYYY-MM-DD, of a year from 1901 to 2099. */
export function isCalendarDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** What the profile form accepts. `today` is YYYY-MM-DD in the user's own time zone. */
export function profileFormSchema(messages: ProfileMessages, today: string) {
  const text = (max: number) =>
    yup
      .string()
      .defined()
      .max(max, messages.tooLong.replace('{{max}}', String(max)));
  const age = () =>
    yup
      .number()
      .typeError(messages.number)
      .defined()
      .integer(messages.number)
      .min(0, messages.number)
      .max(LIMITS.screenAge, messages.number);
  return yup.object({
    first_name: text(LIMITS.name).trim().required(messages.firstName),
    last_name: text(LIMITS.name).trim().required(messages.lastName),
    date_of_birth: yup
      .string()
      .required(messages.dateOfBirth)
      .test('calendar-date', messages.dateFormat, (value) => value === '' || isCalendarDate(value))
      .test('not-in-future', messages.dateFuture, (value) => !isCalendarDate(value) || value <= today),
    height: text(LIMITS.shortText),
    location: text(LIMITS.shortText),
    phone_number: text(LIMITS.phone).test(
      'phone',
      messages.phone,
      (value) => value.trim() === '' || internationalDigits(value) !== '',
    ),
    show_whatsapp: yup.boolean().defined(),
    screen_age_min: age(),
    screen_age_max: age().test('age-order', messages.screenAge, function (max) {
      const { screen_age_min: min } = this.parent as Pick<ProfileForm, 'screen_age_min'>;
      return max === 0 || min <= max;
    }),
    education: text(LIMITS.longText),
    introduction: text(LIMITS.longText),
    skills: yup.array().of(text(LIMITS.skill)).defined().max(LIMITS.skills, messages.skills),
    languages: yup.array().of(text(LIMITS.shortText)).defined(),
    social: yup.object({
      instagram: text(LIMITS.handle),
      facebook: text(LIMITS.handle),
      imdb: text(LIMITS.handle),
      website: text(LIMITS.url).test(
        'website',
        messages.website,
        (value) => value.trim() === '' || webAddress(value) !== '',
      ),
    }),
    introduction_video: text(LIMITS.url).test(
      'youtube',
      messages.introductionVideo,
      (value) => value.trim() === '' || youtubeId(value) !== undefined,
    ),
    additional_videos: yup
      .array()
      .of(
        yup.object({
          platform: yup.string().oneOf(VIDEO_PLATFORMS).defined(),
          url: text(LIMITS.url).test(
            'video-url',
            messages.videoUrl,
            (value) => value.trim() === '' || webAddress(value) !== '',
          ),
        }),
      )
      .defined()
      .max(LIMITS.additionalVideos),
    photos: yup.array().defined().max(LIMITS.photos, messages.photos),
    is_profile_public: yup.boolean().defined(),
  });
}
