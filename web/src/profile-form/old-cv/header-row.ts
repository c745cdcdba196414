// The rows that name the columns of a CV's tables: 'Title | Role | Director / Production house'.
import { columnNamed, type Column } from './credit-words.ts';
import { MISSING_LETTER } from './cv-file-problem.ts';
import { filledCells, looseLine, type CvLine } from './cv-line.ts';

const PRODUCTION_FIRST = ['production', 'title', 'role'] as const;

/** The field that a cell of a table's first row names: 'Role', 'Director / Production house'. */
function columnOf(cell: string): Column | undefined {
  const bare = cell.replace(/\([^()]*\)/g, ' ');
  const whole = columnNamed(bare);
  if (whole !== undefined) return whole;
  const parts = bare
    .split(/[/&,|]|\s(?:and|or)\s/i)
    .filter((part) => !part.includes(MISSING_LETTER))
    .map((part) => columnNamed(part));
  if (parts.includes(undefined)) return undefined;
  return PRODUCTION_FIRST.find((column) => parts.includes(column)) ?? parts[0];
}

/** The fields that a line names for the columns below it. */
export function columnsOf(line: CvLine): readonly (Column | undefined)[] | undefined {
  const cells = filledCells(line);
  if (cells.length < 2 || cells.length > 10) return undefined;
  const own = cells.map(({ text }) => columnOf(text));
  // 'Performance | Role | Director': what all rows begin with is their title, whatever it is called.
  const isTitled =
    own.length > 2 && own.includes('role') && !own.includes('title') && !own.slice(1).includes(undefined);
  const named = own.map((column, at) => column ?? (isTitled && at === 0 ? 'title' : undefined));
  // British CVs call the title the production.
  const isProduction = (text: string): boolean =>
    !named.includes('title') && /^\P{L}*productions?\P{L}*$/iu.test(text);
  const fieldOf = (text: string): Column | undefined =>
    isProduction(text) ? 'title' : named[cells.findIndex((cell) => cell.text === text)];
  const columns = cells.map(({ text }) => fieldOf(text));
  const known = columns.filter((column) => column !== undefined).length;
  const isAll = known === columns.length || (known > 2 && known >= columns.length * 0.6);
  return isAll &&
    new Set(columns).size > 1 &&
    columns.some((column) => column === 'title' || column === 'role')
    ? line.cells.map(({ text }) => fieldOf(text) ?? (text === '' ? undefined : 'unknown'))
    : undefined;
}

/** Lines of a cell stand at most so far below each other, in heights of a line. */
export const WRAP_PITCH = 1.6;

/** Two lines of cells as one. */
function withWrap(above: CvLine, line: CvLine): CvLine {
  const below = filledCells(line);
  const cells = above.cells.map((cell) => {
    const more = below.filter(({ left }) => Math.abs(cell.left - left) < 4).map(({ text }) => text);
    return { ...cell, text: [cell.text, ...more].join(' ') };
  });
  return { ...above, cells };
}

/** The lines, with the names of columns that take two lines in one. */
export function withWholeHeaders(lines: readonly CvLine[]): CvLine[] {
  const whole: CvLine[] = [];
  let isHeader = false;
  for (const line of lines) {
    const above = whole.at(-1);
    const isBelow =
      above && line.isPlaced && line.pitch > 0 && line.pitch < WRAP_PITCH && filledCells(above).length > 1;
    const edges = above?.cells.map(({ left }) => left) ?? [];
    const isAligned = line.cells.every(({ left }) => edges.some((edge) => Math.abs(edge - left) < 4));
    const joined = isBelow && isAligned ? withWrap(above, line) : undefined;
    if (joined && columnsOf(joined) && (isHeader || columnsOf(above ?? line) === undefined)) {
      whole[whole.length - 1] = joined;
    } else {
      isHeader = columnsOf(line) !== undefined;
      whole.push(line);
    }
  }
  return whole;
}

/** A line of a pasted text, '2019 | Hamlet | Ophelia', whose first line names the columns. */
export function divided(line: CvLine): CvLine {
  const [cell, ...more] = filledCells(line);
  if (!cell || more.length > 0) return line;
  const parts = cell.text
    .split(/[|,;]|\s[-–—/]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    ...line,
    cells: looseLine(parts).cells,
    isPlaced: false,
  };
}
