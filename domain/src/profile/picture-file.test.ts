import { expect, test } from 'vitest';
import { mayBePicture } from './picture-file.ts';

test.each([
  ['IMG_1.jpg', 'image/jpg', true],
  ['IMG_1.jpg', 'image/pjpeg', true],
  ['1000012345', '', true],
  ['photo', 'application/octet-stream', true],
  ['photo', 'application/octet-stream ; charset=binary', true],
  ['DSC01234.HIF', 'application/octet-stream', true],
  ['IMG_1.HEIC', 'video/quicktime', true],
  ['drawing.svg', 'image/svg+xml', true],
  ['photo.jpg', 'IMAGE/JPEG; charset=binary', true],
  ['clip.mp4', 'video/mp4', false],
  ['cv.pdf', 'application/pdf', false],
  ['notes.txt', 'text/plain', false],
] as const)('a file %s of type %j is opened as a picture: %s', (name, type, isOpened) => {
  expect(mayBePicture({ name, type })).toBe(isOpened);
});
