import { expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, type Profile } from '@marquee/domain/profile';
import { EMPTY_CREDIT } from '@marquee/domain/credit';
import { NO_CAPTION, type Picture } from '@marquee/domain/picture';
import { nextStep, toDo } from './to-do.ts';

const picture: Picture = { url: 'u', thumb_url: 'u', width: 1, height: 1, ...NO_CAPTION };
const contact = { ...EMPTY_CONTACT, phone_number: '+91 98200 12345', date_of_birth: '1996-04-12' };
const complete: Profile = {
  ...emptyProfile('u1'),
  first_name: 'Asha',
  last_name: 'Rao',
  location: 'Pune',
  languages: ['Hindi'],
  skills: ['kathak'],
  height: '170 cm',
  screen_age_min: 20,
  screen_age_max: 30,
  introduction: 'Actor.',
  introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
  profile_image: picture,
  photos: [picture, picture, picture],
  credits: [{ ...EMPTY_CREDIT, title: 'Film', role: 'Lead' }],
};

const missing = (profile: Profile, with_ = contact) => toDo(profile, with_).missing.map(({ part }) => part);

test('a profile with everything is complete, and only then', () => {
  expect(toDo(complete, contact)).toEqual({ percent: 100, missing: [] });
});

test.each([
  ['languages', { languages: [] }],
  ['skills', { skills: [] }],
  ['location', { location: '' }],
  ['gallery', { photos: [picture] }],
  ['height', { height: '' }],
  ['credits', { credits: [] }],
] as const)('a profile without %s is not complete and says so', (part, change) => {
  const todo = toDo({ ...complete, ...change }, contact);
  expect(todo.percent).toBeLessThan(100);
  expect(todo.missing.map((one) => one.part)).toEqual([part]);
});

test('the name comes first, then what casting reads first', () => {
  expect(missing(emptyProfile('u1'), EMPTY_CONTACT).slice(0, 4)).toEqual([
    'first_name',
    'last_name',
    'portrait',
    'introduction',
  ]);
});

test('one thing is next: name and picture, then publishing, then the rest, then sharing', () => {
  const next = (profile: Profile, isPublic: boolean) => nextStep(toDo(profile, contact), isPublic);
  const unfinished = { ...complete, credits: [], photos: [] };
  expect(next({ ...unfinished, profile_image: null }, false)).toMatchObject({
    missing: { part: 'portrait' },
  });
  expect(next(unfinished, false)).toEqual({ kind: 'publish' });
  expect(next(unfinished, true)).toMatchObject({ kind: 'add', missing: { part: 'credits' } });
  expect(next(complete, false)).toEqual({ kind: 'publish' });
  expect(next(complete, true)).toEqual({ kind: 'share' });
});
