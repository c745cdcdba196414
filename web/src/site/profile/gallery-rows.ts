// The layout of the gallery: rows of photos that each fill the width, whatever the photos' shapes, in the actor's order.

/** The shape that a photo is shown in. */
export type Shape = 'portrait' | 'landscape' | 'panorama';

/** Width divided by height. A panorama alone on its row keeps the image's own. */
export const ASPECTS: Readonly<Record<Shape, number>> = {
  portrait: 4 / 5,
  landscape: 8 / 5,
  panorama: 12 / 5,
};

/** The columns of the grid. */
export const COLUMNS = 12;

/** A row of photos, with what it costs to have it: the cheapest rows are chosen. */
interface Row {
  readonly shapes: readonly Shape[];
  readonly cost: number;
  /** The columns of each photo, where its shape does not give them. */
  readonly spans?: readonly number[];
}

const [P, L, N] = ['portrait', 'landscape', 'panorama'] as const;

/** The rows of a phone, the longest first, where more than two photos would be too small. */
const PHONE: readonly Row[] = [
  { shapes: [P, P], cost: 0 },
  { shapes: [P, L], cost: 1 },
  { shapes: [L, P], cost: 1 },
  { shapes: [L], cost: 0 },
  { shapes: [N], cost: 0 },
  { shapes: [P], cost: 2 },
];

/** The rows of a wide screen, the longest first. The lowest show most. A portrait alone would be higher than the window. */
const WIDE: readonly Row[] = [
  { shapes: [P, P, P, P], cost: 0 },
  { shapes: [P, P, L], cost: 0 },
  { shapes: [P, L, P], cost: 0 },
  { shapes: [L, P, P], cost: 0 },
  { shapes: [P, P, P], cost: 1 },
  // The panorama is cropped to a landscape: by its own shape the portraits would be too narrow.
  { shapes: [P, N, P], cost: 2, spans: [3, 6, 3] },
  { shapes: [L, L], cost: 0 },
  { shapes: [P, N], cost: 0 },
  { shapes: [N, P], cost: 0 },
  { shapes: [P, L], cost: 1 },
  { shapes: [L, P], cost: 1 },
  { shapes: [P, P], cost: 4 },
  { shapes: [N], cost: 0 },
  { shapes: [L], cost: 4 },
  { shapes: [P], cost: 20 },
];

/** The columns of each photo of a row: as many of the twelve as its shape has of the row's widths. */
const spansOf = ({ shapes, spans }: Row): readonly number[] => {
  if (spans) return spans;
  const all = shapes.reduce((sum, shape) => sum + ASPECTS[shape], 0);
  return shapes.map((shape) => Math.round((COLUMNS * ASPECTS[shape]) / all));
};

/** The columns of each photo in the cheapest rows; of those that cost the same, the longest come first. */
function cheapest(shapes: readonly Shape[], rows: readonly Row[]): { cost: number; spans: number[] } {
  if (shapes.length === 0) return { cost: 0, spans: [] };
  return rows
    .filter((row) => row.shapes.every((shape, index) => shapes[index] === shape))
    .map((row) => {
      const rest = cheapest(shapes.slice(row.shapes.length), rows);
      return { cost: row.cost + rest.cost, spans: [...spansOf(row), ...rest.spans] };
    })
    .reduce((best, other) => (other.cost < best.cost ? other : best));
}

/** The columns of each photo on a phone, where the first has a row of its own. */
export const phoneSpans = ([first, ...others]: readonly Shape[]): number[] =>
  first === undefined ? [] : [COLUMNS, ...cheapest(others, PHONE).spans];

/** The columns of each photo on a wide screen. */
export const wideSpans = (shapes: readonly Shape[]): number[] => cheapest(shapes, WIDE).spans;
