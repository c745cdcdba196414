import { expect, test } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import { NO_VIDEO_DETAILS, VIDEO_DETAILS } from './video-details.ts';

test.each([
  [185, 185],
  ['185', 185],
  [LIMITS.videoSeconds, LIMITS.videoSeconds],
  [LIMITS.videoSeconds + 1, 0],
  [1e9, 0],
  [-1, 0],
  ['an hour', 0],
])('the stored length %j of a video is read as %i seconds', (seconds, read) => {
  expect(VIDEO_DETAILS.read({ seconds }, 'u1')).toEqual({ ...NO_VIDEO_DETAILS, seconds: read });
});
