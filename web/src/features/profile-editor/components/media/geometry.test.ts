import { expect, test } from 'vitest';
import { fitWithin, shrinkSteps, turned } from './geometry.ts';

test.each([
  [{ width: 3000, height: 2250 }, 1600, { width: 1600, height: 1200 }],
  [{ width: 2250, height: 3000 }, 1600, { width: 1200, height: 1600 }],
  [{ width: 400, height: 300 }, 1600, { width: 400, height: 300 }],
  [{ width: 5000, height: 2 }, 480, { width: 480, height: 1 }],
])('fitWithin(%j, %d)', (size, edge, fitted) => {
  expect(fitWithin(size, edge)).toEqual(fitted);
});

test('shrinking halves until the target is less than half away', () => {
  expect(shrinkSteps({ width: 4000, height: 3000 }, { width: 480, height: 360 })).toEqual([
    { width: 2000, height: 1500 },
    { width: 1000, height: 750 },
    { width: 500, height: 375 },
    { width: 480, height: 360 },
  ]);
});

test('a quarter turn swaps the edges', () => {
  expect(turned({ width: 4, height: 3 }, 90)).toEqual({ width: 3, height: 4 });
  expect(turned({ width: 4, height: 3 }, 180)).toEqual({ width: 4, height: 3 });
});
