import { expect, test } from 'vitest';
import { emptyProfile } from '@marquee/domain/profile/profile';
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { textsIn } from '../document/site-texts.ts';
import { introVideo, lengthText, videoAbout, videoAt, workVideos } from './videos.ts';

const video = (url: string) => ({ platform: 'youtube' as const, url, ...NO_VIDEO_DETAILS });

const profile = {
  ...emptyProfile('u1'),
  introduction_video: 'https://youtu.be/aqz-KE-bpKQ',
  additional_videos: [
    video('https://www.youtube.com/shorts/eRsGyueVLvQ'),
    video('https://www.instagram.com/reel/abc/'),
    video('https://www.youtube.com/shorts/eRsGyueVLvQ'),
    video('javascript:alert(1)'),
  ],
};

test('work links are those with valid addresses, without duplicates', () => {
  expect(workVideos(profile).map(({ href, isUpright, videoId }) => [href, isUpright, videoId])).toEqual([
    ['https://www.youtube.com/shorts/eRsGyueVLvQ', true, 'eRsGyueVLvQ'],
    ['https://www.instagram.com/reel/abc/', false, undefined],
  ]);
});

test('videoAt finds the profile’s video with an address, and nothing for another address', () => {
  expect(videoAt(profile, 'https://youtu.be/aqz-KE-bpKQ')?.id).toBe('intro-video');
  expect(videoAt(profile, 'https://www.instagram.com/reel/abc/')?.id).toBe('video-2');
  expect(videoAt(profile, 'https://evil.example/')).toBeUndefined();
  expect(videoAt(profile, '')).toBeUndefined();
});

test('introVideo is undefined for a video that cannot be played on the page', () => {
  expect(introVideo({ ...profile, introduction_video: 'https://vimeo.com/1' })).toBeUndefined();
});

test.each([
  [0, ''],
  [9, '0:09'],
  [134, '2:14'],
  [3725, '1:02:05'],
])('lengthText of %i seconds is %j', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text);
});

test('videoAbout joins a video’s kind and length, as far as they are known', () => {
  const [short] = workVideos(profile);
  if (!short) throw new Error('There is no video.');
  expect(videoAbout({ ...short, kind: 'dance', seconds: 58 }, textsIn('en'))).toBe('Dance · 0:58');
  expect(videoAbout(short, textsIn('en'))).toBe('');
});
