import { NO_VIDEO_DETAILS } from './video-details.ts';
import { afterEach, expect, it, vi } from 'vitest';
import {
  EMPTY_CONTACT,
  emptyProfile,
  initials,
  isShown,
  profileDocument,
  profileForm,
  type ProfileForm,
} from './profile.ts';

const form = (changes: Partial<ProfileForm> = {}): ProfileForm => ({
  ...profileForm(emptyProfile('u1'), EMPTY_CONTACT),
  first_name: 'Asha',
  last_name: 'Rao',
  date_of_birth: '1996-04-12',
  contact_shield: false,
  ...changes,
});

it('profileDocument stores empty texts as empty strings, and no picture as null', () => {
  expect(profileDocument(form())).toMatchObject({
    username: '',
    height: '',
    location: '',
    education: '',
    introduction: '',
    introduction_video: '',
    profile_image: null,
    whatsapp_link: '',
    is_profile_complete: false,
  });
});

it('a new profile is not complete and offers no contact', () => {
  expect(emptyProfile('u1')).toMatchObject({ is_profile_complete: false, has_contact: false });
});

it('profileDocument stores a name that gets spaces after its dots within the limit of a name', () => {
  const dotted = 'a.'.repeat(30);
  const { first_name, last_name } = profileDocument(form({ first_name: dotted, last_name: dotted }));
  expect([first_name, last_name]).toEqual([first_name.trim(), first_name]);
  expect(first_name).toMatch(/^(?:a\. ){19}a\.$/);
});

it('profileDocument stores neither a video of a skill nor a level of a language that none was chosen for', () => {
  const { language_levels, skill_videos } = profileDocument(
    form({
      skills: ['Kathak', 'Yoga'],
      skill_videos: { Yoga: '' },
      languages: ['Hindi', 'Tamil'],
      language_levels: { Hindi: 'native' },
    }),
  );
  expect(skill_videos).toStrictEqual({});
  expect(language_levels).toStrictEqual({ Hindi: 'native' });
});

it('profileDocument replaces line breaks in a field of one line by spaces', () => {
  expect(
    profileDocument(form({ first_name: ' Asha\nDevi', height: '5\n8', skills: ['Stage\ncombat'] })),
  ).toMatchObject({ first_name: 'Asha Devi', height: '5\'8" (173 cm)', skills: ['Stage combat'] });
});

it('profileDocument makes the WhatsApp link from the phone number, and stores none while WhatsApp is off', () => {
  expect(profileDocument(form({ phone_number: '98200 12345' })).whatsapp_link).toMatch(
    /^https:\/\/wa\.me\/919820012345\?/,
  );
  expect(profileDocument(form({ phone_number: '98200 12345', show_whatsapp: false })).whatsapp_link).toBe('');
});

it('the WhatsApp link is made from the phone number where the stored text is no link', () => {
  const { whatsapp_link } = profileDocument(form({ whatsapp_link: '{}', phone_number: '98200 12345' }));
  expect(whatsapp_link).toMatch(/^https:\/\/wa\.me\/919820012345\?/);
});

it('profileDocument shortens social addresses to handles and drops videos without an address', () => {
  const document = profileDocument(
    form({
      social: { facebook: '', instagram: 'https://instagram.com/asha', imdb: '', website: 'asha.example' },
      additional_videos: [
        { ...NO_VIDEO_DETAILS, platform: 'youtube', url: ' ' },
        { ...NO_VIDEO_DETAILS, platform: 'instagram', url: 'javascript:alert(1)' },
        { ...NO_VIDEO_DETAILS, platform: 'youtube', url: 'youtu.be/dQw4w9WgXcQ' },
      ],
    }),
  );
  expect(document.social).toEqual({
    facebook: '',
    instagram: 'asha',
    imdb: '',
    website: 'https://asha.example/',
  });
  expect(document.additional_videos).toHaveLength(1);
  expect(document.additional_videos).toMatchObject([
    { platform: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' },
  ]);
});

it('initials are one or two whole characters of the name, or of the username', () => {
  expect(initials({ first_name: ' asha', last_name: 'rao', username: '' })).toBe('AR');
  expect(initials({ first_name: 'क्षमा', last_name: '', username: '' })).toMatch(/^क्ष/);
  expect(initials({ first_name: '', last_name: '', username: 'asha' })).toBe('A');
  // Segmenting this whole text would need gigabytes.
  expect(initials({ first_name: 'क'.repeat(200_000), last_name: '👩‍👩‍👧x', username: '' })).toBe('क👩‍👩‍👧');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [' asha', 'rao', 'AR'],
  ['क्षमा', '', 'क्'],
  ['', 'राव', 'रा'],
  ['\u0301asha', 'rao', 'R'],
])('without Intl.Segmenter the initials of %j %j are %j', (first_name, last_name, letters) => {
  vi.stubGlobal('Intl', {});
  expect(initials({ first_name, last_name, username: 'u' })).toBe(letters);
});

it.each([
  [true, undefined, true],
  [false, undefined, false],
  [true, { reason: 'spam', at: 0 }, false],
  [false, { reason: 'spam', at: 0 }, false],
] as const)(
  'a profile that is public: %s, taken down: %j, is shown to visitors: %s',
  (isPublic, takenDown, shown) => {
    const profile = { is_profile_public: isPublic, ...(takenDown && { taken_down: takenDown }) };
    expect(isShown(profile)).toBe(shown);
  },
);
