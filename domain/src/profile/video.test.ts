import { expect, it } from 'vitest';
import { youtubeEmbedUrl, youtubeId } from './video.ts';

const ID = 'dQw4w9WgXcQ';

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?list=x&v=${ID}&t=3`,
  `http://m.youtube.com/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}&from=https://asha.example`,
  ` https://youtu.be/${ID} `,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube.com/e/${ID}`,
  `https://studio.youtube.com/video/${ID}/edit`,
  `https://music.youtube.com/watch?v=${ID}&si=abc`,
  `https://gaming.youtube.com/watch?v=${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
  `https://YOUTU.BE/${ID}`,
  `https://youtu.be/${ID}.`,
  `\u200bhttps://youtu.be/${ID}\u200b`,
])('the video %s can be embedded', (address) => {
  expect(youtubeId(address)).toBe(ID);
});

it.each([
  '',
  'not a link',
  'https://vimeo.com/1',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?list=PLabcdefghijk',
  'https://www.youtube.com/embed/videoseries?list=PLabcdefghijk',
  'https://www.youtube.com/embed/live_stream?channel=UCabcdefghijk',
  'https://www.youtube.com/playlist?list=PLabcdefghijk',
  'https://www.youtube.com/channel/UCabcdefghij',
  'https://www.youtube.com/@abcdefghijk',
  'https://www.youtube.com/c/abcdefghijk',
  'https://www.youtube.com/clip/UgkxAbcdefgh',
  'https://www.youtube.com/abcdefghijk',
  'https://www.youtube.com/results?search_query=x',
  `https://www.youtube.com/results?u=/watch?v=${ID}`,
  'https://www.youtube.com/attribution_link?u=:x',
  'https://www.youtube.com/attribution_link',
  `https://evilyoutu.be/${ID}`,
  `https://youtu.be.evil.example/${ID}`,
  `ftp://youtu.be/${ID}`,
  `https://evil.youtube.com/watch?v=${ID}`,
  `https://evil.example/watch?v=${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `javascript:youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}"><script>`,
])('the video %j cannot be embedded', (address) => {
  expect(youtubeId(address)).toBeUndefined();
});

it('a video whose address has two thousand characters cannot be embedded', () => {
  expect(youtubeId(`https://youtu.be/${ID}?${'x'.repeat(2000)}`)).toBeUndefined();
});

it('a video’s player is the one that sets no cookies', () => {
  expect(youtubeEmbedUrl(ID)).toBe(`https://www.youtube-nocookie.com/embed/${ID}`);
});
