import { expect, test } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import { FILES_PER_ACCOUNT } from './files-per-account.ts';
import { filesOf, NO_CAPTION, PICTURE_STEPS, type Picture } from './picture.ts';
import { readProfile } from './read-profile.ts';

test('an account may have the files of a full profile, of yesterday’s, and 32 more', () => {
  const file = (name: string): Picture => ({ ...NO_CAPTION, file: name, width: 0, height: 0, steps: [] });
  const picture = (name: string): Picture => ({ ...file(name), steps: PICTURE_STEPS });
  const full = readProfile('u1', {
    profile_image: picture('profile/a.jpg'),
    photos: Array.from({ length: LIMITS.photos }, (_, index) => picture(`gallery/${String(index)}.jpg`)),
    introduction_video_details: { thumb: file('videos/a.jpg') },
    additional_videos: Array.from({ length: LIMITS.additionalVideos }, (_, index) => ({
      url: `https://youtu.be/${String(index)}`,
      thumb: file(`videos/${String(index)}.jpg`),
    })),
  });
  const pictures = [
    full.profile_image,
    ...full.photos,
    full.introduction_video_details.thumb,
    ...full.additional_videos.map(({ thumb }) => thumb),
  ];
  const named = pictures.flatMap((each) => (each === null ? [] : filesOf(each)));
  expect(FILES_PER_ACCOUNT).toBe(2 * named.length + 32);
});
