import { expect, it } from 'vitest';
import { completeness, type ProfilePart } from './completeness.ts';
import { EMPTY_CREDIT } from './credit.ts';
import { EMPTY_FACTS } from './facts.ts';
import { NO_CAPTION, type Picture } from './picture.ts';
import { EMPTY_CONTACT, emptyProfile, profileDocument, profileForm, type ProfileForm } from './profile.ts';
import { EMPTY_REPRESENTATION } from './representation.ts';
import { NO_VIDEO_DETAILS, type VideoLink } from './video-details.ts';

const photo: Picture = { ...NO_CAPTION, file: 'gallery/a.jpg', width: 4, height: 3, steps: [] };

const VIDEO: VideoLink = { ...NO_VIDEO_DETAILS, platform: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' };

const AGENT = { ...EMPTY_REPRESENTATION, name: 'Dev', phone: '+91 98200 12346' };

const EMPTY: ProfileForm = { ...profileForm(emptyProfile('u1'), EMPTY_CONTACT), accepts_messages: false };

const ENOUGH: ProfileForm = {
  ...EMPTY,
  first_name: 'Asha',
  last_name: 'Rao',
  date_of_birth: '1996-04-12',
  location: 'Pune',
  languages: ['Hindi'],
  skills: ['kathak'],
  height: '168 cm',
  screen_age_min: 24,
  screen_age_max: 32,
  introduction: 'Actor.',
  introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
  credits: [{ ...EMPTY_CREDIT, title: 'Kalari' }],
  profile_image: photo,
  photos: [photo, photo, photo],
  phone_number: '+91 98200 12345',
};

const BEST: ProfileForm = {
  ...ENOUGH,
  education: 'NSD',
  facts: { ...EMPTY_FACTS, gender: 'female', eyes: 'brown', hair: 'black' },
  language_levels: { Hindi: 'native' },
};

const of = (form: ProfileForm) => completeness(form, form);
const partsOf = (list: readonly { readonly part: ProfilePart }[]) => list.map(({ part }) => part);

it('an empty profile is 0 % complete, and first misses the name and the portrait', () => {
  const { percent, missing } = of(EMPTY);
  expect(percent).toBe(0);
  expect(missing.slice(0, 3)).toEqual([
    { part: 'first_name', field: 'first_name' },
    { part: 'last_name', field: 'last_name' },
    { part: 'portrait', field: 'profile_image' },
  ]);
});

it('a profile with all that casting needs is 100 % complete, and further improvements are suggested', () => {
  const { percent, missing, better } = of(ENOUGH);
  expect([percent, missing]).toEqual([100, []]);
  expect(partsOf(better)).toEqual(['training', 'gender', 'looks', 'language_levels']);
  expect(of(BEST)).toEqual({ percent: 100, missing: [], better: [] });
});

it.each<[ProfilePart, Partial<ProfileForm>]>([
  ['first_name', { first_name: ' ' }],
  ['last_name', { last_name: ' ' }],
  ['introduction', { introduction: ' \n' }],
  ['video', { introduction_video: '' }],
  ['video', { introduction_video: '', additional_videos: [{ ...VIDEO, url: '' }] }],
  ['languages', { languages: [] }],
  ['skills', { skills: [] }],
  ['location', { location: '' }],
  ['gallery', { photos: [photo] }],
  ['height', { height: '' }],
  ['height', { hidden: ['height'] }],
  ['credits', { credits: [] }],
  ['credits', { hidden: ['credits'] }],
  ['age_range', { screen_age_min: 0 }],
  ['age_range', { screen_age_max: 0 }],
  ['age_range', { hidden: ['screen_age'] }],
  ['contact', { phone_number: '' }],
  ['contact', { phone_number: '', representation: AGENT, hidden: ['representation'] }],
  ['date_of_birth', { date_of_birth: '' }],
])('a complete profile lacks only the part %s after the change %o', (part, change) => {
  const { percent, missing } = of({ ...ENOUGH, ...change });
  expect(partsOf(missing)).toEqual([part]);
  expect(percent).toBeLessThan(100);
});

it('a profile is stored as complete when nothing that casting needs is missing', () => {
  expect(profileDocument(ENOUGH).is_profile_complete).toBe(true);
  expect(profileDocument({ ...ENOUGH, credits: [] }).is_profile_complete).toBe(false);
});

it.each<[ProfilePart, Partial<ProfileForm>]>([
  ['training', { education: ' \n' }],
  ['training', { hidden: ['education'] }],
  ['gender', { hidden: ['gender'] }],
  ['looks', { facts: { ...BEST.facts, hair: '' } }],
  ['looks', { hidden: ['eyes'] }],
  ['language_levels', { languages: ['Hindi', 'Tamil'] }],
])('the improvement %s is suggested alone after the change %o', (part, change) => {
  expect(partsOf(of({ ...BEST, ...change }).better)).toEqual([part]);
});

it.each<[string, Partial<ProfileForm>]>([
  ['to which visitors can write a message', { phone_number: '', accepts_messages: true }],
  ['with an agent who can be reached', { phone_number: '', representation: AGENT }],
  ['whose only video is none of introduction', { introduction_video: '', additional_videos: [VIDEO] }],
])('a profile %s lacks nothing', (_what, changes) => {
  expect(of({ ...ENOUGH, ...changes }).missing).toEqual([]);
});

it('an agent whom nobody can reach is no contact', () => {
  const representation = { ...EMPTY_REPRESENTATION, name: 'Dev', phone: 'ask me', instead: true };
  const { missing } = of({ ...ENOUGH, phone_number: '', representation });
  expect(missing).toEqual([{ part: 'contact', field: 'phone_number' }]);
});
