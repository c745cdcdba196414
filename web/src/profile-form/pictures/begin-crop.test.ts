import { afterEach, expect, test, vi } from 'vitest';
import { findFace } from './begin-crop.ts';

afterEach(() => vi.unstubAllGlobals());

const picture = {} as ImageBitmap;
const detecting = (detect: () => Promise<readonly object[]>) =>
  vi.stubGlobal(
    'FaceDetector',
    class {
      detect = detect;
    },
  );

test('findFace returns the centre of the largest of several faces', async () => {
  detecting(() =>
    Promise.resolve([
      { boundingBox: { x: 10, y: 10, width: 20, height: 20 } },
      { boundingBox: { x: 100, y: 50, width: 80, height: 100 } },
    ]),
  );
  expect(await findFace(picture)).toEqual({ x: 140, y: 100 });
});

test.each<[string, () => void]>([
  ['has no face detector', () => undefined],
  ['finds no face', () => detecting(() => Promise.resolve([]))],
  ['has a detector without its service', () => detecting(() => Promise.reject(new Error('no service')))],
])('findFace returns no face in a browser that %s', async (_what, prepare) => {
  prepare();
  expect(await findFace(picture)).toBeUndefined();
});
