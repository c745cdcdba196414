import { describe, expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile';
import { english } from '../../../../i18n/catalogue.ts';
import { createI18n } from '../../../../i18n/create-i18n.ts';
import { formMessages } from './form-messages.ts';
import { createValidate, fieldsInError } from './validate.ts';

const validate = createValidate(
  formMessages(createI18n(english).getFixedT('en', 'profileEditor')),
  '2026-05-20',
  { held: 'me', taken: new Set(['lost']) },
);

const good: ProfileForm = {
  ...profileForm(emptyProfile('u1'), EMPTY_CONTACT),
  first_name: 'Meera',
  last_name: 'Kulkarni',
  date_of_birth: '1996-04-12',
};

test('an almost empty profile is fine', () => {
  expect(validate(good)).toEqual({});
});

test('an empty form names the three fields it needs', () => {
  const errors = validate(profileForm(emptyProfile('u1'), EMPTY_CONTACT));
  expect(errors).toEqual({
    first_name: 'First name is required',
    last_name: 'Last name is required',
    date_of_birth: 'Date of birth is required',
  });
  expect(fieldsInError(errors)).toEqual(['first_name', 'last_name', 'date_of_birth']);
});

describe('each field', () => {
  test.each<[Partial<ProfileForm>, string, string]>([
    [{ first_name: '   ' }, 'first_name', 'First name is required'],
    [{ date_of_birth: '12/04/1996' }, 'date_of_birth', 'Please enter a valid date in YYYY-MM-DD format'],
    [{ date_of_birth: '1900-04-12' }, 'date_of_birth', 'Please enter a valid date in YYYY-MM-DD format'],
    [{ date_of_birth: '2001-02-29' }, 'date_of_birth', 'Please enter a valid date in YYYY-MM-DD format'],
    [{ date_of_birth: '2026-05-21' }, 'date_of_birth', 'Date of birth cannot be in the future'],
    [{ screen_age_min: 40, screen_age_max: 30 }, 'screen_age_max', 'Minimum age cannot be above maximum age'],
    [{ phone_number: 'call me' }, 'phone_number', 'Please enter a valid phone number'],
    [{ introduction: 'x'.repeat(4001) }, 'introduction', 'Please keep this under 4000 characters'],
    [{ introduction_video: 'https://vimeo.com/1' }, 'introduction_video', 'Please enter a YouTube link'],
    [
      { social: { facebook: '', instagram: '', imdb: '', website: 'javascript:alert(1)' } },
      'social.website',
      'Please enter a full web address',
    ],
    [
      {
        additional_videos: [
          { platform: 'youtube', url: '' },
          { platform: 'instagram', url: 'not a page' },
        ],
      },
      'additional_videos.1.url',
      'Please enter a video link',
    ],
    [
      { skills: Array.from({ length: 16 }, (_, at) => `skill ${String(at)}`) },
      'skills',
      'You can add at most 15 skills',
    ],
    [
      { photos: Array.from({ length: 6 }, () => ({ url: 'u', thumb_url: 't', width: 1, height: 1 })) },
      'photos',
      'Maximum images reached',
    ],
    [{ username: 'ab' }, 'username', 'A username has at least 3 characters.'],
    [{ username: 'Settings' }, 'username', 'reserved'],
    [{ username: ' LOST ' }, 'username', 'taken'],
    [
      { whatsapp_link: `https://wa.me/91?text=${'x'.repeat(500)}` },
      'whatsapp_link',
      'Please keep this under 500 characters',
    ],
  ])('%j', (changed, field, message) => {
    const errors = validate({ ...good, ...changed });
    expect(fieldsInError(errors)).toEqual([field]);
    expect(JSON.stringify(errors)).toContain(message);
  });
});

test('a name held since other rules is not checked again', () => {
  expect(validate({ ...good, username: 'me' })).toEqual({});
});
