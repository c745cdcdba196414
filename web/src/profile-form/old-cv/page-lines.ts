// Finds the lines of a PDF's page from pieces of text of which only the positions are known. The algorithm follows the
// order in which the page draws the pieces, which is the reading order for columns and tables alike: a piece to the
// right of a line, at its height, is a cell of its row; a piece further up begins a new column.

export interface Piece {
  readonly text: string;
  /** In points; `y` is the baseline's, and grows upwards. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The font's size. */
  readonly size: number;
}

/** Pieces of text side by side, without a gap that would begin a new cell. */
interface Segment {
  text: string;
  readonly left: number;
  right: number;
  readonly y: number;
  readonly size: number;
}

interface Row {
  /** The lines of each cell. */
  readonly cells: Segment[][];
  top: number;
  bottom: number;
}

/** Distances, as multiples of the font's size. */
const SAME_LINE = 0.45;
const WORD_GAP = 0.14;
const CELL_GAP = 0.9;
const LINE_PITCH = 1.9;
/** How far a cell may begin above and below the one before it, when cells are centred. */
const MIDDLE = { above: 1.3, below: 0.75 };
/** A cell with more lines is a column of the page, not a cell of a table. */
const MAX_CELL_LINES = 3;
/** A page that jumps back up more often is not drawn in reading order. */
const MAX_JUMPS = 3;

const BULLET = /^(?:[•●▪◦‣⁃·■□◆▶➤➢✓✔*–-]|o\t)\s*/u;
/** Bullets of the fonts Symbol and Wingdings, which stand for no Unicode character. */
const SYMBOL = /^\s*[\uE000-\uF8FF]\s*/u;
const ENDS_OPEN = /(?:[,&(–-]|\b(?:and|by|with|of|for|the|in|at|as)|और|के|की)$/iu;
/** Matches a line that continues the previous line; not an address, which is a line of its own. */
const BEGINS_INSIDE = /^(?!\S*[@/]|\S+\.\S)[\p{Ll}(&]/u;

/** Removes the spaces between letters: 'F I L M S'. */
const unspaced = (text: string): string =>
  text
    .split(/(\s{2,})/)
    .map((part) => (/^(?:[\p{L}&] ){2,}[\p{L}&]$/u.test(part) ? part.replaceAll(' ', '') : part))
    .join('');

function segmentsOf(pieces: readonly Piece[]): Segment[] {
  const segments: Segment[] = [];
  for (const { text: drawn, x, y, width: drawnWidth, size } of pieces) {
    const text = unspaced(drawn).trimEnd();
    if (text === '') continue;
    const width = drawnWidth * (drawn.trimEnd().length / drawn.length);
    const last = segments.at(-1);
    const gap = last ? x - last.right : 0;
    const unit = Math.max(size, last?.size ?? 0);
    if (last && Math.abs(y - last.y) < SAME_LINE * unit && gap > -0.6 * unit && gap < CELL_GAP * unit) {
      last.text += (gap > WORD_GAP * unit ? ' ' : '') + text;
      last.right = Math.max(last.right, x + width);
    } else {
      segments.push({ text, left: x, right: x + width, y, size });
    }
  }
  return segments;
}

const rightOf = (cell: readonly Segment[]): number => Math.max(...cell.map(({ right }) => right));

/** Whether a segment begins the next cell of a row. */
function isNextCell({ cells, top, bottom }: Row, { left, y, size }: Segment): boolean {
  const last = cells.at(-1) ?? [];
  return (
    last.length <= MAX_CELL_LINES &&
    left > rightOf(last) + size / 4 &&
    y <= top + MIDDLE.above * size &&
    y >= bottom - MIDDLE.below * size
  );
}

/** Whether a segment is the next line of the row's last cell. */
function isNextLine({ cells }: Row, { left, y, size }: Segment): boolean {
  const cell = cells.at(-1) ?? [];
  const [first, last] = [cell[0], cell.at(-1)];
  if (!first || !last) return false;
  const pitch = last.y - y;
  const isIndented = left > first.left + 2 && left < first.left + 3 * size && cells.length === 1;
  return pitch > 0 && pitch < LINE_PITCH * size && (Math.abs(left - first.left) <= 2 || isIndented);
}

const isLevel = (one: Segment, other: Segment): boolean => Math.abs(one.y - other.y) < other.size / 5;

function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of segments) {
    const row = rows.at(-1);
    const beside = row?.cells.length === 1 ? row.cells[0]?.at(-1) : undefined;
    if (
      row &&
      beside &&
      row.cells[0] &&
      row.cells[0].length > 1 &&
      isNextCell(row, segment) &&
      isLevel(beside, segment)
    ) {
      // Where 'FILMS' is above 'Hamlet … 2018', 'Hamlet' begins a new row with the year beside it.
      row.cells[0].pop();
      rows.push({ cells: [[beside], [segment]], top: segment.y, bottom: segment.y });
      continue;
    }
    if (row && isNextCell(row, segment)) row.cells.push([segment]);
    else if (row && isNextLine(row, segment)) row.cells.at(-1)?.push(segment);
    else {
      rows.push({ cells: [[segment]], top: segment.y, bottom: segment.y });
      continue;
    }
    row.top = Math.max(row.top, segment.y);
    row.bottom = Math.min(row.bottom, segment.y);
  }
  return rows;
}

/** Whether the page is not drawn in reading order. */
function isUnordered(rows: readonly Row[]): boolean {
  const jumps = rows.filter(({ top }, index) => index > 0 && top > (rows[index - 1]?.top ?? top) + 2).length;
  return jumps > MAX_JUMPS && jumps > rows.length / 5;
}

/** Pieces sorted from top to bottom, and in each line from left to right. */
function inPlace(pieces: readonly Piece[]): Piece[] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    if (line?.[0] && line[0].y - piece.y < SAME_LINE * piece.size) line.push(piece);
    else lines.push([piece]);
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.x - other.x));
}

/** The text with a bullet in place of a symbol, and without the dots that lead to the next column. */
const tidy = (text: string): string =>
  text
    .replace(SYMBOL, '• ')
    .replace(/\s*\.{4,}\s*|\s*(?:\. ){3,}\.?\s*/g, '\t')
    .trim();

/**
 * Whether an item with a bullet (by the indent) or a paragraph (because the next word did not fit) goes on in `next`.
 */
function goesOn(line: Segment, next: Segment, edge: number): boolean {
  if (Math.abs(line.size - next.size) > 0.6 || BULLET.test(next.text)) return false;
  if (BULLET.test(line.text)) return next.left > line.left + 2;
  const word = ((next.right - next.left) / next.text.length) * (next.text.split(' ')[0] ?? '').length;
  const isFull = line.right + word > edge;
  return isFull && (ENDS_OPEN.test(line.text.trim()) || BEGINS_INSIDE.test(next.text));
}

function linesOfCell(cell: readonly Segment[], edge: number): string[] {
  const lines: string[] = [];
  for (const [index, segment] of cell.entries()) {
    const before = cell[index - 1];
    if (before && goesOn(before, segment, edge)) lines.push(`${lines.pop() ?? ''} ${tidy(segment.text)}`);
    else lines.push(tidy(segment.text));
  }
  return lines;
}

/** The lines of a page; the cells of a row are separated by tabs. */
export function pageLines(pieces: readonly Piece[]): string[] {
  const drawn = rowsOf(segmentsOf(pieces));
  const rows = isUnordered(drawn) ? rowsOf(segmentsOf(inPlace(pieces))) : drawn;
  return rows.flatMap(({ cells }) => {
    const isTable = cells.length > 1 && cells.every((cell) => cell.length <= MAX_CELL_LINES);
    if (isTable) return [cells.map((cell) => cell.map(({ text }) => tidy(text)).join(' ')).join('\t')];
    return cells.flatMap((cell) => linesOfCell(cell, rightOf(cell)));
  });
}
