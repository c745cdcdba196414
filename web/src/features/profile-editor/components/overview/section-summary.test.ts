// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import * as english from '#web/i18n/catalogue.ts';
import { createI18n } from '#web/i18n/create-i18n.ts';
import { SECTIONS } from '@marquee/domain/profile/profile-fields';
import { sectionSummary } from './section-summary.ts';

const i18n = createI18n(english);
const texts = { t: i18n.getFixedT('en', 'profileEditor'), casting: i18n.getFixedT('en', 'casting') };
const empty = profileForm(emptyProfile('u1'), EMPTY_CONTACT);

test('the summaries of an empty profile have no value but ‘Private’, and the labels of the missing fields', () => {
  expect(SECTIONS.map((section) => [section, sectionSummary(section, empty, texts).holds])).toEqual(
    SECTIONS.map((section) => [section, section === 'privacy' ? 'Private' : '']),
  );
  expect(sectionSummary('basics', empty, texts).missing).toBe('First name, Last name, Height, Date of birth');
  expect(sectionSummary('facts', empty, texts)).toMatchObject({
    missing: 'Screen age range, Location',
    better: 'Gender, Eyes, Hair',
  });
  expect(sectionSummary('privacy', empty, texts).missing).toBe('');
});

test('sectionSummary has short texts of a section’s values and the labels of its missing fields', () => {
  const form = {
    ...empty,
    first_name: 'Meera',
    last_name: 'Kulkarni',
    date_of_birth: '1996-04-12',
    skills: ['kathak', 'custom-1-Fire%20eating'],
    introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
  };
  expect(sectionSummary('basics', form, texts)).toEqual({
    holds: 'Meera Kulkarni · 12 April 1996',
    missing: 'Height',
    better: '',
  });
  expect(sectionSummary('skills', form, texts)).toEqual({
    holds: 'Kathak, Fire eating',
    missing: 'Languages',
    better: '',
  });
  expect(sectionSummary('videos', form, texts)).toEqual({ holds: '1 video', missing: '', better: '' });
  expect(sectionSummary('privacy', { ...form, is_profile_public: true }, texts).holds).toBe('Public');
});
