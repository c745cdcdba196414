import { NO_VIDEO_DETAILS } from './video-details.ts';
import { expect, it } from 'vitest';
import { NO_CAPTION } from './picture.ts';
import { readContact, readProfile } from './read-profile.ts';

const FILE = 'profiles%2Fu1%2Fgallery%2Fu1_gallery_1_a.jpg';
/** An address as an upload returns it. */
const URL_A = `https://firebasestorage.googleapis.com/v0/b/earlier-bucket/o/${FILE}?alt=media&token=t`;
const PICTURE_A = {
  ...NO_CAPTION,
  file: 'gallery/u1_gallery_1_a.jpg',
  steps: [],
  width: 0,
  height: 0,
};
const VIDEO = { ...NO_VIDEO_DETAILS, platform: 'youtube', url: 'https://youtu.be/a' };

it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['skills as comma-separated text', { skills: 'Kathak, Yoga,,Kathak' }, { skills: ['Kathak', 'Yoga'] }],
  ['skills as a JSON list', { skills: '["Kathak"]' }, { skills: ['Kathak'] }],
  ['languages as text', { languages: 'Hindi' }, { languages: ['Hindi'] }],
  [
    'social as JSON text',
    { social: '{"instagram":"asha","imdb":"nm1"}' },
    { social: { instagram: 'asha', imdb: 'nm1', facebook: '', website: '' } },
  ],
  [
    'social as broken JSON',
    { social: '{"insta' },
    { social: { instagram: '', imdb: '', facebook: '', website: '' } },
  ],
  ['education inside social', { education: null, social: { education: 'FTII' } }, { education: 'FTII' }],
  [
    'education empty outside of social',
    { education: '', social: { education: 'FTII' } },
    { education: 'FTII' },
  ],
  [
    'no videos outside of social',
    { additional_videos: [], social: { additional_videos: ['https://youtu.be/a'] } },
    { additional_videos: [VIDEO] },
  ],
  [
    'education both outside and inside social',
    { education: 'NSD', social: { education: 'FTII' } },
    { education: 'NSD' },
  ],
  ['introduction inside social', { social: { introduction: 'Hi' } }, { introduction: 'Hi' }],
  [
    'videos as addresses',
    { additional_videos: ['https://youtu.be/a', 'https://www.instagram.com/reel/1'] },
    {
      additional_videos: [
        VIDEO,
        { ...NO_VIDEO_DETAILS, platform: 'instagram', url: 'https://www.instagram.com/reel/1' },
      ],
    },
  ],
  [
    'videos as objects, one of an unknown platform',
    {
      additional_videos: [
        { url: 'https://youtu.be/a' },
        { platform: null, url: 'https://youtu.be/a' },
        { platform: '', url: 'https://youtu.be/a' },
        { platform: 'vimeo', url: 'https://vimeo.com/1' },
        null,
        {},
      ],
    },
    { additional_videos: [VIDEO, VIDEO, VIDEO] },
  ],
  [
    'videos inside social',
    { social: { additional_videos: ['https://youtu.be/a'], introduction_video: 'https://youtu.be/b' } },
    { additional_videos: [VIDEO], introduction_video: 'https://youtu.be/b' },
  ],
  [
    'pictures as addresses',
    {
      profile_image: URL_A,
      photos: [URL_A, '', 3, 'javascript:alert(1)', 'https://pictures.example/a.jpg'],
    },
    { profile_image: PICTURE_A, photos: [PICTURE_A] },
  ],
  ['ages as text', { screen_age_min: '24', screen_age_max: 'x' }, { screen_age_min: 24, screen_age_max: 0 }],
  ['a height of centimetres', { height: 168 }, { height: '5\'6" (168 cm)' }],
  ['no height', { height: null }, { height: '' }],
  ['a number for a name', { first_name: 7 }, { first_name: '' }],
  ['a WhatsApp link alone', { whatsapp_link: 'https://wa.me/91' }, { has_contact: true }],
  [
    'a WhatsApp link and no offer of contact',
    { whatsapp_link: 'https://wa.me/91', has_contact: false },
    { has_contact: false },
  ],
  ['an offer of contact alone', { has_contact: true }, { has_contact: true }],
  ['an offer of contact of another type', { has_contact: 'yes' }, { has_contact: false }],
  ['no visibility', {}, { is_profile_public: false }],
  ['visibility of another type', { is_profile_public: 'true' }, { is_profile_public: false }],
])('readProfile brings a document with %s into the current shape', (_name, stored, expected) => {
  expect(readProfile('u1', stored)).toMatchObject(expected);
});

it('readContact takes a date of birth that the private document lacks from where older profiles have it', () => {
  expect(readContact({}, { date_of_birth: '1990-01-02' }).date_of_birth).toBe('1990-01-02');
  expect(readContact(undefined, { social: { date_of_birth: '1990-01-02' } }).date_of_birth).toBe(
    '1990-01-02',
  );
  expect(readContact({ date_of_birth: '1991-01-02' }, { date_of_birth: '1990-01-02' }).date_of_birth).toBe(
    '1991-01-02',
  );
});

it('readContact shows WhatsApp unless it is switched off', () => {
  expect(readContact({}).show_whatsapp).toBe(true);
  expect(readContact({ show_whatsapp: false }).show_whatsapp).toBe(false);
});

it('readProfile reads what others have stored of a profile: its take-down, its former names, its confirmation', () => {
  const stored = {
    first_name: 'Asha',
    username: 'Asha-Rao',
    former_usernames: ['asha', 'asha', 'asha-old', 'asha-older', 'asha-oldest'],
    is_profile_complete: true,
    confirmed_at: { seconds: 7, nanoseconds: 0 },
    taken_down: { reason: 'spam', at: { seconds: 9, nanoseconds: 0 } },
  };
  expect(readProfile('u1', stored)).toMatchObject({
    id: 'u1',
    username: 'asha-rao',
    former_usernames: ['asha', 'asha-old', 'asha-older'],
    is_profile_complete: true,
    confirmed_at: 7000,
    taken_down: { reason: 'spam', at: 9000 },
  });
  expect(readProfile('u1', { taken_down: true }).taken_down).toEqual({ reason: 'other', at: 0 });
  expect(readProfile('u1', { first_name: 'Asha' })).not.toHaveProperty('taken_down');
  expect(readProfile('u1', { is_profile_complete: 'yes' }).is_profile_complete).toBe(false);
});

it('readProfile holds nothing of the private document, whatever the public one stores', () => {
  const read = readProfile('u1', {
    phone_number: '+91 98200 12345',
    date_of_birth: '1990-01-02',
    show_whatsapp: true,
  });
  for (const name of ['phone_number', 'date_of_birth', 'show_whatsapp'])
    expect(read).not.toHaveProperty(name);
});
