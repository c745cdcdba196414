/** The fullest lists that the form lets anybody fill in. */
const many = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

/** A full profile as the editor stores it, but for when it was made and changed. */
export const VALID_PROFILE = {
  username: '',
  former_usernames: [],
  first_name: 'Asha',
  last_name: 'Rao',
  height: '168 cm',
  location: 'Mumbai',
  screen_age_min: 24,
  screen_age_max: 32,
  skills: many(15, (index) => `custom-${String(index)}-Kalari`),
  languages: many(20, (index) => `Hindi ${String(index)}`),
  education: 'FTII\nNSD',
  introduction: 'Actor.',
  introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
  additional_videos: many(10, (index) => `https://youtu.be/dQw4w9WgXc${String(index)}`),
  social: { facebook: '', instagram: 'asha', imdb: '', website: 'https://asha.example' },
  is_profile_complete: true,
  is_profile_public: false,
  profile_image: 'profile/owner1-profile-1700000000000.jpg 1600x1200 thumb',
  photos: many(5, (index) => `gallery/owner1_gallery_1700000000000_${String(index)}.jpg 1600x1200 thumb`),
  whatsapp_link: 'https://wa.me/919820012345?text=Hello',
};
