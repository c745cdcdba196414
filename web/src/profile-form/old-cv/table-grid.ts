// The cells of a block's lines, in columns.
import type { Cell, CvLine } from './cv-line.ts';
import { filledCells } from './cv-line.ts';
import { yearNamed } from './credit-parts.ts';
import type { Column } from './credit-words.ts';
import { WRAP_PITCH, type BlockLine } from './cv-blocks.ts';

export interface GridRow {
  readonly line: CvLine;
  readonly year: number | undefined;
  /** A text for each column, '' for none. */
  readonly cells: readonly string[];
  /** Whether each cell surely belongs to its column. */
  readonly isSure: boolean;
}

/** Points by which cells of one column may begin apart, and by which cells of two columns may overlap. */
const EDGE = 9;
const OVERLAP = 2;

interface Span {
  left: number;
  right: number;
}

/** The columns that cells make: the spans that no gap goes through. */
function spansOf(cells: readonly Cell[]): Span[] {
  const spans: Span[] = [];
  for (const { left, right } of [...cells].sort((a, b) => a.left - b.left)) {
    const last = spans.at(-1);
    if (last && left < last.right - OVERLAP) last.right = Math.max(last.right, right);
    else spans.push({ left, right });
  }
  return spans;
}

/** The columns by their left edges, for cells that reach into the next column. */
function edgesOf(cells: readonly Cell[], least: number): Span[] {
  const groups: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.left - b.left)) {
    const group = groups.at(-1);
    if (group?.[0] && cell.left - group[0].left < EDGE) group.push(cell);
    else groups.push([cell]);
  }
  return groups
    .filter((group) => group.length >= least)
    .map((group) => ({ left: group[0]?.left ?? 0, right: Math.max(...group.map(({ right }) => right)) }));
}

const mostFrequent = (counts: readonly number[]): number => {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
};

/** The column of a cell: the last that begins before it. */
const columnAt = (columns: readonly Span[], { left }: Cell): number =>
  columns.reduce((last, column, index) => (column.left <= left + EDGE ? index : last), 0);

/** The least share of rows that fill a column: a cell in another is out of place. */
const FILLED = 0.25;

function placed(rows: readonly BlockLine[], columns: readonly Span[], usual: number): GridRow[] {
  const several = rows.filter(({ line }) => filledCells(line).length > 1);
  const counts = columns.map(
    (_, at) =>
      several.filter(({ line }) => filledCells(line).some((cell) => columnAt(columns, cell) === at)).length,
  );
  return rows.map(({ line, year }) => {
    const cells = columns.map(() => '');
    const isExtra =
      columns.length > usual &&
      filledCells(line).some((cell) => (counts[columnAt(columns, cell)] ?? 0) < several.length * FILLED);
    const own = new Set(filledCells(line).map((cell) => columnAt(columns, cell)));
    // As many cells as others have, but not in the columns that most of them fill.
    const isMoved =
      own.size >= usual && counts.some((count, at) => count > several.length / 2 && !own.has(at));
    let isSure = !isExtra && !isMoved;
    for (const cell of filledCells(line)) {
      const at = columnAt(columns, cell);
      if (cells[at] !== '') isSure = false;
      cells[at] = `${cells[at] ?? ''} ${cell.text}`.trim();
    }
    return { line, year, cells, isSure };
  });
}

/** The rows of lines, of which most have several cells. `header` is the line that names the columns, if there is one. */
export function gridOf(rows: readonly BlockLine[], header: CvLine | undefined): GridRow[] {
  const lines = rows.map(({ line }) => line);
  const cellsOf = (line: CvLine): readonly Cell[] => (line.isTable ? line.cells : filledCells(line));
  const multiple = lines.filter((line) => filledCells(line).length > 1);
  const usual = mostFrequent((header ? [...multiple, header] : multiple).map((line) => cellsOf(line).length));
  const isTable = lines.every((line) => line.isTable);
  const isPlaced = multiple.every((line) => line.isPlaced && !line.isTable) && (header?.isPlaced ?? true);
  if (isPlaced && !isTable) {
    const cells = [...multiple, ...(header ? [header] : [])].flatMap(filledCells);
    const spans = spansOf(cells);
    const columns = spans.length >= usual ? spans : edgesOf(cells, Math.max(2, multiple.length * 0.15));
    if (columns.length >= usual) return placed(rows, columns, usual);
  }
  const width = Math.max(usual, ...lines.map((line) => cellsOf(line).length));
  return rows.map(({ line, year }) => {
    const texts = cellsOf(line).map(({ text }) => text);
    return {
      line,
      year,
      cells: Array.from({ length: width }, (_, index) => texts[index] ?? ''),
      isSure: texts.length === usual,
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
  const several = grid.filter(({ cells }) => cells.filter(Boolean).length > 1);
  const pitches = several.map(({ line }) => line.pitch).filter((pitch) => pitch > 0);
  const [pitch = 0] = [...pitches].sort((a, b) => a - b).slice(pitches.length >> 1);
  const full = columns.flatMap((_, index) =>
    several.filter(({ cells }) => cells[index]).length > several.length * 0.6 ? [index] : [],
  );
  const anchors = full.filter((index) => ANCHORS.includes(columns[index]));
  return { pitch, filled: full.length, anchors };
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
  const widest = Math.max(...grid.map(({ cells }) => cells[title]?.length ?? 0));
  for (const row of grid) {
    const above = rows.at(-1);
    const { line, cells } = row;
    const isNear = line.isPlaced && !line.isTable && line.pitch > 0 && line.pitch < WRAP_PITCH;
    const isPart =
      cells.filter((cell) => cell !== '').length < usual.filled &&
      usual.anchors.every(
        (index) => !/\d/.test(cells[index] ?? '') && (cells[index] === '' || columns[index] === 'year'),
      );
    if (!above || !isNear || !isPart) {
      rows.push(row);
      continue;
    }
    const hasTitle = !isEmpty(cells, columns, 'title');
    const isClose = line.pitch < usual.pitch * 0.9 || /^[\p{Ll}(&]/u.test(cells[title] ?? '');
    const isMore = usual.anchors.length > 0 && cells.filter(Boolean).length > 1;
    const isCertain = !hasTitle || isClose || isMore;
    const [first = ''] = (cells[title] ?? '').split(' ');
    // A title that did not fit goes on below; another one may be of a row without a role.
    const goesOn = isCertain || (above.cells[title]?.length ?? 0) + first.length >= widest;
    rows[rows.length - 1] = {
      ...above,
      cells: goesOn ? above.cells.map((cell, at) => `${cell} ${cells[at] ?? ''}`.trim()) : above.cells,
      isSure: above.isSure && row.isSure && isCertain,
    };
    if (!goesOn) rows.push({ ...row, isSure: false });
  }
  return rows;
}
