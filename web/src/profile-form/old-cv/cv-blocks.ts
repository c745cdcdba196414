// Divides the lines of an old CV into blocks: a heading and its rows. Headings are known by their form first (alone in
// their line, in capitals, bold, underlined or larger), by their words second.
import { CV_FILE } from './cv-file-problem.ts';
import { includedIn } from './read-sentence.ts';
import { makerAbove, makerNamed, makersBeside } from './several-works.ts';
import { isCreditKind } from './list-items.ts';
import { splitLine } from './split-text.ts';
import { withStyledRecords, withValues } from './cv-records.ts';
import { yearNamed } from './cv-years.ts';
import { filledCells, isCapitals, looseLine, textOfLine, type CvLine } from './cv-line.ts';
import { isLanguage } from './cv-languages.ts';
import { columnsOf } from './header-row.ts';
import { isItem, wholeLines } from './whole-lines.ts';
import { withWrittenTables } from './written-tables.ts';
import {
  headingHinted,
  headingNamed,
  withoutCount,
  kindNamed,
  companyNamed,
  isCompany,
  columnNamed,
  type Column,
  type Heading,
} from './credit-words.ts';
import {
  isHeadingText,
  hasForm,
  bodyOf,
  isInColumn,
  isTight,
  isMoreOfTitle,
  isMoreOfNames,
  hasRoom,
  isBetweenItems,
  withoutMargins,
  LARGER,
  LONGEST_HEADING,
} from './heading-form.ts';

/** A heading, which may be of unknown words or missing, and the lines below it. */
export interface LineBlock {
  readonly heading: string;
  readonly named: Heading | undefined;
  /** The columns that a row of the table names; it is none of `lines`. */
  readonly columns: readonly (Column | undefined)[] | undefined;
  /** The line that names the columns, for its positions. */
  readonly header: CvLine | undefined;
  readonly lines: readonly BlockLine[];
}

export interface BlockLine {
  readonly line: CvLine;
  /** The year that a line above names for the lines below it. */
  readonly year: number | undefined;
  /** The company that a heading above names below that of its kind of work. */
  readonly maker?: string;
}

/** A line that stands more often is a heading only if it looks like one. */
const MOST_REPEATED = 2;

interface OpenBlock {
  heading: string;
  named: Heading | undefined;
  columns: readonly (Column | undefined)[] | undefined;
  header: CvLine | undefined;
  lines: BlockLine[];
  /** The line of the heading. */
  head: CvLine | undefined;
  /** How the lines look that name companies below it. */
  below?: string;
}

const styleName = ({ style, cells }: CvLine): string =>
  `${String(Math.round(style.size))}|${String(style.isBold)}|${String(style.isUnderlined)}|${String(isCapitals(cells[0]?.text ?? ''))}`;

/** The line, or a heading and a line for each work that a sentence lists. */
function withIncluded(line: CvLine): CvLine[] {
  const included = filledCells(line).length === 1 ? includedIn(textOfLine(line)) : undefined;
  if (!included) return [line];
  const { heading, works } = included;
  const head = {
    ...line,
    cells: looseLine([heading]).cells,
    style: { ...line.style, isBold: true, isUnderlined: true },
  };
  return [
    head,
    ...works.map((texts) => ({
      ...line,
      cells: looseLine(texts).cells,
      isPlaced: false,
      begins: 'below' as const,
    })),
  ];
}

const firstPart = (text: string): string => splitLine(text)[0] ?? '';

/** Whether a line that looks like a heading names a company below the heading of a kind: 'PRITHVI THEATRE' below 'PLAYS'. */
function isCompanyBelow(
  { named, head, columns, lines, below }: OpenBlock,
  line: CvLine,
  next: CvLine | undefined,
): boolean {
  const text = withoutCount(textOfLine(line));
  // Directly below a kind, or like one that was.
  const isDirect = (lines.length === 0 && named?.isCertain === true) || styleName(line) === below;
  // 'CHICAGO THEATRE' below 'FILMS', but not 'Hill Theatre' directly below 'PLAYS'.
  const isOther = (): boolean => {
    const kind = headingHinted(text)?.kind;
    return kind !== undefined && !(isDirect && kind === named?.kind);
  };
  return (
    (isCreditKind(named?.kind) || makerNamed(text) !== text) &&
    columns === undefined &&
    head !== undefined &&
    next !== undefined &&
    filledCells(line).length === 1 &&
    text.length <= LONGEST_HEADING &&
    !/[–—|;:"“„]|-\s/.test(text) &&
    !isItem(line) &&
    (line.style.isBold || line.style.isUnderlined || line.style.size > next.style.size * LARGER) &&
    !(next.style.isBold && line.style.isBold) &&
    (isDirect || styleName(line) !== styleName(head)) &&
    (headingNamed(text) ?? columnNamed(text)) === undefined &&
    !isOther() &&
    (isCompany(text) || isDirect || (isItem(next) && yearNamed(textOfLine(next)) === undefined))
  );
}

/** The kind of most works of the channel that a heading names: 'STAR PLUS', 'COLORS GUJARATI'. */
function channelNamed(text: string): Heading | undefined {
  const words = withoutCount(text).split(' ');
  const bare = isLanguage(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : words.join(' ');
  const kind = companyNamed(bare)?.kind;
  return kind && { kind, isCertain: true, kinds: [kind] };
}

/** Whether the cells of a line, three or more, begin where those of the row do that names the columns. */
const isInColumnsOf = (line: CvLine | undefined, header: CvLine): boolean => {
  const cells = line?.isPlaced === true && header.isPlaced ? filledCells(line) : [];
  return (
    cells.length > 2 && cells.every(({ left }) => header.cells.some((cell) => Math.abs(cell.left - left) < 4))
  );
};

export function cvBlocks(all: readonly CvLine[]): LineBlock[] {
  const whole = withWrittenTables(wholeLines(all.slice(0, CV_FILE.maxLines)));
  const body = bodyOf(whole);
  const lines = withoutMargins(withStyledRecords(withValues(whole)), body)
    .flatMap((line) => withIncluded(line))
    .slice(0, CV_FILE.maxLines);
  const counts = new Map<string, number>();
  for (const line of lines) {
    const part = firstPart(textOfLine(line));
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const namedLines = lines.filter((line) => filledCells(line).length === 1 && headingNamed(textOfLine(line)));
  const styled = namedLines.filter((line) => hasForm(line, body));
  // A colon alone, as in a pasted text, is no style that all headings have.
  const looks = styled.filter((line) => !/[:：]$/.test(textOfLine(line))).length;
  const needsForm = looks >= 2 && looks > namedLines.length / 3;
  const blocks: OpenBlock[] = [];
  let year: number | undefined;
  let maker = '';
  let room = 0;
  const begin = (heading: string, named: Heading | undefined, head?: CvLine): OpenBlock => {
    const above = blocks.at(-1);
    // The columns that the first row of a table names are those of its further parts.
    const isPart =
      (head?.isTable === true && above?.header?.isTable === true) ||
      (above?.header !== undefined &&
        head !== undefined &&
        isInColumnsOf(lines[lines.indexOf(head) + 1], above.header));
    const block: OpenBlock = {
      heading,
      named,
      columns: isPart ? above.columns : undefined,
      header: isPart ? above.header : undefined,
      lines: [],
      head,
    };
    blocks.push(block);
    [year, maker] = [undefined, ''];
    return block;
  };
  let block = begin('', undefined);
  lines.forEach((line, index) => {
    if (line.begins === 'column') {
      [year, maker] = [undefined, ''];
      if (block.lines.length > 0) block = begin('', undefined);
    }
    const text = textOfLine(line);
    const next = lines[index + 1];
    const isForm =
      makerAbove(text) === undefined &&
      ((hasForm(line, body) && !isMoreOfTitle(lines, index)) ||
        (!needsForm && !isInColumn(line, lines[index - 1]) && isBetweenItems(lines, index)));
    const isShort =
      filledCells(line).length === 1 &&
      text.length <= 2 * LONGEST_HEADING &&
      withoutCount(text).length <= LONGEST_HEADING;
    const isOverTable =
      isShort && next !== undefined && filledCells(next).length > 2 && columnsOf(next) !== undefined;
    const named = isShort && !isInColumn(line, lines[index - 1]) ? headingNamed(text) : undefined;
    // 'Short film' or 'Actor • Short' below each title says what the row is.
    const isEach = (counts.get(firstPart(text)) ?? 0) > MOST_REPEATED;
    const isOther = named && (named.kind === 'other' || named.kind === 'none' || isEach);
    const columns = columnsOf(line);
    const [first] = filledCells(line);
    const makers =
      columns === undefined && isCreditKind(block.named?.kind) ? makersBeside(line, next) : undefined;
    // 'Tamil' below 'Filmography (Malayalam)' names no other kind.
    const like = isLanguage(text) && isCreditKind(block.named?.kind) ? block.named : undefined;
    if (columns && first) {
      // 'FILM | ROLE | DIRECTOR' is a heading and names the columns.
      const kind = kindNamed(first.text) === undefined ? undefined : headingNamed(first.text);
      if (kind && (block.lines.length > 0 || block.named === undefined)) {
        block = begin(first.text, kind, line);
      } else if (block.header ? textOfLine(block.header) !== text : block.lines.length > 0) {
        block = begin(block.heading, block.named);
      }
      block.columns = columns;
      block.header = line;
    } else if (
      block.header !== undefined &&
      block.header === lines[index - 1] &&
      isMoreOfNames(line, block.header)
    ) {
      // The names go on in a second line.
    } else if (isOverTable && isHeadingText(text)) {
      block = begin(text, named ?? headingHinted(text), line);
    } else if (
      named &&
      (isForm ||
        (!isOther &&
          !isTight(line, lines[index - 1]) &&
          (!needsForm || (named.isCertain && hasRoom(line, next)))))
    ) {
      block = begin(text, named, line);
    } else if (makers !== undefined) {
      maker = makers;
    } else if (isCompanyBelow(block, line, next)) {
      maker = makerNamed(withoutCount(text));
      block.below = styleName(line);
      const [, when = ''] = /,\s([^,]+)$/.exec(text) ?? [];
      year = yearNamed(when)?.year;
    } else if (isForm) {
      // 'STAR PLUS' above the series that it showed.
      const house = named || like ? undefined : channelNamed(text);
      block = begin(text, like ?? named ?? house ?? headingHinted(text), line);
      if (house) maker = withoutCount(text);
    } else if (yearNamed(text)?.isExact === true && (block.lines.length === 0 || year !== undefined)) {
      // Above works of a year; below a work it is that of the work.
      year = yearNamed(text)?.year;
      room = line.pitch;
    } else {
      // The room above a year is that above its first work.
      const own = room > line.pitch ? { ...line, pitch: room } : line;
      block.lines.push(maker === '' ? { line: own, year } : { line: own, year, maker });
      room = 0;
    }
  });
  return blocks.filter(
    ({ heading, header, lines: own }) => heading !== '' || header !== undefined || own.length > 0,
  );
}
