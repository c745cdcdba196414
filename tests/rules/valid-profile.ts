import { LIMITS } from '@marquee/domain/limits';

/** The longest lists that the form allows. */
const many = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

/** A full profile as the editor stores it, without its timestamps. */
export const VALID_PROFILE = {
  username: '',
  former_usernames: [],
  first_name: 'Asha',
  last_name: 'Rao',
  height: '168 cm',
  location: 'Mumbai',
  screen_age_min: 24,
  screen_age_max: 32,
  skills: many(LIMITS.skills, (index) => `custom-${String(index)}-Kalari`),
  languages: many(LIMITS.languages, (index) => `Hindi ${String(index)}`),
  language_levels: many(LIMITS.languages, (index) => `Hindi ${String(index)}: conversational`),
  facts: many(36, (index) => `accents: Accent ${String(index)}`),
  credits: many(
    60,
    (index) => `web_series\tlead\t2025\tTitle ${String(index)}\tRole\tDirector\thttps://imdb.example/tt1`,
  ),
  credits_order: 'hand',
  representation: [
    'role: agent',
    'name: Dev',
    'company: M',
    'phone: +91',
    'email: d@m.example',
    'instead: yes',
  ],
  education: 'FTII\nNSD',
  introduction: 'Actor.',
  introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
  additional_videos: many(10, (index) => `https://youtu.be/dQw4w9WgXc${String(index)}`),
  video_details: many(
    11,
    (index) =>
      `https://youtu.be/dQw4w9WgX${String(index)}\tshowreel\t185\tvideos/youtube-dQw4w9WgXc0.jpg 480x360\tReel`,
  ),
  skill_videos: many(15, (index) => `custom-${String(index)}-Kalari\thttps://youtu.be/dQw4w9WgXcQ`),
  social: { facebook: '', instagram: 'asha', imdb: '', website: 'https://asha.example' },
  is_profile_complete: true,
  is_profile_public: false,
  profile_image: 'profile/owner1-profile-1700000000000.jpg 1600x1200 thumb',
  photos: many(
    5,
    (index) =>
      `gallery/owner1_gallery_1700000000000_${String(index)}.jpg 1600x1200 thumb\t2026-03\tDev Menon\tIn ‘Kalari’`,
  ),
  whatsapp_link: 'https://wa.me/919820012345?text=Hello',
  contact_shield: false,
  has_contact: true,
  accepts_messages: true,
};
