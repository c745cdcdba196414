import { expect, it } from 'vitest';
import { youtubeId } from './video.ts';

const ID = 'dQw4w9WgXcQ';

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?list=x&v=${ID}&t=3`,
  `http://m.youtube.com/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}`,
])('the video %s can be embedded', (address) => {
  expect(youtubeId(address)).toBe(ID);
});

it.each([
  '',
  'not a link',
  'https://vimeo.com/1',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  `https://evil.example/watch?v=${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `javascript:youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}"><script>`,
])('the video %j cannot be embedded', (address) => {
  expect(youtubeId(address)).toBeUndefined();
});
