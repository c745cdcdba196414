// The cells of a block's lines, in columns.
import type { Cell, CvLine } from './cv-line.ts';
import { filledCells, looseLine } from './cv-line.ts';
import { yearNamed } from './credit-parts.ts';
import type { Column } from './credit-words.ts';
import type { BlockLine } from './cv-blocks.ts';
import { WRAP_PITCH } from './header-row.ts';

export interface GridRow {
  readonly line: CvLine;
  readonly year: number | undefined;
  /** A text for each column, '' for none. */
  readonly cells: readonly string[];
  /** Whether each cell surely belongs to its column. */
  readonly isSure: boolean;
}

/** A column is filled in at least this share of the rows. */
const FILLED = 0.25;
/** Points by which a cell may stand apart from its column, if no other column is nearer. */
const NEAR = 12;

/** Where the cells of a column begin, lie and end in most rows: they may stand at its left, centre or right. */
type Place = readonly [left: number, centre: number, right: number];

const placeOf = ({ left, right }: Cell): Place => [left, (left + right) / 2, right];

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

const distance = (one: Place, other: Place): number =>
  Math.min(...one.map((edge, at) => Math.abs(edge - (other[at] ?? 0))));

/** The cells of a row in columns of the given places, and whether each surely belongs to its column. */
function placed(cells: readonly Cell[], columns: readonly Place[]): Pick<GridRow, 'cells' | 'isSure'> {
  const texts = columns.map(() => '');
  const isFull = cells.length === columns.length;
  let isSure = cells.length <= columns.length;
  let before = -1;
  for (const [index, cell] of cells.entries()) {
    const distances = columns.map((column) => distance(placeOf(cell), column));
    const least = Math.min(...distances);
    const at = isFull ? index : distances.indexOf(least);
    const others = Math.min(...distances.filter((_each, other) => other !== at));
    // A text that reaches into the next column has met the text there.
    const isOver = cell.right > (columns[at + 1]?.[0] ?? Infinity) + 2;
    if (isOver || at <= before || least !== distances[at] || (least > NEAR && least * 2 > others))
      isSure = false;
    before = at;
    texts[at] = `${texts[at] ?? ''} ${cell.text}`.trim();
  }
  return { cells: texts, isSure };
}

/** The rows of lines, of which most have several cells. `header` is the line that names the columns, if there is one. */
export function gridOf(rows: readonly BlockLine[], header: CvLine | undefined): GridRow[] {
  const cellsOf = (line: CvLine): readonly Cell[] => (line.isTable ? line.cells : filledCells(line));
  const lines = rows.map(({ line }) => line).filter((line) => filledCells(line).length > 1);
  const counts = [...lines, ...(header ? [header] : [])].map((line) => cellsOf(line).length);
  const isFrequent = (count: number): boolean =>
    counts.filter((each) => each === count).length >= Math.max(1, lines.length * FILLED);
  const width = Math.max(header ? cellsOf(header).length : 1, ...counts.filter(isFrequent));
  const full = lines.filter((line) => line.isPlaced && !line.isTable && filledCells(line).length === width);
  const columns = Array.from({ length: width }, (_, at): Place => {
    const places = full.map((line) => placeOf(filledCells(line)[at] ?? { text: '', left: 0, right: 0 }));
    const middle = (edge: 0 | 1 | 2): number => median(places.map((place) => place[edge]));
    return [middle(0), middle(1), middle(2)];
  });
  return rows.map(({ line, year }) => {
    const cells = cellsOf(line);
    if (line.isPlaced && !line.isTable && full.length > 0) return { line, year, ...placed(cells, columns) };
    const texts = Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at]?.text ?? '');
    const isSure = cells.length === width;
    return {
      line,
      year,
      cells: [
        ...texts.slice(0, width - 1),
        texts
          .slice(width - 1)
          .join(' ')
          .trim(),
      ],
      isSure,
    };
  });
}

/** The columns that are known by their cells alone; the first of the others is the title. */
function plainColumns(grid: readonly GridRow[]): readonly (Column | undefined)[] {
  const share = (at: number, test: (text: string) => boolean): number => {
    const filled = grid.map(({ cells }) => cells[at] ?? '').filter(Boolean);
    return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
  };
  const columns = (grid[0]?.cells ?? []).map((_, at): Column | undefined => {
    if (at === 0 && share(at, (text) => /^\(?\p{Nd}{1,3}[.)]?$/u.test(text)) > 0.75) return 'ignored';
    return share(at, (text) => yearNamed(text) !== undefined) >= 0.6 ? 'year' : undefined;
  });
  const title = columns.indexOf(undefined);
  return columns.map((column, at) => (at === title ? 'title' : column));
}

const isEmpty = (
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  column: Column,
): boolean => columns.every((each, index) => each !== column || cells[index] === '');

/** Columns of which each row of a table has a cell of one line, if they are filled at all. */
const ANCHORS: readonly (Column | undefined)[] = ['year', 'kind', 'ignored'];

/** The distance between most rows, how many columns nearly all of them fill, and those that begin every row. */
function usualOf(grid: readonly GridRow[], columns: readonly (Column | undefined)[]) {
  const pitchOf = (rows: readonly GridRow[]): number =>
    median(rows.map(({ line }) => line.pitch).filter((pitch) => pitch > 0));
  const all = grid.filter(({ cells }) => cells.filter(Boolean).length > 1);
  const dated = all.filter(({ cells }) => /\d/.test(cells[columns.indexOf('year')] ?? ''));
  const others = all.filter((row) => !dated.includes(row));
  const isApart = dated.length > 1 && others.length > 0 && pitchOf(dated) > pitchOf(others) * 1.3;
  const several = isApart ? dated : all;
  const pitch = pitchOf(several);
  const full = columns.flatMap((_, index) =>
    several.filter(({ cells }) => cells[index]).length > several.length * 0.6 ? [index] : [],
  );
  const years = full.filter((index) => columns[index] === 'year');
  const anchors = years.length > 0 ? years : full.filter((index) => ANCHORS.includes(columns[index]));
  return { pitch, filled: full.length, anchors };
}

/** Two rows as one, in the place of `line`. */
function merged(above: GridRow, row: GridRow, line: CvLine): GridRow {
  const cells = above.cells.map((cell, at) => `${cell} ${row.cells[at] ?? ''}`.trim());
  return {
    ...row,
    line: { ...line, cells: looseLine(cells).cells },
    cells,
    isSure: above.isSure && row.isSure,
  };
}

/** The rows with the lines that only go on with the cells above: a role of two lines. */
export function withWraps(
  grid: readonly GridRow[],
  named: readonly (Column | undefined)[] | undefined,
): GridRow[] {
  const rows: GridRow[] = [];
  const columns = named ?? plainColumns(grid);
  const usual = usualOf(grid, columns);
  const title = columns.indexOf('title');
  // Lines of a taller cell that stand above the title that is centred beside them.
  let over: GridRow | undefined;
  for (const [index, each] of grid.entries()) {
    const next = grid[index + 1];
    const isOver =
      next !== undefined &&
      next.line.isPlaced &&
      next.line.style.isBold === each.line.style.isBold &&
      isEmpty(each.cells, columns, 'title') &&
      !isEmpty(next.cells, columns, 'title') &&
      next.line.pitch > 0 &&
      next.line.pitch < Math.min(WRAP_PITCH, each.line.pitch * 0.75);
    if (isOver) {
      over = each;
      continue;
    }
    const row = over ? merged(over, each, each.line) : each;
    const isTall = over !== undefined;
    over = undefined;
    const above = isTall ? undefined : rows.at(-1);
    const { line, cells } = row;
    const hasTitle = !isEmpty(cells, columns, 'title');
    // '(performed)' below a role goes on with it, at whatever distance.
    const isRest = !hasTitle && /^[\p{Ll}(&]/u.test(cells.filter(Boolean).join('\t'));
    const isNear = line.isPlaced && !line.isTable && line.pitch > 0 && (line.pitch < WRAP_PITCH || isRest);
    const isPart =
      cells.filter((cell) => cell !== '').length < usual.filled &&
      usual.anchors.every(
        (index) => !/\d/.test(cells[index] ?? '') && (cells[index] === '' || columns[index] === 'year'),
      );
    if (!above || !isNear || !isPart) {
      rows.push(row);
      continue;
    }
    const isClose = line.pitch < usual.pitch * 0.9 || /^[\p{Ll}(&]/u.test(cells[title] ?? '');
    const isMore = usual.anchors.length > 0 && cells.filter(Boolean).length > 1;
    const isCertain = !hasTitle || isClose || isMore;
    const isSure = above.isSure && row.isSure && isCertain;
    rows[rows.length - 1] = { ...(isCertain ? merged(above, row, above.line) : above), isSure };
    if (!isCertain) rows.push({ ...row, isSure: false });
  }
  return rows;
}
