// The cells of a block's lines, in columns.
import type { Cell, CvLine } from './cv-line.ts';
import { endBehind, filledCells, looseLine } from './cv-line.ts';
import { cellText } from './take-part.ts';
import type { Column } from './credit-words.ts';
import type { BlockLine } from './cv-blocks.ts';
import { yearNamed } from './cv-years.ts';
import { LARGER } from './heading-form.ts';
import { WRAP_PITCH } from './header-row.ts';
import { share } from './share.ts';

export interface GridRow {
  readonly line: CvLine;
  readonly year: number | undefined;
  readonly maker?: string;
  /** A text for each column, '' for none. */
  readonly cells: readonly string[];
  /** Whether each cell surely belongs to its column. */
  readonly isSure: boolean;
  /** What stands below the title with an asterisk: '*upcoming'. */
  readonly note?: string;
  /** Where the last line of each cell begins and ends; missing for cells without positions. */
  readonly edges?: readonly (Cell | undefined)[];
}

/** Fewer titles than this share are notes. */
const MOST_NOTES = 0.3;
/** Lines of more cells are rows of their own, if their titles had room above and they stand no closer. */
const MOST_WRAPPED = 2;
/** Where more cells than this share go on though the next word had room, their lines are parts. */
const MOST_BROKEN = 0.5;
/** A column is filled in at least this share of the rows. */
const FILLED = 0.25;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Rows stand at least so far below each other, as a share of the distance above. */
const ALIKE_PITCH = 0.95;
/** What goes on with a title may stand closer than rows do, or as far from it as they from each other. */
const CLOSER = 0.92;
const AS_ROWS = 1.05;
/** Stands for the text above it. */
const DITTO = /^(?:[–—-]\s?do\s?[–—-]|ditto|〃|["”]|same as above)$/i;

/** The rows with what stands above in place of '-do-'. */
const withDittos = (rows: readonly GridRow[]): GridRow[] => {
  let above: readonly string[] = [];
  return rows.map((row) => {
    above = row.cells.map((cell, at) => (DITTO.test(cell.trim()) ? (above[at] ?? '') : cell));
    return { ...row, cells: above };
  });
};

/** The cells of a row in columns of the given left edges, and whether each surely belongs to its column. */
function placed(
  cells: readonly Cell[],
  columns: readonly number[],
): Pick<GridRow, 'cells' | 'isSure' | 'edges'> {
  const texts = columns.map(() => '');
  const edges: (Cell | undefined)[] = columns.map(() => undefined);
  let isSure = cells.length <= columns.length;
  let before = -1;
  for (const cell of cells) {
    const distances = columns.map((left) => Math.abs(cell.left - left));
    const at = distances.indexOf(Math.min(...distances));
    // A text that reaches into the next column has met the text there.
    const isOver = cell.right > (columns[at + 1] ?? Infinity) + 2;
    if (isOver || at <= before) isSure = false;
    before = at;
    texts[at] = `${texts[at] ?? ''} ${cell.text}`.trim();
    edges[at] = cell;
  }
  return { cells: texts, isSure, edges };
}

/** The rows of lines, of which most have several cells. `header` is the line that names the columns, if there is one. */
export function gridOf(rows: readonly BlockLine[], header: CvLine | undefined): GridRow[] {
  const cellsOf = (line: CvLine): readonly Cell[] => (line.isTable ? line.cells : filledCells(line));
  const lines = rows.map(({ line }) => line).filter((line) => filledCells(line).length > 1);
  const counts = [...lines, ...(header ? [header] : [])].map((line) => cellsOf(line).length);
  const isFrequent = (count: number): boolean =>
    counts.filter((each) => each === count).length >= Math.max(1, lines.length * FILLED);
  const width = Math.max(header ? cellsOf(header).length : 1, ...counts.filter(isFrequent));
  const isFull = (line: CvLine): boolean =>
    line.isPlaced && !line.isTable && filledCells(line).length === width;
  const rowsOnly = lines.filter(isFull);
  const full = rowsOnly.length > 0 || !header || !isFull(header) ? rowsOnly : [header];
  // Where the cells of a column begin in most rows.
  const columns = Array.from({ length: width }, (_, at) =>
    median(full.map((line) => filledCells(line)[at]?.left ?? 0)),
  );
  const grid = rows.map(({ line, ...above }): GridRow => {
    const cells = cellsOf(line);
    if (line.isPlaced && !line.isTable && full.length > 0)
      return { line, ...above, ...placed(cells, columns) };
    const texts = Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at]?.text ?? '');
    const isSure = cells.length === width;
    const last = texts
      .slice(width - 1)
      .join(' ')
      .trim();
    return { line, ...above, cells: [...texts.slice(0, width - 1), last], isSure };
  });
  return withDittos(grid);
}

/** The distance between most rows, and how many columns nearly all of them fill. */
function usualOf(grid: readonly GridRow[], columns: readonly (Column | undefined)[]) {
  const pitchOf = (rows: readonly GridRow[]): number =>
    median(rows.map(({ line }) => line.pitch).filter((pitch) => pitch > 0));
  const all = grid.filter(({ cells }) => cells.filter(Boolean).length > 1);
  const dated = all.filter(({ cells }) => /\d/.test(cells[columns.indexOf('year')] ?? ''));
  const others = all.filter((row) => !dated.includes(row));
  const isApart = dated.length > 1 && others.length > 0 && pitchOf(dated) > pitchOf(others) * 1.3;
  const several = isApart ? dated : all;
  const isFull = (index: number): boolean =>
    several.filter(({ cells }) => cells[index]).length > several.length * 0.6;
  return { pitch: pitchOf(several), filled: columns.filter((_, index) => isFull(index)).length };
}

/** Whether a line of a cell ends where the first word of the next one still had room in its column. */
function isBroken(above: Cell | undefined, below: Cell | undefined, end: number): boolean {
  if (!above || !below || below.text === '') return false;
  return endBehind(above, below, 2) < end;
}

/**
 * The right edges of the columns; none where cells go on below though most had room: a theatre, and below it the director.
 */
function endsOf(grid: readonly GridRow[], width: number, title: number): number[] {
  const wraps = grid.flatMap((row, index) => {
    const above = grid[index - 1];
    return above?.cells[title] && !row.cells[title] ? [[above, row] as const] : [];
  });
  return Array.from({ length: width }, (_, at) => {
    const end = Math.max(0, ...grid.map(({ edges }) => edges?.[at]?.right ?? 0));
    const both = wraps.filter(([above, row]) => above.cells[at] && row.cells[at]);
    const isBreak = ([above, row]: readonly [GridRow, GridRow]): boolean =>
      isBroken(above.edges?.[at], row.edges?.[at], end);
    return both.length > 2 && share(both, isBreak) > MOST_BROKEN ? Infinity : end;
  });
}

/** No title ends so: 'The Merry Wives of'. */
const ENDS_OPEN = /(?:\s(?:of|the|and|an?|in|to|for|with|at|on|by)|&|,)$/i;

/** Whether the first word of a title had no room behind the title above it, with so many letters between it and the next column. */
function hadNoRoom(
  { edges: above = [] }: GridRow,
  { edges = [] }: GridRow,
  title: number,
  letters: number,
): boolean {
  const [one, more] = [above[title], edges[title]];
  const next = above.slice(title + 1).find((cell) => cell !== undefined);
  if (!one || !more || !next || !/^[\p{L}(]/u.test(more.text)) return false;
  if (more.right > next.left) return false;
  return endBehind(one, more, letters) > next.left || ENDS_OPEN.test(one.text);
}

/** Two rows as one, in the place of `line`; `ends` are the right edges of the columns. */
function merged(above: GridRow, row: GridRow, line: CvLine, ends: readonly number[]): GridRow {
  const isSmaller = row.line.style.size * LARGER < above.line.style.size;
  const cells = above.cells.map((cell, at) => {
    const more = row.cells[at] ?? '';
    const isBreak = isSmaller || isBroken(above.edges?.[at], row.edges?.[at], ends[at] ?? 0);
    // 'Tom (Cover)' and below it '& Dominique (Cover)'
    const isOwn = isBreak && !/^[(&]/.test(more);
    const sign = isOwn ? '\t' : '';
    return cellText([cell, more === '' ? '' : sign + more]);
  });
  const note = [above.note, row.note].filter(Boolean).join(' ');
  return {
    ...row,
    line: { ...line, cells: looseLine(note === '' ? cells : [...cells, note]).cells },
    cells,
    ...(note && { note }),
    isSure: above.isSure && row.isSure,
    edges: cells.map((_, at) => row.edges?.[at] ?? above.edges?.[at]),
  };
}

/** How much further to the right a title's second line begins, in points. */
const HUNG = 4;

/** The rows with the first lines of titles that go on, further to the right, beside the other cells. */
function withHungTitles(grid: readonly GridRow[], title: number): readonly GridRow[] {
  const isAlone = ({ line, cells }: GridRow): boolean =>
    line.isPlaced && cells.every((cell, at) => (cell !== '') === (at === title));
  const isHung = (above: GridRow | undefined, row: GridRow | undefined): boolean => {
    const [one, more] = [above?.edges?.[title], row?.edges?.[title]];
    const isNear = row !== undefined && row.line.pitch > 0 && row.line.pitch < WRAP_PITCH;
    return (
      isNear &&
      above !== undefined &&
      isAlone(above) &&
      !isAlone(row) &&
      (more?.left ?? 0) > (one?.left ?? Infinity) + HUNG
    );
  };
  return grid.flatMap((row, at) => {
    const above = grid[at - 1];
    if (isHung(row, grid[at + 1])) return [];
    if (!above || !isHung(above, row)) return [row];
    const cells = row.cells.map((cell, index) =>
      index === title ? `${above.cells[title] ?? ''} ${cell}` : cell,
    );
    return [{ ...row, cells, line: { ...row.line, pitch: above.line.pitch, cells: looseLine(cells).cells } }];
  });
}

/** The columns of a table that names none: titles stand first, or behind the years. */
function likelyColumns(grid: readonly GridRow[]): (Column | undefined)[] {
  const isYears = (at: number): boolean => {
    const filled = grid.flatMap(({ cells }) => cells[at] || []);
    return filled.length > 1 && share(filled, (text) => yearNamed(text) !== undefined) > 0.8;
  };
  const columns = (grid[0]?.cells ?? []).map((_, at) => (isYears(at) ? ('year' as const) : undefined));
  const title = columns.indexOf(undefined);
  return columns.map((column, at) => (at === title ? 'title' : column));
}

/** The rows with the lines that only go on with the cells above: a role of two lines. */
export function withWraps(
  all: readonly GridRow[],
  named: readonly (Column | undefined)[] | undefined,
): GridRow[] {
  const columns = named ?? likelyColumns(all);
  const title = columns.indexOf('title');
  const grid = withHungTitles(all, title);
  const rows: GridRow[] = [];
  const usual = usualOf(grid, columns);
  const ends = endsOf(grid, columns.length, title);
  const isTitled = (cells: readonly string[]): boolean => (cells[title] ?? '') !== '';
  const isNote = ({ cells }: GridRow): boolean => (cells[title] ?? '').startsWith('*');
  // Where many titles have an asterisk it is their bullet.
  const hasNotes = share(grid, isNote) < MOST_NOTES;
  const withoutNote = (row: GridRow, at: number): GridRow =>
    hasNotes && at > 0 && isNote(row)
      ? {
          ...row,
          cells: row.cells.map((cell, index) => (index === title ? '' : cell)),
          note: row.cells[title] ?? '',
        }
      : row;
  // Lines of a taller cell that stand above the title that is centred beside them.
  let over: GridRow | undefined;
  for (const [index, each] of grid.map(withoutNote).entries()) {
    const next = grid[index + 1];
    const isOver =
      next !== undefined &&
      next.line.isPlaced &&
      next.line.style.isBold === each.line.style.isBold &&
      !isTitled(each.cells) &&
      isTitled(next.cells) &&
      next.line.pitch > 0 &&
      next.line.pitch < Math.min(WRAP_PITCH, each.line.pitch * 0.75);
    if (isOver) {
      over = each;
      continue;
    }
    const row = over ? merged(over, each, each.line, ends) : each;
    const isTall = over !== undefined;
    over = undefined;
    const above = isTall ? undefined : rows.at(-1);
    const { line, cells } = row;
    const filled = cells.filter((cell) => cell !== '').length;
    // The year below a title, closer than rows are: '2023 | | Role: Ophelia'
    const isYear =
      filled <= MOST_WRAPPED &&
      line.pitch < (above?.line.pitch ?? 0) * ALIKE_PITCH &&
      yearNamed(cells[title] ?? '')?.isExact === true;
    const hasTitle = isTitled(cells) && !isYear;
    // '(performed)' below a role goes on with it, at whatever distance.
    const isRest = !hasTitle && /^[\p{Ll}(&]/u.test(cells.filter(Boolean).join('\t'));
    // Below a title that left no room its next words stand at the distance of rows, however large that is.
    const isMore =
      filled === 1 &&
      above !== undefined &&
      line.pitch < usual.pitch * AS_ROWS &&
      hadNoRoom(above, row, title, 2);
    const isNear =
      line.isPlaced && !line.isTable && line.pitch > 0 && (line.pitch < WRAP_PITCH || isRest || isMore);
    // 'Violet | Monty | BAM Theatre', where the title above had room for 'Violet', is a row that names no director.
    const isRow =
      filled > MOST_WRAPPED &&
      above !== undefined &&
      line.pitch >= above.line.pitch * ALIKE_PITCH &&
      hasTitle &&
      !hadNoRoom(above, row, title, 1);
    const isPart = (filled < usual.filled || isYear) && !isRow;
    if (!above || !isNear || !isPart) {
      rows.push(row);
      continue;
    }
    const isClose = line.pitch < usual.pitch * CLOSER || /^[\p{Ll}(&]/u.test(cells[title] ?? '') || isMore;
    const isCertain = !hasTitle || isClose;
    const isSure = above.isSure && row.isSure && isCertain;
    rows[rows.length - 1] = { ...(isCertain ? merged(above, row, above.line, ends) : above), isSure };
    if (!isCertain) rows.push({ ...row, isSure: false });
  }
  return rows;
}
