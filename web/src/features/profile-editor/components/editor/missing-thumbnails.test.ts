import { expect, test } from 'vitest';
import { emptyProfile, EMPTY_CONTACT, profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { NO_CAPTION, type Picture } from '@marquee/domain/profile/picture';
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { withThumbnails } from './missing-thumbnails.ts';

const picture = (name: string): Picture => ({
  ...NO_CAPTION,
  file: `videos/${name}.jpg`,
  steps: [],
  width: 640,
  height: 360,
});
const [INTRO, REEL, OTHER] = [
  'https://youtu.be/aaaaaaaaaaa',
  'https://youtu.be/bbbbbbbbbbb',
  'https://vimeo.com/1',
];
const video = (url: string, thumb: Picture | null = null) =>
  ({ ...NO_VIDEO_DETAILS, platform: 'youtube', url, thumb }) as const;

const form: ProfileForm = {
  ...profileForm(emptyProfile('asha'), EMPTY_CONTACT),
  introduction_video: INTRO,
  additional_videos: [video(REEL, picture('own')), video(OTHER), video(INTRO)],
};

test('videos without a thumbnail get the one that was found for their address, others keep theirs', () => {
  const found = new Map([INTRO, REEL].map((url) => [url, picture('found')]));
  const saved = withThumbnails(form, found);
  expect(saved.introduction_video_details.thumb).toEqual(picture('found'));
  expect(saved.additional_videos.map(({ thumb }) => thumb)).toEqual([picture('own'), null, picture('found')]);
});

test('the form stays as it was where no thumbnail was found', () => {
  expect(withThumbnails(form, new Map())).toEqual(form);
});
