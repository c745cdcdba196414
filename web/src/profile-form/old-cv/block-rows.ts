// The credits in a block of an old CV: its rows by the columns of a table, or each line by itself.
import { LIMITS } from '@marquee/domain/values/limits';
import type { Credit, CreditKind } from '@marquee/domain/profile/credit';
import { WRAP_PITCH, type BlockLine, type LineBlock } from './cv-blocks.ts';
import { MISSING_LETTER } from './cv-file-problem.ts';
import { filledCells, textOfLine } from './cv-line.ts';
import {
  readCreditLine,
  readCreditRow,
  splitLine,
  withoutBullet,
  type Context,
  type Doubt,
  type ReadCredit,
} from './credit-lines.ts';
import { yearNamed } from './credit-parts.ts';
import { columnNamed, detailNamed, headingNamed, isCompany, kindNamed, type Column } from './credit-words.ts';
import { inferColumns, titleEvidence, type Inferred } from './infer-columns.ts';
import { gridOf, type GridRow } from './table-grid.ts';

/** `order`: title and role may be in each other's places. `kind`: the heading names several kinds. */
export type RowDoubt = Doubt | 'order' | 'kind' | 'missing-letters';

export interface CvRow {
  /** The line as it is in the file. */
  readonly line: string;
  readonly credit: Credit;
  /** The kind that the row itself names, whatever its block is. */
  readonly kindNamed: CreditKind | undefined;
  /** The part that was not understood; '' for none. */
  readonly rest: string;
  readonly doubt: RowDoubt | undefined;
  /** Whether title and role were told by their order alone. */
  readonly isOrdered: boolean;
}

/** Longer texts are sentences, not names. */
const LONGEST = { title: 80, role: 60, production: 110 } as const;

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
function withWraps(grid: readonly GridRow[], columns: readonly (Column | undefined)[]): GridRow[] {
  const rows: GridRow[] = [];
  const usual = usualOf(grid, columns);
  const title = columns.indexOf('title');
  const widest = Math.max(...grid.map(({ cells }) => cells[title]?.length ?? 0));
  for (const row of grid) {
    const above = rows.at(-1);
    const { line, cells } = row;
    const isNear = line.isPlaced && !line.isTable && line.pitch > 0 && line.pitch < WRAP_PITCH;
    const isPart =
      cells.filter((cell) => cell !== '').length < usual.filled &&
      usual.anchors.every((index) => cells[index] === '');
    if (!above || !isNear || !isPart) {
      rows.push(row);
      continue;
    }
    const hasTitle = !isEmpty(cells, columns, 'title');
    const isClose = line.pitch < usual.pitch * 0.9 || /^[\p{Ll}(&]/u.test(cells[title] ?? '');
    const isCertain = !hasTitle || isClose || usual.anchors.length > 0;
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

/** The line's parts without its years, and the year. */
function withoutYears(line: BlockLine['line']): { readonly text: string; readonly year: number | undefined } {
  let year: number | undefined;
  const texts = filledCells(line)
    .map(({ text }) => text)
    .filter((text) => {
      const named = yearNamed(text);
      year ??= named?.year;
      return named === undefined;
    });
  return { text: texts.join('\t'), year };
}

const rowOf = (read: ReadCredit, line: string, isOrdered: boolean, doubt: RowDoubt | undefined): CvRow => ({
  line,
  credit: read.credit,
  kindNamed: read.kindNamed,
  rest: read.rest,
  doubt: line.includes(MISSING_LETTER) ? 'missing-letters' : (read.doubt ?? doubt),
  isOrdered,
});

function lineRow({ line, year }: BlockLine, kind: CreditKind | undefined): CvRow {
  const own = withoutYears(line);
  const read = readCreditLine(own.text === '' ? textOfLine(line) : own.text, {
    kind,
    year: own.year ?? year,
  });
  return rowOf(read, withoutBullet(textOfLine(line)), read.isOrdered, undefined);
}

/** The columns that a table's first row names, at the places of the grid's columns. */
function namedColumns(block: LineBlock, grid: readonly GridRow[]): Inferred | undefined {
  const { columns, header } = block;
  if (!columns || !header) return undefined;
  const [row] = gridOf([...block.lines, { line: header, year: undefined }], header).slice(-1);
  const width = grid[0]?.cells.length ?? 0;
  if (!row || row.cells.length !== width) return undefined;
  const texts = header.cells.map(({ text }) => text);
  const named = row.cells.map((cell) => (cell === '' ? undefined : columns[texts.indexOf(cell)]));
  return { columns: named, isSure: true };
}

/** Fewer parts of a line are read by their marks, not by their order. */
const LEAST_PARTS = 4;

/** Lines of one cell as rows of a table, if columns are named or nearly all have as many parts: '2023, Nora, Hamlet, Globe'. */
function asCells(lines: readonly BlockLine[], block: LineBlock): readonly BlockLine[] {
  if (lines.some(({ line }) => filledCells(line).length > 1)) return lines;
  const parts = lines.map(({ line }) => splitLine(withoutBullet(textOfLine(line))));
  const width = block.columns?.length ?? parts[0]?.length ?? 0;
  const same = parts.filter((texts) => texts.length === width).length;
  const isMarked = parts.flat().some((text) => /^[^:]{2,30}:\s/.test(text));
  if (!block.columns && (isMarked || width < LEAST_PARTS || lines.length < 2 || same < lines.length * 0.8))
    return lines;
  return lines.map(({ line, year }, at) => ({
    year,
    line: {
      ...line,
      isPlaced: false,
      cells: (parts[at] ?? []).map((text, left) => ({ text, left, right: left })),
    },
  }));
}

/** The rows of a block as credits, `kind` being what its heading says. */
export function blockRows(block: LineBlock, kind: CreditKind | undefined): CvRow[] {
  if (kind === 'award' && !block.columns) return block.lines.map((each) => lineRow(each, kind));
  const lines = asCells(block.lines, block);
  const several = lines.filter(({ line }) => filledCells(line).length > 1).length;
  if (several === 0 || several < lines.length * 0.4) return lines.map((each) => lineRow(each, kind));
  const grid = gridOf(lines, block.columns ? block.header : undefined);
  const named = namedColumns({ ...block, lines }, grid);
  const inferred =
    named ??
    inferColumns(grid.filter(({ cells }) => cells.filter(Boolean).length > 1).map(({ cells }) => cells));
  const { columns, isSure } = inferred;
  const texts = columns.filter(
    (column) => column !== undefined && ['title', 'role', 'production'].includes(column),
  );
  const title = columns.indexOf('title');
  const divided = grid.filter(({ cells }) => splitLine(cells[title] ?? '').length > 1).length;
  // A column of years beside lines such as 'Hamlet - Ophelia - Prithvi Theatre'.
  if (!named && texts.length === 1 && divided > grid.length * 0.4)
    return lines.map((each) => lineRow(each, kind));
  return withWraps(grid, columns).map((row): CvRow => {
    const filled = row.cells.filter((cell) => cell !== '').length;
    const line = textOfLine(row.line);
    if (filled === 1 && !isEmpty(row.cells, columns, 'title')) {
      const read = readCreditLine(row.cells.join(''), { kind, year: row.year });
      return rowOf(read, line, true, 'order');
    }
    const context: Context = { kind, year: row.year };
    const read = readCreditRow(row.cells, columns, context);
    return rowOf(read, line, named === undefined, isSure && row.isSure ? undefined : 'order');
  });
}

/** Whether the titles and roles of blocks are in each other's places: 'GERTRUDE | Hamlet | Prithvi Theatre'. */
export type Order = 'title-first' | 'role-first' | 'unknown';

const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** What the words of all rows with a title and a role say about their order. */
export function orderOf(rows: readonly CvRow[]): Order {
  const both = rows.filter(({ credit, isOrdered }) => isOrdered && credit.title !== '' && credit.role !== '');
  const evidence = both.reduce(
    (sum, { credit: { title, role } }) => sum + titleEvidence(role) - titleEvidence(title),
    0,
  );
  if (evidence >= 2 && evidence >= both.length * 0.2) return 'role-first';
  const isCapitalsFirst =
    both.length > 2 &&
    both.filter(({ credit: { title, role } }) => isCapitals(title) && !isCapitals(role)).length >
      both.length * 0.7;
  return evidence > 0 || (isCapitalsFirst && evidence === 0) ? 'unknown' : 'title-first';
}

/** The row with the order of its title and role that the CV has. */
export function inOrder(row: CvRow, order: Order): CvRow {
  const { credit, isOrdered } = row;
  if (!isOrdered || order === 'title-first') return row;
  if (credit.role === '') {
    // 'Lead | Hamlet' has its size where others have the role.
    return order === 'role-first' && credit.kind !== 'award' ? { ...row, doubt: row.doubt ?? 'order' } : row;
  }
  if (order === 'unknown') return { ...row, doubt: row.doubt ?? 'order' };
  return { ...row, credit: { ...credit, title: credit.role, role: credit.title } };
}

const DATE = /^[\d\s/.'’–—-]*(?:\p{L}+\.?\s)?[\d\s/.'’–—-]*$/u;

/** Whether a row is surely a credit: a title, something beside it, and nothing that was not understood. */
export function isSound({ credit, rest, doubt, line, isOrdered }: CvRow): boolean {
  const { kind, title, role, size, production, year } = credit;
  const isRest = rest
    .split(', ')
    .every((part) => part === '' || DATE.test(part) || yearNamed(part) !== undefined);
  const isNamed =
    columnNamed(title) !== undefined ||
    detailNamed(title) !== undefined ||
    (headingNamed(title) !== undefined && kindNamed(title) !== undefined && role === '');
  return (
    doubt === undefined &&
    isRest &&
    !isNamed &&
    !(isOrdered && isCompany(role)) &&
    !(role === '' && size === '' && title.includes(',') && kind !== 'award') &&
    /\p{L}|\d/u.test(title) &&
    (role !== '' || production !== '' || year !== 0 || size !== '') &&
    title.length <= LONGEST.title &&
    role.length <= LONGEST.role &&
    production.length <= Math.min(LONGEST.production, LIMITS.creditText) &&
    !/\S@\S|https?:|www\.|\d{8}/.test(line) &&
    !/^[\p{Ll}(&]/u.test(title) &&
    !/[,;:(–-]$/u.test(line)
  );
}
