import { expect, test } from 'vitest';
import { fileProblem } from './file-check.ts';

const MEGABYTE = 1024 * 1024;

test.each([
  ['headshot.jpg', 'image/jpeg', MEGABYTE, undefined],
  ['headshot.PNG', '', MEGABYTE, undefined],
  ['loop.gif', 'image/gif', 1024, undefined],
  ['still.webp', 'image/webp', 40 * MEGABYTE, undefined],
  ['IMG_1.HEIC', '', MEGABYTE, undefined],
  ['headshot.pdf', 'application/pdf', MEGABYTE, 'invalid-type'],
  ['IMG_1.jpg', 'image/jpg', MEGABYTE, undefined],
  ['1000012345', '', MEGABYTE, undefined],
  ['clip.mp4', 'video/mp4', 90 * MEGABYTE, 'invalid-type'],
  ['empty.jpg', 'image/jpeg', 0, 'empty'],
  ['tiny.jpg', 'image/jpeg', 1023, 'too-small'],
  ['huge.jpg', 'image/jpeg', 40 * MEGABYTE + 1, 'too-large'],
] as const)('the problem of the file %s of type %j with %d bytes is %s', (name, type, size, problem) => {
  expect(fileProblem({ name, type, size })).toBe(problem);
});
