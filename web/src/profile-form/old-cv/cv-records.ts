// Credits of several lines: a title, and below it its role, its company or its year in lines of their own.
import { columnsOf, LABEL, labelNamed } from './header-row.ts';
import { splitLine, withoutBullet } from './split-text.ts';
import { columnNamed, headingNamed, isCompany, kindNamed, type Column } from './credit-words.ts';
import type { BlockLine } from './cv-blocks.ts';
import { filledCells, isProse, looseLine, textOfLine, type CvLine } from './cv-line.ts';
import { yearNamed } from './cv-years.ts';
import { mostFrequent, share } from './share.ts';
import { makerNamed } from './several-works.ts';

/** A credit has at most so many lines. */
const MOST_LINES = 10;
/** Fewer credits of several lines may look so by chance. */
const LEAST_RECORDS = 3;
/** Longer lines are prose, or whole credits; so are lines of more cells. */
const LONGEST = 80;
const MOST_CELLS = 2;
/** Lines with labels are credits of several lines, however many each has. */
const LABELLED = 0.5;
/** So many credits have as many lines as most of them. */
const ALIKE = 0.8;

/** Whether the line at a place is the first one of a credit. */
type Begins = (lines: readonly CvLine[], at: number) => boolean;

/** What the label of a line names: 'Role: Ophelia', or 'Role' and 'Ophelia' in two cells. */
function labelOf(line: CvLine | undefined): Column | undefined {
  const cells = line ? filledCells(line) : [];
  const text = withoutBullet(cells[0]?.text ?? '');
  if (cells.length === 1) return columnNamed(LABEL.exec(text)?.[1] ?? '');
  // 'Short film' beside a role says what the work is.
  return cells.length === 2 && kindNamed(text) === undefined ? labelNamed(text) : undefined;
}

/** 'Film: Hamlet' above 'Role: Ophelia', or a title without a label above it. */
const isLabelled: Begins = (lines, at) =>
  labelOf(lines[0]) === undefined
    ? labelOf(lines[at]) === undefined && (at === 0 || labelOf(lines[at - 1]) !== undefined)
    : labelOf(lines[at]) === labelOf(lines[0]);

/** A title with its company or year beside it, and its role below. */
const isBesideOthers: Begins = (lines, at) => filledCells(lines[at] ?? looseLine([])).length > 1;

/** Whether the second of two lines stands below the title, not closer to it than other lines, as cells that go on do. */
function isTwo([one, two, ...more]: readonly BlockLine[]): boolean {
  if (!one || !two || more.length > 0) return false;
  const [title, below] = [one, two].map(({ line }) => filledCells(line)[0]?.left ?? 0);
  const isBelow = !two.line.isPlaced || Math.abs((title ?? 0) - (below ?? 0)) < 3;
  return isBelow && (two.line.pitch === 0 || two.line.pitch >= one.line.pitch * 0.9);
}

/** Whether the last of nearly each `size` lines is a company, and none of the others is. */
function endWithCompanies(lines: readonly CvLine[], size: number): boolean {
  const companies = (isLast: boolean): number =>
    share(
      lines.filter((_line, at) => (at % size === size - 1) === isLast),
      (line) => isCompany(textOfLine(line)),
    );
  return lines.length % size === 0 && companies(true) >= 0.6 && companies(false) <= 0.1;
}

/** Ways to see where credits begin that have equally many lines. */
const WAYS: readonly Begins[] = [
  // Larger or bolder than the other lines.
  (lines, at) =>
    lines[at]?.style.size === lines[0]?.style.size &&
    lines[at]?.style.isBold === lines[0]?.style.isBold &&
    yearNamed(textOfLine(lines[0] ?? looseLine([])))?.isExact !== true,
  // With more room above it than between its lines.
  (lines, at) => at === 0 || (lines[at]?.pitch ?? 0) > (lines[at - 1]?.pitch ?? Infinity) * 1.3,
  // Below the year of the one before.
  (lines, at) =>
    at === 0 || yearNamed(filledCells(lines[at - 1] ?? looseLine([]))[0]?.text ?? '') !== undefined,
  // 'Hamlet, 2019'.
  (lines, at) => /(?:19|20)\d\d/.test(textOfLine(lines[at] ?? looseLine([]))),
  // '– Ophelia –' below its title.
  (lines, at) => !/^[–—•*·-]/u.test(textOfLine(lines[at] ?? looseLine([]))),
  ...[3, 2].map(
    (size): Begins =>
      (lines, at) =>
        at % size === 0 && (at > 0 || endWithCompanies(lines, size)),
  ),
];

/** The lines in groups, each with the line that begins it. */
function groupsOf(block: readonly BlockLine[], begins: Begins): BlockLine[][] {
  const lines = block.map(({ line }) => line);
  const groups: BlockLine[][] = [];
  if (lines.length === 0 || !begins(lines, 0)) return groups;
  for (const [at, each] of block.entries()) {
    if (begins(lines, at)) groups.push([each]);
    else groups.at(-1)?.push(each);
  }
  return groups;
}

/** Whether there is clearly more room above each group than between its lines. */
function areApart(groups: readonly BlockLine[][]): boolean {
  const rooms = groups.slice(1).map(([first]) => first?.line.pitch ?? 0);
  const inner = groups.flatMap((lines) => lines.slice(1).map(({ line }) => line.pitch));
  return Math.min(...rooms) > Math.max(0, ...inner) * 1.6;
}

/** Whether groups are credits of several lines, nearly all of as many if nothing else keeps them apart. */
function areRecords(groups: readonly BlockLine[][]): boolean {
  const counts = groups.map(({ length }) => length);
  const usual = [...counts].sort((a, b) => a - b)[counts.length >> 1] ?? 0;
  return (
    groups.length >= LEAST_RECORDS &&
    usual > 1 &&
    Math.max(...counts) <= MOST_LINES &&
    (share(counts, (count) => count === usual) >= ALIKE || areApart(groups))
  );
}

function recordsOf(all: readonly BlockLine[]): BlockLine[][] | undefined {
  const block = all.filter(({ line }) => !isProse(textOfLine(line)));
  if (share(block, ({ line }) => labelOf(line) !== undefined) >= LABELLED) return groupsOf(block, isLabelled);
  const isWhole = ({ line }: BlockLine): boolean =>
    textOfLine(line).length > LONGEST || filledCells(line).length > MOST_CELLS;
  const beside = groupsOf(block, isBesideOthers);
  if (areRecords(beside) && beside.every((lines) => isTwo(lines))) return beside;
  if (block.some(isWhole)) return undefined;
  return WAYS.map((begins) => groupsOf(block, begins)).find(areRecords);
}

/** Who wrote a play is no part of a credit. */
const WRITTEN =
  /^(?:(?:music|lyrics|book|words|story|screenplay|libretto|written|adapted|based)[,&\s]*(?:and )?)+(?:by|on) /i;

/** Names of columns that are read again. */
const LABELS: Readonly<Record<Column, string>> = {
  title: 'Title',
  role: 'Role',
  production: 'Director',
  year: 'Year',
  kind: 'Type',
  size: 'Billing',
  ignored: 'Number',
  unknown: 'Number',
};

/** 'Actor • Short' is two parts, 'Prithvi Theatre, Mumbai' is one. */
function partsOf(line: CvLine): string[] {
  const texts = filledCells(line).map(({ text }) => withoutBullet(text));
  const column = labelOf(line);
  if (column !== undefined) return texts.length === 1 ? texts : [`${LABELS[column]}: ${texts[1] ?? ''}`];
  return texts.flatMap((text) => {
    const parts = splitLine(text);
    return parts.join(', ') === text ? [text] : parts;
  });
}

/** The lines of each credit as one. */
function joined(records: readonly (readonly BlockLine[])[]): BlockLine[] {
  const titled = records.map((lines) => {
    // The title is what is largest, whatever small line stands above it.
    const size = Math.max(...lines.map(({ line }) => line.style.size));
    const title = lines.find(({ line }) => line.style.size === size) ?? lines[0];
    return { head: lines[0], title, others: lines.filter((each) => each !== title) };
  });
  const isDivided = ({ line }: BlockLine): boolean => partsOf(line).length > filledCells(line).length;
  // 'Shaurya – The Return' among titles that nothing divides is one title.
  const areDivided = share(titled, ({ title }) => title !== undefined && isDivided(title)) >= 0.5;
  // So is 'Half  a Moon' with a wide gap.
  const areCells =
    share(titled, ({ title }) => title !== undefined && filledCells(title.line).length > 1) >= 0.5;
  return titled.flatMap(({ head, title, others }) => {
    if (!head || !title) return [];
    const cells = filledCells(title.line).map(({ text }) => text);
    const whole = areCells ? cells : [cells.join(' ')];
    const own = areDivided || labelOf(title.line) ? partsOf(title.line) : whole;
    const texts = [...own, ...others.flatMap(({ line }) => partsOf(line))].filter(
      (text) => !WRITTEN.test(text),
    );
    // Without the number before the title.
    const { cells: read } = looseLine(/^\p{Nd}{1,3}[.)]?$/u.test(texts[0] ?? '') ? texts.slice(1) : texts);
    return [{ ...head, line: { ...head.line, cells: read, isPlaced: false } }];
  });
}

/** The lines as one for each credit, where the credits have several. */
export function withRecords(block: readonly BlockLine[]): readonly BlockLine[] {
  const records = recordsOf(block);
  return records ? joined(records) : block;
}

/** A credit of a page has at most so many lines below its title. */
const MOST_BELOW = 5;

const lookOf = ({ style }: CvLine): string => `${String(Math.round(style.size * 2))}|${String(style.isBold)}`;

/** How lines look; one that names a part of the CV, and does not look as most do, looks like no other. */
function looksOf(lines: readonly CvLine[]): string[] {
  const looks = lines.map((line) => lookOf(line));
  const usual = mostFrequent(looks);
  return lines.map((line, at) => {
    const look = looks[at] ?? '';
    if (look === usual) return look;
    const text = textOfLine(line);
    const isNamed =
      filledCells(line).length === 1 && (headingNamed(text) !== undefined || makerNamed(text) !== text);
    // 'Film | Year' names columns.
    return isNamed || columnsOf(line) !== undefined ? 'heading' : look;
  });
}

/** The lines that titles of one look begin, with those below each. */
function groupsBelow(
  lines: readonly CvLine[],
  looks: readonly string[],
  title: string,
): { readonly groups: CvLine[][]; readonly areOver: boolean } {
  const size = lines[looks.indexOf(title)]?.style.size ?? 0;
  const isBelow = (at: number): boolean => {
    const line = lines[at];
    return (
      line !== undefined &&
      looks[at] !== title &&
      looks[at] !== 'heading' &&
      line.begins === 'below' &&
      line.style.size <= size &&
      !line.isTable &&
      filledCells(line).length <= MOST_CELLS &&
      textOfLine(line).length <= LONGEST
    );
  };
  // 'Film 2019' in small letters above each title, with the room above it.
  const isOver = (at: number): boolean =>
    isBelow(at - 1) && (lines[at - 1]?.pitch ?? 0) > (lines[at]?.pitch ?? Infinity) * 1.4;
  const titles = looks.flatMap((look, at) => (look === title ? [at] : []));
  const areOver = share(titles, isOver) > 0.5;
  const groups = titles.map((at) => {
    let end = at + 1;
    while (isBelow(end) && end <= at + MOST_BELOW && !(areOver && looks[end + 1] === title)) end += 1;
    return lines.slice(areOver && isOver(at) ? at - 1 : at, end);
  });
  return { groups, areOver };
}

/** Whether a line stands below a cell behind the title of the line above, before which a year may stand. */
function isBehindTitle(line: CvLine, above: CvLine | undefined): boolean {
  const cells = above?.isPlaced === true && line.isPlaced ? filledCells(above) : [];
  const [, ...others] = cells.filter(({ text }) => yearNamed(text) === undefined);
  const left = filledCells(line)[0]?.left ?? 0;
  return others.some((cell) => Math.abs(cell.left - left) < 3);
}

/** The lines of a page as one for each credit, where titles that look alike each stand above lines that look alike. */
export function withStyledRecords(lines: readonly CvLine[]): readonly CvLine[] {
  const looks = looksOf(lines);
  const wayOf = (title: string): CvLine[][] => {
    const { groups, areOver } = groupsBelow(lines, looks, title);
    const below = groups.map((group) => group.map(lookOf).join(' '));
    const usual = mostFrequent(below) ?? '';
    const records = groups.filter((_group, at) => below[at] === usual);
    const areYears =
      share(records, ([head]) => head !== undefined && yearNamed(textOfLine(head)) !== undefined) > 0.5;
    // The rows of a table, whose further cells go on in smaller letters.
    const areRows = share(records, ([head, next]) => next !== undefined && isBehindTitle(next, head)) > 0.5;
    const areAlike =
      !areYears &&
      !areRows &&
      usual !== title &&
      groups.length >= LEAST_RECORDS &&
      (areOver || (records.length >= LEAST_RECORDS && records.length >= groups.length * 0.5));
    const areLoud = records.every((record) => {
      const head = record.find((line) => lookOf(line) === title);
      return record.every(
        (line) => line === head || (head && (line.style.size < head.style.size || head.style.isBold)),
      );
    });
    const isOften =
      new Set(records.map(([head]) => (head ? textOfLine(head) : ''))).size < records.length / 2;
    return areAlike && areLoud && !isOften ? groups.filter((group) => group.length > 1) : [];
  };
  const ways = [...new Set(looks)].filter((look) => look !== 'heading').map((look) => wayOf(look));
  const best = ways.sort((one, other) => other.length - one.length)[0] ?? [];
  if (best.length === 0) return lines;
  const heads = new Map(
    joined(best.map((group) => group.map((line) => ({ line, year: undefined })))).map(({ line }, at) => [
      best[at]?.[0],
      line,
    ]),
  );
  const below = new Set(best.flatMap((group) => group.slice(1)));
  return lines.flatMap((line) => (below.has(line) ? [] : [heads.get(line) ?? line]));
}

/** So many lines name the same field before the line below each is its value. */
const LEAST_NAMES = 3;

/** The lines with 'Role' and 'Ophelia' below it in one, where several names of fields stand so. */
export function withValues(lines: readonly CvLine[]): readonly CvLine[] {
  const names = lines.map((line) => {
    const cells = filledCells(line);
    return cells.length === 1 && kindNamed(textOfLine(line)) === undefined
      ? labelNamed(textOfLine(line))
      : undefined;
  });
  const texts = lines.map((line) => textOfLine(line));
  const counts = new Map<string, number>();
  for (const [at, text] of texts.entries())
    if (names[at] !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isValue = (at: number): boolean => {
    const line = lines[at];
    return line !== undefined && filledCells(line).length === 1 && names[at] === undefined;
  };
  const isName = (at: number): boolean =>
    (counts.get(texts[at] ?? '') ?? 0) >= LEAST_NAMES && isValue(at + 1);
  return lines.flatMap((line, at) => {
    if (names[at] !== undefined && isName(at)) return [];
    const above = lines[at - 1];
    if (!above || names[at - 1] === undefined || !isName(at - 1)) return [line];
    const { cells } = looseLine([`${texts[at - 1] ?? ''}: ${texts[at] ?? ''}`]);
    return [{ ...line, cells, pitch: above.pitch, begins: above.begins }];
  });
}
