import { expect, test } from 'vitest';
import { beginningArea, fitWithin, scaled, shrinkSteps, turned } from './geometry.ts';

test.each([
  [{ width: 3000, height: 2250 }, 1600, { width: 1600, height: 1200 }],
  [{ width: 2250, height: 3000 }, 1600, { width: 1200, height: 1600 }],
  [{ width: 400, height: 300 }, 1600, { width: 400, height: 300 }],
  [{ width: 5000, height: 2 }, 480, { width: 480, height: 1 }],
])('the size %j, fitted within an edge of %d, is %j', (size, edge, fitted) => {
  expect(fitWithin(size, edge)).toEqual(fitted);
});

test('shrinkSteps halves the size while it is more than twice the target, and ends at the target', () => {
  expect(shrinkSteps({ width: 4000, height: 3000 }, { width: 480, height: 360 })).toEqual([
    { width: 2000, height: 1500 },
    { width: 1000, height: 750 },
    { width: 500, height: 375 },
    { width: 480, height: 360 },
  ]);
});

test.each([
  ['exactly twice the target', { width: 960, height: 720 }, { width: 480, height: 360 }, []],
  ['twice the target in its width alone', { width: 1000, height: 100 }, { width: 400, height: 60 }, []],
  ['twice the target in its height alone', { width: 100, height: 1000 }, { width: 60, height: 400 }, []],
  [
    'four times the target in its width alone',
    { width: 4000, height: 100 },
    { width: 10, height: 20 },
    [
      { width: 2000, height: 50 },
      { width: 1000, height: 25 },
    ],
  ],
])(
  'shrinkSteps of a size that is %s halves only while both edges stay above it',
  (_what, from, to, steps) => {
    expect(shrinkSteps(from, to)).toEqual([...steps, to]);
  },
);

test('a part of a picture of another scale is whole pixels, at least one', () => {
  expect(scaled({ x: 10, y: 21, width: 101, height: 50 }, 0.5)).toEqual({
    x: 5,
    y: 10,
    width: 50,
    height: 25,
  });
  expect(scaled({ x: 10, y: 20, width: 1, height: 1 }, 0.5)).toMatchObject({ width: 1, height: 1 });
});

test('the function `turned` swaps width and height for a quarter turn, but not for a half turn', () => {
  expect(turned({ width: 4, height: 3 }, 90)).toEqual({ width: 3, height: 4 });
  expect(turned({ width: 4, height: 3 }, 180)).toEqual({ width: 4, height: 3 });
});

test.each([
  ['a photo of 3:4 is at its top', { width: 3000, height: 4000 }, undefined, [0, 0, 3000, 3750]],
  [
    'a photo of 9:16 has the point a third down the photo in its upper half',
    { width: 900, height: 1600 },
    undefined,
    [0, 83, 900, 1125],
  ],
  ['a landscape photo is in its middle', { width: 4000, height: 3000 }, undefined, [800, 0, 2400, 3000]],
  [
    'a landscape photo with a face at its edge is at that edge',
    { width: 4000, height: 3000 },
    { x: 3800, y: 900 },
    [1600, 0, 2400, 3000],
  ],
  [
    'a tall photo with a low face is around that face',
    { width: 900, height: 1600 },
    { x: 450, y: 800 },
    [0, 350, 900, 1125],
  ],
  [
    'a tall photo with a face at its end is at that end',
    { width: 900, height: 1600 },
    { x: 450, y: 1590 },
    [0, 475, 900, 1125],
  ],
] as const)('the initial crop of %s', (_what, size, face, [x, y, width, height]) => {
  const area = beginningArea(size, face);
  expect(Object.values(area).map(Math.round)).toEqual([x, y, width, height]);
});
