// A profile with every part and empty page assets, for the tests of this feature and of the server's renderer.
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { emptyProfile, type Picture, type Profile } from '@marquee/domain/profile/profile';

export function samplePicture(name: string, width = 1280, height = 1600): Picture {
  return {
    ...NO_CAPTION,
    file: `gallery/${name}.jpg`,
    steps: [480, 800],
    color: '#a1b2c3',
    width,
    height,
  };
}

export const SAMPLE_PROFILE: Profile = {
  ...emptyProfile('u1'),
  username: 'asha-rao',
  first_name: 'Asha',
  last_name: 'Rao',
  height: `5'6"`,
  location: 'Mumbai',
  screen_age_min: 22,
  screen_age_max: 30,
  skills: ['Theatre Acting', 'custom-1700000000000-Stage%20combat', 'kathak', 'Mimicry'],
  languages: ['Hindi', 'English', 'Marathi'],
  education: 'National School of Drama',
  introduction: 'Film and theatre actor from Mumbai.',
  introduction_video: 'https://youtu.be/aqz-KE-bpKQ',
  additional_videos: [
    { ...NO_VIDEO_DETAILS, platform: 'youtube', url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' },
    { ...NO_VIDEO_DETAILS, platform: 'instagram', url: 'https://www.instagram.com/reel/abc/' },
  ],
  social: { facebook: 'asha.rao', instagram: 'asha', imdb: 'nm1234567', website: 'https://asha.example/' },
  is_profile_complete: true,
  is_profile_public: true,
  profile_image: samplePicture('portrait'),
  photos: ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => samplePicture(name)),
  whatsapp_link: 'https://wa.me/919876543210?text=Hello',
};

/** Page assets without content. */
export const ASSETS = {
  css: '',
  later: { css: '' },
  pictureBase: 'https://pictures.example/',
  script: '/assets/start-site.js',
};
