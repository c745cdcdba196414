import { describe, expect, test } from 'vitest';
import { ASPECTS, COLUMNS, phoneSpans, wideSpans, type Shape } from './gallery-rows.ts';

const SHAPES = Object.keys(ASPECTS) as Shape[];

/** Every mix of a number of photos, in every order. */
const mixes = (count: number): Shape[][] =>
  count === 0 ? [[]] : mixes(count - 1).flatMap((mix) => SHAPES.map((shape) => [...mix, shape]));

const ALL = [1, 2, 3, 4, 5, 6].flatMap(mixes);

interface Cell {
  readonly shape: Shape;
  readonly span: number;
}

/** Places cells as a CSS grid does: each after the one before, on a new row where it has no room. */
function placed(shapes: readonly Shape[], spans: readonly number[]): Cell[][] {
  const rows: Cell[][] = [];
  let used = COLUMNS;
  shapes.forEach((shape, index) => {
    const span = spans[index] ?? 0;
    if (used + span > COLUMNS) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ shape, span });
    used += span;
  });
  return rows;
}

const widthOf = (row: readonly Cell[]): number => row.reduce((sum, { span }) => sum + span, 0);
const namesOf = (row: readonly Cell[]): string => row.map(({ shape }) => shape).join(' ');

describe.each([
  ['a phone', phoneSpans],
  ['a wide screen', wideSpans],
])('the gallery on %s', (where, spansOf) => {
  const layouts = ALL.map((shapes) => ({ shapes, rows: placed(shapes, spansOf(shapes)) }));

  test(`no mix of one to six photos leaves a hole on ${where}`, () => {
    expect(ALL).toHaveLength(1092);
    expect(
      layouts
        .filter(({ rows }) => rows.some((row) => widthOf(row) !== COLUMNS))
        .map(({ shapes }) => shapes.join(' ')),
    ).toEqual([]);
  });

  test(`photos beside each other on ${where} are equally high, and only a panorama between portraits is cropped`, () => {
    const uneven = layouts.flatMap(({ rows }) =>
      rows
        .filter((row) => new Set(row.map(({ shape, span }) => (span / ASPECTS[shape]).toFixed(2))).size > 1)
        .map(namesOf),
    );
    expect(uneven.filter((row) => row !== 'portrait panorama portrait')).toEqual([]);
  });
});

test('a portrait has a wide screen’s whole width only where it is the only photo', () => {
  const alone = ALL.filter((shapes) =>
    placed(shapes, wideSpans(shapes)).some((row) => namesOf(row) === 'portrait'),
  );
  expect(alone).toEqual([['portrait']]);
});

test('a lone portrait between two landscapes shares the row of one of them on a phone', () => {
  expect(phoneSpans(['landscape', 'landscape', 'portrait', 'landscape'])).toEqual([12, 8, 4, 12]);
});

test('the portraits of a phone stand in pairs below the first photo', () => {
  expect(phoneSpans(['portrait', 'portrait', 'portrait', 'portrait', 'portrait'])).toEqual([12, 6, 6, 6, 6]);
});
