// Finds the lines of a PDF's page from pieces of text of which only positions and fonts are known. Columns of the page
// are told from columns of a table by their headings and by whether their lines stand side by side.
import { areParts, BULLETS, isCapitals, type Cell, type CvLine, type LineStyle } from './cv-line.ts';
import { columnNamed, headingNamed } from './credit-words.ts';
import { columnOf } from './header-row.ts';
import { share } from './infer-fields.ts';

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
interface Segment {
  text: string;
  readonly left: number;
  right: number;
  readonly y: number;
  readonly size: number;
  isBold: boolean;
  isLegacy: boolean;
}

/** Distances, as multiples of the font's size. */
const SAME_LINE = 0.45;
const WORD_GAP = 0.14;
const CELL_GAP = 0.95;
const EDGE_GAP = 0.4;
/** Lines closer than this are cells of one row that are centred beside each other. */
const ROW_PITCH = 0.85;
/** Points by which a copy of a text that is drawn twice may be moved. */
const DOUBLE = 2;
/** A column of the page has at least so many lines. */
const LEAST_LINES = 4;
/** How often a page is divided. */
const MAX_DEPTH = 6;
/** Candidates for the left edge of a column that are tried. */
const MAX_EDGES = 40;

const BULLET = new RegExp(`^(?:[${BULLETS}*–-]|o\\t)\\s*`, 'u');
/** Bullets of the fonts Symbol and Wingdings, which stand for no Unicode character. */
const SYMBOL = /^\s*[\uE000-\uF8FF]\s*/u;
const ENDS_OPEN = /(?:[,&(–-]|\b(?:and|by|with|of|for|the|in|at|as)|और|के|की)$/iu;
/** Matches a line that continues the previous line; not an address, which is a line of its own. */
const BEGINS_INSIDE = /^(?!\S{0,80}[@/]|\S{1,80}\.\S)[\p{Ll}(&]/u;

/** Removes the spaces between letters: 'F I L M S'. */
const unspaced = (text: string): string =>
  text
    .split(/(\s{2,})/)
    .map((part) => (/^(?:[\p{L}&] ){2,}[\p{L}&]$/u.test(part) ? part.replaceAll(' ', '') : part))
    .join('');

/** The pieces without copies: some programs make bold letters by drawing them twice. */
function withoutDoubles(pieces: readonly Piece[]): Piece[] {
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
function byHeight<Item extends { readonly y: number; readonly size: number }>(
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
    if (group && first && item.y - first.y < tolerance * size) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Where at least three texts begin below each other: a smaller gap before such an edge is one between cells. */
function edgesOf(segments: readonly Segment[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { left } of segments) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= 3).map(([edge]) => edge));
}

/** `edges` are where cells begin; without them each gap between cells divides. */
function segmentsOf(pieces: readonly Piece[], edges?: ReadonlySet<number>): Segment[] {
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
      const isCell = gap > EDGE_GAP * unit && (edges?.has(Math.round(x)) ?? true);
      const isItem = last !== undefined && BULLET.test(last.text) && last.text.length === 1 && gap < 3 * unit;
      if (last && (isItem || (!isCell && gap > -0.6 * unit && gap < CELL_GAP * unit))) {
        const sign = wasBold && !isBold && areParts(last.text, text) ? '\t' : ' ';
        last.text += (gap > WORD_GAP * unit ? sign : '') + text;
        last.right = Math.max(last.right, right);
        last.isBold &&= isBold;
        last.isLegacy ||= isLegacy;
      } else {
        last = { text, left: x, right, y, size, isBold, isLegacy };
        segments.push(last);
      }
      wasBold = isBold;
    }
  }
  return segments;
}

/** Segments that begin a line of their side and name a part of a CV, in other letters than most of their side. */
function headingsOf(side: readonly Segment[]): Segment[] {
  const firsts = byHeight(side, SAME_LINE)
    .map((line) => [...line].sort((a, b) => a.left - b.left))
    .filter((line) => line.length === 1)
    .flatMap(([first]) => (first && headingNamed(first.text) ? [first] : []));
  const plain = side.filter((segment) => !firsts.includes(segment));
  const isUsual = (test: (segment: Segment) => boolean): boolean =>
    plain.filter(test).length > plain.length / 2;
  return firsts.filter(
    (first) =>
      (first.isBold && !isUsual(({ isBold }) => isBold)) ||
      (isCapitals(first.text) && !isUsual(({ text }) => isCapitals(text))) ||
      isUsual(({ size }) => first.size > size * 1.2),
  );
}

const isBeside = (one: Segment, other: Segment): boolean => Math.abs(one.y - other.y) < one.size * 0.3;

/** Whether two sides are lists of works: nearly every line of each has a year, or a row names the columns of both alike. */
function areLists(left: readonly Segment[], right: readonly Segment[]): boolean {
  const sides = [left, right].map((side) =>
    byHeight(side, SAME_LINE).map((line) => ({
      first: line[0],
      text: line.map(({ text }) => text).join('\t'),
    })),
  );
  const isDated = ({ text }: { readonly text: string }): boolean =>
    /(?:19|20)\d\d/.test(text) && /\p{L}/u.test(text);
  if (sides.every((side) => side.length >= LEAST_LINES && share(side, isDated) > 0.75)) return true;
  const [names = [], others = []] = sides.map((side) =>
    side.filter(({ text }) => text.split('\t').every((name) => columnOf(name) !== undefined)),
  );
  return names.some(({ first, text }) =>
    others.some((other) => other.text === text && first && other.first && isBeside(first, other.first)),
  );
}

/** Whether two sides of a gap are columns of the page; otherwise they are columns of a table. */
function areColumns(left: readonly Segment[], right: readonly Segment[]): boolean {
  const lines = byHeight(right, SAME_LINE).flatMap((line) =>
    [...line].sort((a, b) => a.left - b.left).slice(0, 1),
  );
  const isRight = new Set(right);
  // A cell of several lines stands centred beside others. Columns that stand beside each other by chance have several
  // each, or one each at other heights.
  const isRow = (row: readonly Segment[]): boolean => {
    const sides = [false, true].map((side) => row.filter((each) => isRight.has(each) === side));
    const counts = sides.map((side) => byHeight(side, SAME_LINE).length);
    const [one, other] = sides.map(([first]) => first);
    return (
      Math.min(...counts) === 1 &&
      (Math.max(...counts) > 1 || (one !== undefined && other !== undefined && isBeside(one, other)))
    );
  };
  const rows = rowsOf([...left, ...right]).filter((row) => row.some((each) => isRight.has(each)));
  const beside = share(rows, isRow);
  const edge = Math.min(...right.map((segment) => segment.left));
  const heads = headingsOf(right);
  const named = heads.filter((heading) => {
    // A heading in the middle of the page stands above both sides: the line below it begins elsewhere.
    const next = lines.find(({ y }) => y > heading.y + heading.size * 0.3);
    const isAbove = next === undefined || Math.abs(next.left - heading.left - 9) < 15;
    // Or above a further column of a table.
    const isAtEdge = heading.left - edge < 15;
    const neighbour = left.find((other) => isBeside(other, heading));
    return isAbove && isAtEdge && (neighbour === undefined || columnNamed(neighbour.text) === undefined);
  });
  // A margin with nothing but headings belongs to the rows beside it.
  const margin = headingsOf(left).length > left.length * 0.7;
  if (margin) return false;
  if (areLists(left, right)) return true;
  if (named.length > heads.length / 2) return true;
  return beside < 0.5 && lines.length >= LEAST_LINES && byHeight(left, SAME_LINE).length >= LEAST_LINES;
}

/** The longest run of segments, from top to bottom, of which none crosses `x`. */
function runWithout(segments: readonly Segment[], x: number): readonly [number, number] {
  let best: readonly [number, number] = [0, 0];
  let from = 0;
  segments.forEach(({ left, right }, index) => {
    if (left < x - 1 && right > x + 1) from = index + 1;
    else if (index + 1 - from > best[1] - best[0]) best = [from, index + 1];
  });
  return best;
}

/** The columns of a page, each as the segments in it, in reading order. */
function regionsOf(segments: readonly Segment[], depth = 0): Segment[][] {
  if (segments.length === 0) return [];
  if (depth === MAX_DEPTH || segments.length < 2 * LEAST_LINES) return [[...segments]];
  const sorted = [...segments].sort((a, b) => a.y - b.y);
  const edges = new Map<number, Segment[]>();
  for (const segment of sorted) {
    const edge = Math.round(segment.left / 3);
    edges.set(edge, [...(edges.get(edge) ?? []), segment]);
  }
  const often = [...edges.values()]
    .filter((group) => group.length >= 3)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_EDGES)
    .map((group) => Math.min(...group.map(({ left }) => left)) - 1)
    .sort((a, b) => a - b);
  for (const x of often) {
    const [from, to] = runWithout(sorted, x);
    const run = sorted.slice(from, to);
    const left = run.filter((segment) => segment.left < x - 1);
    const right = run.filter((segment) => segment.left >= x - 1);
    if (left.length < LEAST_LINES || right.length < LEAST_LINES || !areColumns(left, right)) continue;
    // Rows of a table may stand above the first heading of the right column.
    const top = Math.min(...headingsOf(right).map(({ y }) => y)) - 3;
    const above = right.filter(({ y }) => y < top);
    const isTable =
      top < Infinity &&
      share(above, (each) => sorted.some((other) => other.left < x - 1 && isBeside(each, other))) >= 0.5;
    const below = isTable ? run.findIndex(({ y }) => y >= top) : 0;
    // Or below the last of them, under a heading of the left one.
    const last = Math.max(...headingsOf(right).map(({ y }) => y));
    const [next = Infinity, after = Infinity] = headingsOf(left).flatMap(({ y }) =>
      y > last && last > 0 ? [y - 3] : [],
    );
    const under = right.filter(({ y }) => y > next && y < after);
    const isUnder = under.length > 1 && under.every((each) => left.some((other) => isBeside(each, other)));
    const end = isUnder ? run.findIndex(({ y }) => y >= next) : run.length;
    const inside = new Set(run.slice(below, end));
    const sides = [left, right].map((side) => side.filter((each) => inside.has(each)));
    return [sorted.slice(0, from + below), ...sides, sorted.slice(from + end)].flatMap((part) =>
      regionsOf(part, depth + 1),
    );
  }
  return [sorted];
}

/** The text with a bullet in place of a symbol, and without the dots that lead to the next column. */
const tidy = (text: string): string =>
  text
    .replace(SYMBOL, '• ')
    .replace(/(?:[._…]\s?){4,}/g, '\t')
    .trim();

/** The cells of a row; dots that lead to the next column divide a text. */
function cellsOf(row: readonly Segment[]): Cell[] {
  const cells: Cell[] = [];
  for (const { text, left, right } of [...row].sort((a, b) => a.left - b.left)) {
    const parts = tidy(text).split(/\t/);
    const width = (right - left) / parts.length;
    for (const [index, part] of parts.entries()) {
      if (part.trim() === '') continue;
      cells.push({ text: part.trim(), left: left + index * width, right: left + (index + 1) * width - 1 });
    }
  }
  return cells;
}

const styleOf = (row: readonly Segment[]): LineStyle => ({
  size: Math.max(...row.map(({ size }) => size)),
  isBold: row.every(({ isBold }) => isBold),
  isUnderlined: false,
});

/** Whether a line goes on in `next`: an item with a bullet by the indent, a paragraph because a word did not fit. */
function goesOn(line: readonly Segment[], next: readonly Segment[], edge: number): boolean {
  const [a, b] = [line[0], next[0]];
  if (!a || !b || line.length !== 1 || next.length !== 1 || Math.abs(a.size - b.size) > 0.6) return false;
  if (a.isBold !== b.isBold || BULLET.test(b.text) || b.y - a.y > 1.9 * a.size) return false;
  if (BULLET.test(a.text)) return b.left > a.left + 2;
  const word = ((b.right - b.left) / b.text.length) * (b.text.split(' ')[0] ?? '').length;
  return a.right + word > edge && (ENDS_OPEN.test(a.text.trim()) || BEGINS_INSIDE.test(b.text));
}

/** Whether segments stand below each other, not side by side. */
const overlaps = (one: readonly Segment[], other: readonly Segment[]): boolean =>
  one.some((a) => other.some((b) => a.left < b.right && b.left < a.right));

/** The rows of a column; cells that are centred beside taller ones are in their row. */
function rowsOf(region: readonly Segment[]): Segment[][] {
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

function joined(row: readonly Segment[]): Segment[] {
  const cells: Segment[] = [];
  for (const segment of row) {
    const above = cells.find((cell) => cell.left < segment.right && segment.left < cell.right);
    if (above) {
      above.text += ` ${segment.text}`;
      above.right = Math.max(above.right, segment.right);
    } else cells.push({ ...segment });
  }
  return cells;
}

function linesOfRegion(region: readonly Segment[], begins: CvLine['begins']): CvLine[] {
  const edge = Math.max(...region.map(({ right }) => right));
  const lines: CvLine[] = [];
  let before: Segment[] | undefined;
  for (const row of rowsOf(region).map(joined)) {
    const last = lines.at(-1);
    const style = styleOf(row);
    const cells = cellsOf(row);
    const [a, b] = [before?.at(-1), row[0]];
    if (last && before && goesOn(before, row, edge)) {
      const [cell] = last.cells;
      const text = `${cell?.text ?? ''} ${cells.map((each) => each.text).join(' ')}`;
      lines[lines.length - 1] = {
        ...last,
        cells: [{ text, left: cell?.left ?? 0, right: cell?.right ?? 0 }],
      };
    } else if (cells.length > 0) {
      lines.push({
        cells,
        style,
        isPlaced: cells.length === row.length,
        pitch: a && b ? (b.y - a.y) / style.size : 0,
        begins: last ? 'below' : begins,
        isTable: false,
        isLegacy: row.some(({ isLegacy }) => isLegacy),
      });
    }
    before = row;
  }
  return lines;
}

/** The lines of a page in reading order. */
export function pageLines(all: readonly Piece[]): CvLine[] {
  const pieces = withoutDoubles(all);
  const segments = segmentsOf(pieces, edgesOf(segmentsOf(pieces)));
  return regionsOf(segments).flatMap((region, index) =>
    linesOfRegion(region, index === 0 ? 'page' : 'column'),
  );
}
