// Pieces of text of a PDF's page as segments: texts side by side without a gap that would begin a new cell.
import { columnOf } from './header-row.ts';
import { areParts, BULLETS, endBehind } from './cv-line.ts';

export interface Piece {
  readonly text: string;
  /** In points; `y` is the baseline's, and grows downwards. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The font's size. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isLegacy: boolean;
}

/** Pieces of text side by side, without a gap that would begin a new cell. */
export interface Segment {
  text: string;
  readonly left: number;
  right: number;
  readonly y: number;
  readonly size: number;
  /** Whether all of it is bold, whether any of it is, and whether its begin is. */
  isBold: boolean;
  hasBold: boolean;
  readonly beginsBold: boolean;
  isLegacy: boolean;
}

/** Distances, as multiples of the font's size. */
export const SAME_LINE = 0.45;
/** Small letters may be raised so far beside a text. */
const RAISED = 0.55;
const WORD_GAP = 0.14;
const CELL_GAP = 0.95;
const EDGE_GAP = 0.4;
/** Where texts begin below each other behind gaps of this width, cells do. */
const COLUMN_GAP = 0.7;
const LEAST_BELOW = 3;
/** Lines closer than this are cells of one row that are centred beside each other. */
const ROW_PITCH = 0.85;
/** The last cell of a row goes on at the margin with at most so many words. */
const MOST_WRAPPED = 4;
/** Points by which a copy of a text that is drawn twice may be moved. */
const DOUBLE = 2;
const BULLET = new RegExp(`^(?:[${BULLETS}*–-]|o\\t)\\s*`, 'u');
/** The number of an item in a cell of its own. */
const NUMBER = /^\(?\d{1,2}[.)]$/;
const ENDS_OPEN = /(?:[,;&(|:–-]|\bdir\.|\b(?:and|by|with|of|for|the|in|at|as)|और|के|की)$/iu;
/** Matches a line that continues the previous line; not an address, which is a line of its own. */
const BEGINS_INSIDE = /^(?!\S{0,80}[@/]|\S{1,80}\.\S)[\p{Ll}(&]/u;

/** The text without the spaces between single letters: 'F I L M S', 'E D U CAT I O N'. */
const unspaced = (text: string): string =>
  text
    .split(/(\s{2,})/)
    .map((part) => {
      const letters = part.split(' ');
      const isSpaced =
        letters.every((each) => /^[\p{L}\p{N}&/]{1,3}$/u.test(each)) && !/\p{Ll}{2}/u.test(part);
      const single = letters.filter(({ length }) => length === 1).length;
      return isSpaced && letters.length > 2 && single > letters.length / 2 ? letters.join('') : part;
    })
    .join('');

/** The pieces without copies: some programs make bold letters by drawing them twice. */
export function withoutDoubles(pieces: readonly Piece[]): Piece[] {
  const drawn = new Map<string, Piece[]>();
  return pieces.filter((piece) => {
    const same = drawn.get(piece.text) ?? [];
    if (same.some(({ x, y }) => Math.abs(x - piece.x) < DOUBLE && Math.abs(y - piece.y) < DOUBLE))
      return false;
    // Positions of many equal pieces are not compared one by one for ever.
    if (same.length < 100) drawn.set(piece.text, [...same, piece]);
    return true;
  });
}

/** Items in groups of which each is less than `tolerance` sizes below the first. */
export function byHeight<Item extends { readonly y: number; readonly size: number }>(
  items: readonly Item[],
  tolerance: number,
): Item[][] {
  const groups: Item[][] = [];
  for (const item of [...items].sort((one, other) => one.y - other.y)) {
    const group = groups.at(-1);
    const first = group?.[0];
    // What is raised beside a text, as in '3rd', is smaller than the text.
    const isRaised =
      first !== undefined && first.size < 0.8 * item.size && item.size < 14 && tolerance === SAME_LINE;
    const size = first ? (isRaised ? item.size : Math.min(first.size, item.size)) : 0;
    if (group && first && item.y - first.y < (isRaised ? RAISED : tolerance) * size) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The texts between gaps; `edges` are where cells begin, though the gap before them is small. */
function divided(pieces: readonly Piece[], edges: ReadonlySet<number>, widest: number): Segment[] {
  const segments: Segment[] = [];
  for (const line of byHeight(pieces, SAME_LINE)) {
    let last: Segment | undefined;
    let wasBold = false;
    for (const { text: drawn, x, y, width, size, isBold, isLegacy } of [...line].sort((a, b) => a.x - b.x)) {
      const text = unspaced(drawn).trimEnd();
      if (text.trim() === '') continue;
      const right = x + width * (drawn.trimEnd().length / drawn.length);
      const gap = last ? x - last.right : 0;
      const unit = Math.max(size, last?.size ?? 0);
      const isCell = gap > EDGE_GAP * unit && edges.has(Math.round(x));
      const isItem = last !== undefined && BULLET.test(last.text) && last.text.length === 1 && gap < 3 * unit;
      if (last && (isItem || (!isCell && gap > -0.6 * unit && gap < widest * unit))) {
        const sign = wasBold && !isBold && areParts(last.text, text) ? '\t' : ' ';
        last.text += (gap > WORD_GAP * unit ? sign : '') + text;
        last.right = Math.max(last.right, right);
        last.isBold &&= isBold;
        last.hasBold ||= isBold;
        last.isLegacy ||= isLegacy;
      } else {
        last = { text, left: x, right, y, size, isBold, hasBold: isBold, beginsBold: isBold, isLegacy };
        segments.push(last);
      }
      wasBold = isBold;
    }
  }
  return segments;
}

/** Where at least three texts begin below each other: a smaller gap before such an edge is one between cells. */
function edgesOf(pieces: readonly Piece[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { left } of divided(pieces, new Set(), CELL_GAP))
    counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1);
  const edges = new Set([...counts].filter(([, count]) => count >= LEAST_BELOW).map(([edge]) => edge));
  // Behind narrower gaps they begin in lines that follow each other.
  let runs = new Map<number, number>();
  for (const line of byHeight(divided(pieces, edges, COLUMN_GAP), SAME_LINE)) {
    runs = new Map(line.map(({ left }) => [Math.round(left), (runs.get(Math.round(left)) ?? 0) + 1]));
    for (const [edge, count] of runs) if (count >= LEAST_BELOW) edges.add(edge);
  }
  return edges;
}

export const segmentsOf = (pieces: readonly Piece[]): Segment[] => divided(pieces, edgesOf(pieces), CELL_GAP);

export const isBeside = (one: Segment, other: Segment): boolean => Math.abs(one.y - other.y) < one.size * 0.3;

/**
 * Whether a line goes on in `next`: an item with a bullet by the indent, a paragraph because a word did not fit. `isTight`:
 * they stand closer to each other than paragraphs do.
 */
export function goesOn(
  line: readonly Segment[],
  next: readonly Segment[],
  edge: number,
  isTight = false,
): boolean {
  const [number, ...texts] = line;
  // The text behind a number, and what stands below it.
  const isItem = number !== undefined && texts.length === 1 && NUMBER.test(number.text);
  const [a, b] = [isItem ? texts[0] : number, next[0]];
  const areOne = next.length === 1 && (isItem || line.length === 1);
  if (!a || !b || !areOne || Math.abs(a.size - b.size) > 0.6) return false;
  if (a.isBold !== b.isBold || BULLET.test(b.text) || b.y - a.y > 1.9 * a.size) return false;
  if (BULLET.test(a.text)) return b.left > a.left + 2;
  if (isItem) return hadNoRoom(b, a, edge) && Math.abs(a.left - b.left) < 3;
  // Each item may begin in bold letters.
  if (a.beginsBold && !a.isBold) return !b.hasBold && hadNoRoom(b, a, edge);
  return hadNoRoom(b, a, edge) && (isTight || ENDS_OPEN.test(a.text.trim()) || BEGINS_INSIDE.test(b.text));
}

/** Whether the first word of a text had no room behind another, as far as the lines reach. */
function hadNoRoom(text: Segment, behind: Segment, edge: number): boolean {
  return endBehind(behind, text, 1) > edge;
}

/**
 * Whether the last of a row's cells, which tabs have moved beyond `column`, goes on at the margin: 'Nylon Fusion', and below
 * the title 'Collective'.
 */
export function goesOnAtMargin(
  row: readonly Segment[],
  next: readonly Segment[],
  column: number,
  edge: number,
): boolean {
  const [first, last, text] = [row[0], row.at(-1), next[0]];
  if (!first || !last || !text || row.length < 3 || next.length !== 1) return false;
  return (
    last.left > column + 3 &&
    Math.abs(first.left - text.left) < 3 &&
    Math.abs(first.size - text.size) < 0.6 &&
    first.isBold === text.isBold &&
    text.y - first.y < 1.9 * first.size &&
    text.text.split(' ').length <= MOST_WRAPPED &&
    !BULLET.test(text.text) &&
    // 'Sr.' and below it 'No.'
    columnOf(`${first.text} ${text.text}`) === undefined &&
    hadNoRoom(text, last, edge)
  );
}

/** Whether segments stand below each other, not side by side. */
const overlaps = (one: readonly Segment[], other: readonly Segment[]): boolean =>
  one.some((a) => other.some((b) => a.left < b.right && b.left < a.right));

/** The rows of a column; cells that are centred beside taller ones are in their row. */
export function rowsOf(region: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  const lines = byHeight(region, SAME_LINE);
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const row = rows.at(-1);
    const [a, b] = [before?.[0], line[0]];
    const isNear = a && b && b.y - a.y < ROW_PITCH * Math.min(a.size, b.size);
    if (row && before && isNear === true && !overlaps(before, line)) row.push(...line);
    else rows.push([...line]);
  }
  return rows;
}
