import type { Size } from '@marquee/domain/profile/picture';
import { afterEach, expect, test, vi } from 'vitest';
import { beginCrop, findFace } from './begin-crop.ts';

const { decode } = vi.hoisted(() => ({ decode: vi.fn() }));
vi.mock('./decode-picture.ts', () => ({
  loadOrConvert: () => Promise.resolve({ image: { width: 4000, height: 3000 } }),
  decode,
  sizeOf: ({ width, height }: Size) => ({ width, height }),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test('findFace waits a second and a half for a face, and no longer', async () => {
  vi.useFakeTimers();
  detecting(() => new Promise(() => undefined));
  const found = vi.fn();
  const ended = findFace(picture).then(found);
  await vi.advanceTimersByTimeAsync(1499);
  expect(found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(found).toHaveBeenCalledWith(undefined);
});

test('the initial crop is in percent of a reduced picture, in which the face is looked for', async () => {
  const small = { width: 640, height: 480 };
  decode.mockResolvedValue(small);
  detecting(() => Promise.resolve([{ boundingBox: { x: 380, y: 200, width: 40, height: 40 } }]));
  expect(await beginCrop(new Blob())).toEqual({
    area: { x: (208 / 640) * 100, y: 0, width: 60, height: 100 },
    small,
    scale: 0.16,
  });
  expect(decode).toHaveBeenCalledWith(
    { image: { width: 4000, height: 3000 } },
    { width: 4000, height: 3000 },
    640,
  );
});

test('the initial crop of a tall picture is in percent of its height', async () => {
  decode.mockResolvedValue({ width: 320, height: 640 });
  const { area } = await beginCrop(new Blob());
  expect(area).toEqual({ x: 0, y: (160 / 3 / 640) * 100, width: 100, height: 62.5 });
});
