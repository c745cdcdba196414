// The cells of a block's lines, in columns.
import type { Cell, CvLine } from './cv-line.ts';
import { filledCells } from './cv-line.ts';
import type { BlockLine } from './cv-blocks.ts';

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
