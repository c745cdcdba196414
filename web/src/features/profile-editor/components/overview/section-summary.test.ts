import { expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile';
import { english } from '../../../../i18n/catalogue.ts';
import { createI18n } from '../../../../i18n/create-i18n.ts';
import { SECTIONS } from '../sections/sections.ts';
import { sectionSummary } from './section-summary.ts';

const t = createI18n(english).getFixedT('en', 'profileEditor');
const empty = profileForm(emptyProfile('u1'), EMPTY_CONTACT);

test('an empty profile holds nothing but its visibility, and each section names what is missing', () => {
  expect(SECTIONS.map((section) => [section, sectionSummary(section, empty, t).holds])).toEqual(
    SECTIONS.map((section) => [section, section === 'privacy' ? 'Private' : '']),
  );
  expect(sectionSummary('basics', empty, t).missing).toBe('First name, Date of birth, Height');
  expect(sectionSummary('facts', empty, t).missing).toBe('Location, Screen age range');
  expect(sectionSummary('privacy', empty, t).missing).toBe('');
});

test('what a section holds is shown in short', () => {
  const form = {
    ...empty,
    first_name: 'Meera',
    last_name: 'Kulkarni',
    date_of_birth: '1996-04-12',
    skills: ['kathak', 'custom-1-Fire%20eating'],
    introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
  };
  expect(sectionSummary('basics', form, t)).toEqual({
    holds: 'Meera Kulkarni · 12 April 1996',
    missing: 'Height',
  });
  expect(sectionSummary('skills', form, t)).toEqual({ holds: 'Kathak, Fire eating', missing: 'Languages' });
  expect(sectionSummary('videos', form, t)).toEqual({ holds: '1 video', missing: '' });
});
