import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '@marquee/domain/testing/rounds';
import { EMPTY_CREDIT } from '@marquee/domain/profile/credit';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { readContact, readProfile } from '@marquee/domain/profile/read-profile';
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { oddDocument } from '#web/testing/odd-documents.ts';
import { mergeForms } from './merge-forms.ts';

const EMPTY = profileForm(emptyProfile('asha'), EMPTY_CONTACT);
const credit = (title: string, more: object = {}) => ({ ...EMPTY_CREDIT, title, year: 2019, ...more });
const photo = (name: string, caption = '') => ({
  ...NO_CAPTION,
  file: `gallery/${name}.webp`,
  width: 1,
  height: 1,
  steps: [],
  caption,
});
const video = (id: string, title = '') => ({
  ...NO_VIDEO_DETAILS,
  platform: 'youtube' as const,
  url: `https://youtu.be/${id}`,
  title,
});

/** Merges two edits of a form; `base` completes all three. */
function merge(
  base: Partial<ProfileForm>,
  mine: Partial<ProfileForm>,
  theirs: Partial<ProfileForm>,
  choices = {},
) {
  const begun = { ...EMPTY, ...base };
  const forms = { base: begun, mine: { ...begun, ...mine }, theirs: { ...begun, ...theirs } };
  const { form, clashes } = mergeForms(forms, choices);
  return { form, ids: clashes.map(({ id }) => id) };
}

const { facts } = EMPTY;

test.each<[string, Partial<ProfileForm>, Partial<ProfileForm>, Partial<ProfileForm>, Partial<ProfileForm>]>([
  ['fields', {}, { height: '170 cm' }, { education: 'FTII' }, { height: '170 cm', education: 'FTII' }],
  [
    'facts',
    {},
    { facts: { ...facts, eyes: 'brown' } },
    { facts: { ...facts, hair: 'black' } },
    { facts: { ...facts, eyes: 'brown', hair: 'black' } },
  ],
  [
    'social accounts',
    {},
    { social: { ...EMPTY.social, instagram: 'asha' } },
    { social: { ...EMPTY.social, imdb: 'nm1' } },
    { social: { ...EMPTY.social, instagram: 'asha', imdb: 'nm1' } },
  ],
  [
    'levels of languages',
    { language_levels: { Hindi: 'native' } },
    { language_levels: { Hindi: 'native', Tamil: 'basic' } },
    { language_levels: {} },
    { language_levels: { Tamil: 'basic' } },
  ],
  [
    'skills added here and removed there',
    { skills: ['Kathak', 'Fencing'] },
    { skills: ['Kathak', 'Fencing', 'Riding'] },
    { skills: ['Fencing'] },
    { skills: ['Fencing', 'Riding'] },
  ],
  [
    'entries moved here and added there',
    { photos: [photo('a'), photo('b')] },
    { photos: [photo('b'), photo('a')] },
    { photos: [photo('a'), photo('b'), photo('c')] },
    { photos: [photo('b'), photo('c'), photo('a')] },
  ],
  [
    'a caption changed here and a photo added there',
    { photos: [photo('a')] },
    { photos: [photo('a', 'Kalari')] },
    { photos: [photo('c'), photo('a')] },
    { photos: [photo('c'), photo('a', 'Kalari')] },
  ],
  [
    'different credits',
    { credits: [credit('Kalari'), credit('Kalam')] },
    { credits: [credit('Kalari', { role: 'Maya' }), credit('Kalam')] },
    { credits: [credit('Kalari'), credit('Kalam', { role: 'Rani' })] },
    { credits: [credit('Kalari', { role: 'Maya' }), credit('Kalam', { role: 'Rani' })] },
  ],
  [
    'different videos',
    {},
    { additional_videos: [video('a')] },
    { additional_videos: [video('b')] },
    { additional_videos: [video('a'), video('b')] },
  ],
  [
    'hidden names',
    { hidden: ['height'] },
    { hidden: ['height', 'eyes'] },
    { hidden: ['credits'] },
    { hidden: ['credits', 'eyes'] },
  ],
])('%s that one side changed are merged without a question', (_what, base, mine, theirs, expected) => {
  const { form, ids } = merge(base, mine, theirs);
  expect(ids).toEqual([]);
  expect(form).toMatchObject(expected);
  for (const [name, value] of Object.entries(expected))
    if (Array.isArray(value)) expect(form[name as keyof ProfileForm]).toEqual(value);
});

test('an equal change on both sides is no clash', () => {
  const change = { height: '170 cm', skills: ['Kathak'], credits: [credit('Kalari')] };
  const { form, ids } = merge({}, change, change);
  expect([ids, form]).toEqual([[], { ...EMPTY, ...change }]);
});

describe('what both sides changed', () => {
  const TWO_CREDITS = { credits: [credit('Kalari'), credit('Kalam')] };

  test.each<[string, Partial<ProfileForm>, Partial<ProfileForm>, Partial<ProfileForm>, string]>([
    ['a field', {}, { height: '170 cm' }, { height: '160 cm' }, 'height'],
    [
      'a fact',
      {},
      { facts: { ...facts, eyes: 'brown' } },
      { facts: { ...facts, eyes: 'green' } },
      'facts.eyes',
    ],
    [
      'a credit changed here and removed there',
      TWO_CREDITS,
      { credits: [credit('Kalari', { role: 'Maya' }), credit('Kalam')] },
      { credits: [credit('Kalam')] },
      'credits:kalari|2019#1',
    ],
    [
      'the order',
      { photos: [photo('a'), photo('b'), photo('c')] },
      { photos: [photo('b'), photo('a'), photo('c')] },
      { photos: [photo('a'), photo('c'), photo('b')] },
      'photos',
    ],
    [
      'a list that is full with both additions',
      { photos: [photo('a'), photo('b'), photo('c'), photo('d')] },
      { photos: [photo('a'), photo('b'), photo('c'), photo('d'), photo('e')] },
      { photos: [photo('a'), photo('b'), photo('c'), photo('d'), photo('f')] },
      'photos',
    ],
    ['the ages', {}, { screen_age_min: 40, screen_age_max: 50 }, { screen_age_max: 30 }, 'screen_age_min'],
  ])('%s is one clash, and either choice is whole', (_what, base, mine, theirs, id) => {
    expect(merge(base, mine, theirs).ids).toEqual([id]);
    expect(merge(base, mine, theirs, { [id]: 'mine' }).form).toEqual({ ...EMPTY, ...base, ...mine });
    expect(merge(base, mine, theirs, { [id]: 'theirs' }).form).toEqual({ ...EMPTY, ...base, ...theirs });
  });
});

test('a profile made public here stays private when the date of birth saved elsewhere is a minor’s', () => {
  const born = `${String(new Date().getFullYear() - 10)}-01-01`;
  const { form } = merge({}, { is_profile_public: true }, { date_of_birth: born });
  expect(form).toMatchObject({ is_profile_public: false, date_of_birth: born });
});

test('a side that changed nothing leaves the other side’s form as it is, whatever is stored', () => {
  const formOf = (profile: unknown, contact: unknown): ProfileForm =>
    profileForm(readProfile('u1', profile), readContact(contact, profile));
  fc.assert(
    fc.property(oddDocument, oddDocument, (one, other) => {
      const base = formOf(one, other);
      const changed = { ...formOf(other, one), date_of_birth: '', is_profile_public: base.is_profile_public };
      const begun = { ...base, date_of_birth: '' };
      const sorted = (form: ProfileForm) => ({ ...form, hidden: form.hidden.toSorted() });
      for (const forms of [
        { base: begun, mine: changed, theirs: begun },
        { base: begun, mine: begun, theirs: changed },
      ]) {
        const { form, clashes } = mergeForms(forms);
        expect(clashes).toEqual([]);
        expect(sorted(form)).toEqual(sorted(changed));
      }
    }),
    rounds(200),
  );
});
