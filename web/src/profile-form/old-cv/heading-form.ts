// How headings and the rest of rows look in an old CV: by size, weight, capitals, room, and what stands above and below.
import { filledCells, isCapitals, textOfLine, type CvLine } from './cv-line.ts';
import { columnsOf, WRAP_PITCH } from './header-row.ts';
import { isItem } from './whole-lines.ts';
import { headingNamed, withoutCount } from './credit-words.ts';

export const LONGEST_HEADING = 45;
const MOST_WORDS = 6;
/** How much larger than the text a heading is. */
export const LARGER = 1.1;

/** How most of a CV's text looks. */
interface Body {
  readonly size: number;
  readonly isBold: boolean;
  readonly isUnderlined: boolean;
  readonly isCapitals: boolean;
}

export function bodyOf(lines: readonly CvLine[]): Body {
  const weights = new Map<number, number>();
  let [all, bold, underlined, capitals] = [0, 0, 0, 0];
  for (const line of lines) {
    const text = textOfLine(line);
    const size = Math.round(line.style.size * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + text.length);
    all += text.length;
    if (line.style.isBold) bold += text.length;
    if (line.style.isUnderlined) underlined += text.length;
    if (isCapitals(text)) capitals += text.length;
  }
  const [size = 10] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? [];
  return {
    size,
    isBold: bold > all / 2,
    isUnderlined: underlined > all / 2,
    isCapitals: capitals > all * 0.4,
  };
}

export const isHeadingText = (text: string): boolean =>
  /\p{L}[\p{L}\p{M}]/u.test(text) &&
  !/\d{3}|^[\d\p{Ll}]|[^\s.]{5}\.$|[,;@"“”]$|^[(•●▪◦‣·*"“„‘–-]|\S@\S/u.test(text);

/** Whether a line looks like a heading among lines that look like `body`. */
export function hasForm(line: CvLine, body: Body): boolean {
  const cells = filledCells(line);
  const text = cells[0]?.text ?? '';
  const bare = withoutCount(text);
  const words = bare.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isLong = bare.length > LONGEST_HEADING || words.length > MOST_WORDS;
  if (cells.length !== 1 || text.length > 2 * LONGEST_HEADING || isLong || !isHeadingText(bare)) return false;
  const { size, isBold, isUnderlined } = line.style;
  return (
    size > body.size * LARGER ||
    (isBold && !body.isBold) ||
    (isUnderlined && !body.isUnderlined) ||
    (isCapitals(text) && !body.isCapitals) ||
    /[:：]$/.test(text)
  );
}

/** Whether a text stands below the second or a later cell of the line above, and not at the margin. */
export const isInColumn = (line: CvLine, above: CvLine | undefined): boolean => {
  const left = filledCells(line)[0]?.left ?? 0;
  const isAt = (cell: { readonly left: number } | undefined): boolean =>
    cell !== undefined && Math.abs(cell.left - left) < 3;
  const [first, ...others] = above ? filledCells(above) : [];
  return line.isPlaced && above?.isPlaced === true && others.some(isAt) && !isAt(first);
};

/** Whether a line stands closer to the one above it than that to the one before. */
export const isTight = (line: CvLine, above: CvLine | undefined): boolean =>
  line.pitch > 0 && line.begins === 'below' && line.pitch < (above?.pitch ?? 0) * 0.9;

/** Whether a line goes on with the title of a row: 'CHRISTMAS' below 'HOW THE GRINCH STOLE', or closer than other rows. */
export function isMoreOfTitle(lines: readonly CvLine[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  const [cell] = line ? filledCells(line) : [];
  const cells = above ? filledCells(above) : [];
  const title = cells.find(({ left }) => Math.abs(left - (cell?.left ?? NaN)) < 3);
  if (!above || !line?.isPlaced || !cell || !title || line.pitch === 0) return false;
  if (line.style.size > above.style.size * LARGER) return false;
  const isNear = line.pitch <= above.pitch * 1.1;
  if (cells.length === 1) return isNear && !headingNamed(cell.text) && isMoreOfTitle(lines, index - 1);
  const areCapitals = [title, cell].every(({ text }) => isCapitals(text));
  return (
    (areCapitals && isNear && above.style.isBold === line.style.isBold) ||
    (isTight(line, above) && !headingNamed(cell.text))
  );
}

/** Whether a line goes on with the row that names the columns: 'No.' below 'Sl.' */
export const isMoreOfNames = (line: CvLine, header: CvLine): boolean =>
  line.isPlaced &&
  line.pitch > 0 &&
  line.pitch < WRAP_PITCH &&
  line.style.isBold &&
  header.style.isBold &&
  filledCells(line).every(({ left }) => filledCells(header).some((cell) => Math.abs(cell.left - left) < 3));

/** Whether a line has more room above it than below. */
export const hasRoom = (line: CvLine, next: CvLine | undefined): boolean =>
  next !== undefined && next.pitch > 0 && line.pitch > next.pitch * 1.3;

/** Whether a short line without a bullet or number stands between lines that have one. */
export function isBetweenItems(lines: readonly CvLine[], index: number): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]];
  const text = line ? textOfLine(line) : '';
  return (
    isItem(before) &&
    isItem(next) &&
    !isItem(line) &&
    text.length <= LONGEST_HEADING &&
    !/[\d,;@\t]/.test(text)
  );
}

/** No credit has such a title: it is the heading of what stands beside it. */
const PART_BESIDE = /^(?:education|training|(?:special |other )?skills|languages)\s*:?$/i;

/** Lines in which the first cell is a heading in the margin: the heading in a line of its own, then the row. */
export function withoutMargins(lines: readonly CvLine[], body: Body): CvLine[] {
  const edges = new Map<number, { named: number; all: number }>();
  const edgeOf = ({ cells, isPlaced, isTable }: CvLine): number | undefined =>
    isPlaced && cells[0] ? Math.round(cells[0].left / 4) + (isTable ? 1e6 : 0) : undefined;
  const isNamed = (line: CvLine): boolean => {
    const [first] = line.cells;
    return first !== undefined && first.text !== '' && headingNamed(first.text) !== undefined;
  };
  for (const line of lines) {
    const edge = edgeOf(line);
    if (edge === undefined || line.cells[0]?.text === '') continue;
    const { named, all } = edges.get(edge) ?? { named: 0, all: 0 };
    edges.set(edge, { named: named + (isNamed(line) ? 1 : 0), all: all + 1 });
  }
  let header: CvLine | undefined;
  return lines.flatMap((line) => {
    const [first, second] = filledCells(line);
    if (columnsOf(line)) header = line;
    // Below the name of a further column: a cell goes on.
    const isCell =
      first && header ? header.cells.slice(1).some(({ left }) => Math.abs(left - first.left) < 4) : false;
    const { named, all } = edges.get(edgeOf(line) ?? -1) ?? { named: 0, all: 1 };
    // A larger line: 'Stage | Videos at …'.
    const isLarge = line.style.size > body.size * LARGER && isNamed(line);
    const isPart = isLarge || (!line.isTable && PART_BESIDE.test(first?.text ?? ''));
    const isMargin = named >= 2 && named >= all * 0.7 && isNamed(line) && !(isCell && line.isPlaced);
    if (!first || !second || !(isMargin || isPart)) return [line];
    if (columnsOf(line)) return [line];
    const heading = { ...line, cells: [first], style: { ...line.style, isBold: true, isUnderlined: true } };
    const style = isLarge ? { ...line.style, size: body.size, isBold: body.isBold } : line.style;
    const cells = line.cells.map((cell) => (cell === first ? { ...cell, text: '' } : cell));
    const row = { ...line, style, cells };
    return [
      heading,
      { ...row, cells: line.isTable ? row.cells : row.cells.slice(1), begins: 'below' as const },
    ];
  });
}
