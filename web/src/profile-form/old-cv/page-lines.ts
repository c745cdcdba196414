// Finds the lines of a PDF's page from pieces of text of which only positions and fonts are known. Columns of the page
// are told from columns of a table by their headings and by whether their lines stand side by side.
import { endBehind, isCapitals, looseLine, type Cell, type CvLine, type LineStyle } from './cv-line.ts';
import { headingNamed } from './credit-words.ts';
import { yearNamed } from './cv-years.ts';
import { columnOf } from './header-row.ts';
import { mostFrequent, share } from './share.ts';
import { cardsOf } from './page-cards.ts';
import { isOnRequest } from './whole-lines.ts';
import {
  byHeight,
  goesOn,
  goesOnAtMargin,
  isBeside,
  rowsOf,
  SAME_LINE,
  segmentsOf,
  withoutDoubles,
  type Piece,
  type Segment,
} from './page-segments.ts';

/** A column of the page has at least so many lines. */
const LEAST_LINES = 4;
/** How often a page is divided. */
const MAX_DEPTH = 6;
/** Lines of a column are indented by at most so many points. */
const INDENT = 16;
/** A row has at most so many cells. */
const MOST_CELLS = 12;
/** So many lines of a table have cells on both sides of a gap. */
const ROWS_BESIDE = 0.8;
/** So many cells of two lines say whether these are parts, and so many of them must have had room. */
const LEAST_TALL = 3;
const MOST_TALL = 200;
const MOST_BROKEN = 0.5;
/** Lines of a paragraph stand so much closer to each other than paragraphs. */
const TIGHT = 0.93;
/** Candidates for the left edge of a column that are tried. */
const MAX_EDGES = 40;

/** Bullets of the fonts Symbol and Wingdings, which stand for no Unicode character. */
const SYMBOL = /^\s*[\uE000-\uF8FF]\s*/u;
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

const middleOf = (segments: readonly Segment[]): number => {
  const heights = segments.map(({ y }) => y);
  return (Math.min(...heights) + Math.max(...heights)) / 2;
};

/** Whether the rows of two sides stand beside each other, below headings that have nothing beside them. */
function areRowsBelow(left: readonly Segment[], right: readonly Segment[]): boolean {
  const heads = headingsOf(right);
  const isAlone = (head: Segment): boolean => !left.some((other) => isBeside(head, other));
  const isBesideAny = (row: readonly Segment[], others: readonly Segment[]): boolean =>
    row.some((one) => others.some((other) => isBeside(one, other)));
  const rows = byHeight(
    right.filter((segment) => !heads.includes(segment)),
    SAME_LINE,
  );
  return (
    heads.length > 0 &&
    heads.every(isAlone) &&
    headingsOf(left).length === 0 &&
    share(rows, (row) => isBesideAny(row, left)) > ROWS_BESIDE &&
    share(byHeight(left, SAME_LINE), (row) => isBesideAny(row, right)) > ROWS_BESIDE
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
    const [ones = [], others = []] = sides;
    const isCentred =
      Math.min(...counts) > 1 && Math.abs(middleOf(ones) - middleOf(others)) < (ones[0]?.size ?? 0) * 0.2;
    return (
      isCentred ||
      (Math.min(...counts) === 1 &&
        (Math.max(...counts) > 1 || ones.some((one) => others.some((other) => isBeside(one, other)))))
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
    // 'Film' beside 'Theatre', both larger than what is below them, are two headings.
    const isLarge = (other: Segment): boolean =>
      left.filter(({ size }) => size * 1.2 < other.size).length > left.length / 2 &&
      headingNamed(other.text) !== undefined;
    const isNamed = left.some(
      (other) => isBeside(other, heading) && columnOf(other.text) !== undefined && !isLarge(other),
    );
    return isAbove && isAtEdge && !isNamed;
  });
  // A margin with nothing but headings or years belongs to the rows beside it.
  const isMargin =
    headingsOf(left).length > left.length * 0.7 ||
    share(left, ({ text }) => yearNamed(text) !== undefined) > 0.8;
  if (isMargin || areRowsBelow(left, right)) return false;
  if (areLists(left, right)) return true;
  if (named.length > heads.length / 2) return true;
  const lefts = byHeight(left, SAME_LINE);
  // Each row of a table may have a second line in the further columns.
  const areRows =
    lefts.length < lines.length &&
    share(lefts, (line) => line.some((one) => right.some((each) => isBeside(one, each)))) > 0.9;
  return beside < 0.5 && !areRows && lines.length >= LEAST_LINES && lefts.length >= LEAST_LINES;
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

/** How many of a run's segments there are without its last rows that are those of a table which goes on below it. */
function endOf(run: readonly Segment[], below: readonly Segment[], x: number): number {
  const rows = byHeight(run, SAME_LINE);
  const next = byHeight(below.slice(0, MOST_CELLS), SAME_LINE)[0] ?? [];
  let end = run.length;
  for (const row of rows.reverse()) {
    const cells = row.filter(({ left }) => left >= x - 1);
    const goesOn = cells.every((cell) => next.some(({ left }) => Math.abs(left - cell.left) < 3));
    if (cells.length === 0 || cells.length === row.length || !goesOn) return end;
    end -= row.length;
  }
  return end;
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
    // The headings of a column may stand before its indented lines.
    .flatMap((x) => [Math.min(...sorted.flatMap(({ left }) => (left > x - INDENT ? [left] : []))) - 1, x])
    .sort((a, b) => a - b);
  for (const x of new Set(often)) {
    const [from, to] = runWithout(sorted, x);
    const whole = sorted.slice(from, to);
    const run = whole.slice(0, endOf(whole, sorted.slice(to), x));
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

/** Whether segments stand in one column: the larger part of the narrower one is below or above the other. */
const isInColumnOf = (one: Segment, other: Segment): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) >
  Math.min(one.right - one.left, other.right - other.left) / 2;

/** The cells of a row, each as its lines. */
function stacked(row: readonly Segment[]): Segment[][] {
  const cells: Segment[][] = [];
  for (const segment of row) {
    const above = cells.find((cell) =>
      cell.some((each) => each.left < segment.right && segment.left < each.right),
    );
    if (above) above.push(segment);
    else cells.push([segment]);
  }
  return cells;
}

/** The rows of a column with each cell in one; a comma divides its lines where most of them had room for the next word. */
function joinedRows(region: readonly Segment[]): Segment[][] {
  const rows = rowsOf(region).map(stacked);
  const table = rows.filter((cells) => cells.length > 2).flat();
  const tall = table.filter((cell) => cell.length > 1).slice(0, MOST_TALL);
  const hadRoom = ([one, two]: readonly Segment[]): boolean => {
    if (!one || !two) return false;
    const widest = table
      .flat()
      .filter((each) => isInColumnOf(each, two))
      .reduce((width, { left, right }) => Math.max(width, right - left), 0);
    return endBehind(one, two, 2) - one.left < widest;
  };
  const rooms = tall.map((cell) => ({ first: cell[0], hadRoom: hadRoom(cell) }));
  const areParts = (one: Segment): boolean => {
    const others = rooms.filter(({ first }) => first !== undefined && isInColumnOf(one, first));
    return others.length >= LEAST_TALL && share(others, (other) => other.hadRoom) > MOST_BROKEN;
  };
  const joined = (lines: readonly Segment[]): readonly Segment[] => {
    const [first, ...more] = lines;
    if (!first || more.length === 0) return lines;
    const text = lines.map((line) => line.text).join(areParts(first) ? ', ' : ' ');
    return [{ ...first, text, right: Math.max(...lines.map(({ right }) => right)) }];
  };
  return rows.map((cells) => cells.flatMap(joined));
}

/** Where the last cells of most rows begin. */
function lastColumnOf(rows: readonly (readonly Segment[])[]): number {
  return (
    mostFrequent(rows.flatMap((row) => (row.length > 2 ? [Math.round(row.at(-1)?.left ?? 0)] : []))) ??
    Infinity
  );
}

/** The line with the texts of another behind its last cell. */
function withMore(line: CvLine, more: readonly Cell[]): CvLine {
  const [end = { text: '', left: 0, right: 0 }] = line.cells.slice(-1);
  const text = [end, ...more].map((cell) => cell.text).join(' ');
  return { ...line, cells: [...line.cells.slice(0, -1), { ...end, text }] };
}

function linesOfRegion(region: readonly Segment[], begins: CvLine['begins']): CvLine[] {
  const edge = Math.max(...region.map(({ right }) => right));
  const rows = joinedRows(region);
  const column = lastColumnOf(rows);
  const lines: CvLine[] = [];
  let before: Segment[] | undefined;
  const heights = rows.map(([first]) => first?.y ?? 0);
  const gapAt = (at: number): number => (heights[at] ?? Infinity) - (heights[at - 1] ?? -Infinity);
  const usual = mostFrequent(heights.slice(1).map((_, at) => Math.round(gapAt(at + 1)))) ?? 0;
  for (const [at, row] of rows.entries()) {
    const last = lines.at(-1);
    const style = styleOf(row);
    const cells = cellsOf(row);
    const [a, b] = [before?.at(-1), row[0]];
    const isTight = gapAt(at) < TIGHT * usual;
    if (last && before && goesOn(before, row, edge, isTight)) {
      lines[lines.length - 1] = withMore(last, cells);
    } else if (last && before && goesOnAtMargin(before, row, column, edge)) {
      lines[lines.length - 1] = withMore(last, cells);
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

function linesOf(segments: readonly Segment[], begins: CvLine['begins']): CvLine[] {
  const found = cardsOf(segments);
  if (!found)
    return regionsOf(segments).flatMap((region, index) =>
      linesOfRegion(region, index === 0 ? begins : 'column'),
    );
  const cards = found.cards.map((texts) => looseLine(texts));
  return [...linesOf(found.above, begins), ...cards, ...linesOf(found.below, 'below')];
}

/** The lines of a page in reading order. */
export function pageLines(all: readonly Piece[]): CvLine[] {
  const pieces = withoutDoubles(all);
  const segments = segmentsOf(pieces);
  // A remark may stand so near to a row that it would go on with it.
  const remarks = segments.filter(({ text }) => isOnRequest(text));
  const texts = segments.filter(({ text }) => !isOnRequest(text));
  return [...linesOf(texts, 'page'), ...linesOf(remarks, 'below')];
}
