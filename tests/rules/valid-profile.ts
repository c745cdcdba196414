const PICTURE = {
  url: 'https://pictures.example/a.jpg',
  thumb_url: 'https://pictures.example/a-thumb.jpg',
  width: 1600,
  height: 1200,
};

/** A full profile as the editor stores it, but for when it was made and changed. */
export const VALID_PROFILE = {
  username: null,
  former_usernames: [],
  first_name: 'Asha',
  last_name: 'Rao',
  height: '168 cm',
  location: 'Mumbai',
  screen_age_min: 24,
  screen_age_max: 32,
  skills: ['Method Acting', 'Kathak', 'custom-1-Kalari'],
  languages: ['Hindi', 'English'],
  education: 'FTII',
  introduction: 'Actor.',
  introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
  additional_videos: [{ platform: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' }],
  social: { facebook: '', instagram: 'asha', imdb: '', website: 'https://asha.example' },
  is_profile_complete: true,
  is_profile_public: false,
  profile_image: PICTURE,
  photos: [PICTURE, PICTURE, PICTURE, PICTURE, PICTURE],
  whatsapp_link: 'https://wa.me/919820012345?text=Hello',
};
