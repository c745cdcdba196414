import { describe, expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import { fieldsInError, isChanged, relevantErrors, sectionOf } from './sections.ts';

const stored = profileForm(emptyProfile('u1'), EMPTY_CONTACT);

test('fields in error are named by their paths, in the order of the screens', () => {
  expect(
    fieldsInError({
      additional_videos: [{}, { url: 'videoUrl' }],
      social: { website: 'website' },
      date_of_birth: 'dateOfBirth',
      first_name: 'firstName',
    }),
  ).toEqual(['first_name', 'date_of_birth', 'social.website', 'additional_videos.1.url']);
  expect(fieldsInError({})).toEqual([]);
});

test.each([
  ['first_name', 'basics'],
  ['social.website', 'videos'],
  ['social-website', 'videos'],
  ['additional_videos.1.url', 'videos'],
  ['phone_number', 'contact'],
  ['content', undefined],
  ['', undefined],
])('the field %j is in the section %s', (field, section) => {
  expect(sectionOf(field)).toBe(section);
});

describe('a section counts as changed only by its own fields', () => {
  const form = { ...stored, social: { ...stored.social, website: 'https://asha.example/' } };
  test.each([
    ['videos', true],
    ['basics', false],
  ] as const)(
    'isChanged of the section %s, once the field social.website has changed, is %s',
    (section, expected) => {
      expect(isChanged(section, form, stored)).toBe(expected);
    },
  );
});

describe('errors that refuse a save', () => {
  const errors = { first_name: 'firstName', height: 'height', introduction_video: 'introductionVideo' };

  test('a save is refused by the errors of the sections that were changed', () => {
    const form = { ...stored, introduction_video: 'https://vimeo.com/1' };
    expect(relevantErrors(errors, form, stored)).toEqual({ introduction_video: 'introductionVideo' });
  });

  test('a save is refused by the errors of every field of a changed section', () => {
    const form = { ...stored, height: '0 a' };
    expect(relevantErrors(errors, form, stored)).toEqual({ first_name: 'firstName', height: 'height' });
  });

  test('a save of a public profile is refused by the errors of every section', () => {
    expect(relevantErrors(errors, { ...stored, is_profile_public: true }, stored)).toEqual(errors);
  });
});
