import { expect, test } from 'vitest';
import { framesOf } from './draw-contact-sheet.ts';
import { PAGE } from './pdf-document.ts';

const pictures = (...sizes: readonly (readonly [number, number])[]) =>
  sizes.map(([width, height]) => ({ width, height }));

test.each([
  ['no pictures', pictures()],
  ['one upright picture', pictures([800, 1000])],
  [
    'six pictures of different shapes',
    pictures([800, 1000], [1600, 900], [800, 1000], [1000, 1000], [1600, 900], [900, 1600]),
  ],
  ['pictures of unknown size', pictures([0, 0], [0, 0], [0, 0])],
  ['a very wide picture and another', pictures([10_000, 10], [800, 1000])],
])('the frames of %s stay on the page and apart from each other', (_name, shown) => {
  const frames = framesOf(shown);
  expect(frames).toHaveLength(shown.length);
  for (const [index, frame] of frames.entries()) {
    expect(frame.x).toBeGreaterThanOrEqual(PAGE.margin);
    expect(frame.x + frame.width).toBeLessThanOrEqual(PAGE.width - PAGE.margin + 0.01);
    expect(frame.y + frame.height).toBeLessThan(PAGE.height - PAGE.margin);
    for (const other of frames.slice(index + 1)) {
      const isBeside = other.x >= frame.x + frame.width || other.x + other.width <= frame.x;
      expect(isBeside || other.y >= frame.y + frame.height).toBe(true);
    }
  }
});

test.each([
  ['two portraits', pictures([800, 1000], [800, 1000])],
  ['three portraits', pictures([800, 1000], [800, 1000], [800, 1000])],
  ['five squares', pictures([900, 900], [900, 900], [900, 900], [900, 900], [900, 900])],
  ['six portraits', pictures(...Array.from({ length: 6 }, () => [800, 1000] as const))],
])('the rows of %s use the whole width of the page', (_name, shown) => {
  const frames = framesOf(shown);
  for (const { y } of frames) {
    const row = frames.filter((frame) => frame.y === y);
    expect(Math.max(...row.map(({ x, width }) => x + width))).toBeCloseTo(PAGE.width - PAGE.margin);
    expect(Math.min(...row.map(({ x }) => x))).toBeCloseTo(PAGE.margin);
  }
});

test('the smallest picture of a contact sheet of six has more than 0.3 times the area of the largest', () => {
  const shown = pictures([1200, 1200], [1600, 1067], [1280, 1600], [1280, 1600], [1600, 1067], [1600, 1067]);
  const areas = framesOf(shown).map(({ width, height }) => width * height);
  expect(Math.min(...areas) / Math.max(...areas)).toBeGreaterThan(0.3);
});
