// The lines of a CV without what each page repeats, and with the lines of an item in one.
import { headingNamed, kindNamed } from './credit-words.ts';
import { yearNamed } from './cv-years.ts';
import { labelNamed } from './header-row.ts';
import { BULLETS, filledCells, textOfLine, type Cell, type CvLine } from './cv-line.ts';

const PAGE_NUMBER = /^(?:page|पेज|पृष्ठ)?\s*\d{1,2}(?:\s*(?:of|\/|\|)\s*\d{1,2})?$/iu;
/** 'plus many others' below a list, '3 episodes' below a series */
const AND_MORE =
  /^[(*]?(?:(?:and|plus|&) (?:many |several |some )?(?:more|others)|\d{1,4} episodes?)[).!…*]{0,3}$/i;
/** '*additional list furnished upon request' */
const ON_REQUEST =
  /^[(*\s]*(?:an? )?(?:additional|full|complete|further|more|other|detailed|list|credits|r[eé]sum[eé]|conflicts|references)(?: [\p{L}/]{1,20}){1,5} (?:up)?on request[).*\s]*$/iu;
/** Whether a text says only that something is sent on request. */
export const isOnRequest = (text: string): boolean => ON_REQUEST.test(text);
/** Whether a line says only that there is more. */
export const isRemark = (text: string): boolean => AND_MORE.test(text) || isOnRequest(text);

const RULE = /^[\s_=*~.·•–—-]{3,}$/u;

const ITEM = new RegExp(
  `^\\s*(?:[${BULLETS}*–-]|\\(?\\p{Nd}{1,2}[.)]|(?:19|20)\\d\\d(?=:|\\s[–—-]\\s))\\s*\\S`,
  'u',
);

/** Whether a line begins with a bullet, a number or a year. */
export const isItem = (line: CvLine | undefined): boolean =>
  line !== undefined &&
  (ITEM.test(textOfLine(line)) || yearNamed(filledCells(line)[0]?.text ?? '') !== undefined);

/** The lines, with those in one that stand closer to an item than the next item does. */
function withWholeItems(lines: readonly CvLine[]): CvLine[] {
  const whole: CvLine[] = [];
  for (const [index, line] of lines.entries()) {
    const above = whole.at(-1);
    const next = lines.slice(index + 1, index + 4).find(isItem);
    const isMore =
      above &&
      next &&
      isItem(above) &&
      !isItem(line) &&
      line.isPlaced &&
      line.pitch > 0 &&
      line.pitch < Math.max(above.pitch, next.pitch) * 0.85 &&
      line.style.isBold === above.style.isBold &&
      // The cells of a table are put together by their columns.
      filledCells(above).length < 4 &&
      filledCells(line).length <= filledCells(above).length;
    if (isMore) {
      // Below the cell that goes on, or in the last one.
      const placeOf = ({ left }: Cell): number => {
        const at = above.cells.findIndex((cell) => above.isPlaced && Math.abs(cell.left - left) < 3);
        return at < 0 ? above.cells.length - 1 : at;
      };
      const cells = above.cells.map((cell, at) => {
        const more = filledCells(line).filter((each) => placeOf(each) === at);
        return { ...cell, text: [cell, ...more].map(({ text }) => text).join(' ') };
      });
      whole[whole.length - 1] = { ...above, cells };
    } else whole.push(line);
  }
  return whole;
}

/** The lines without rules, page numbers, and lines that each page repeats at its top or bottom. */
function withoutFurniture(lines: readonly CvLine[]): CvLine[] {
  const seen = new Map<string, number>();
  const pages: CvLine[][] = [];
  for (const line of lines) {
    if (line.begins === 'page' || pages.length === 0) pages.push([]);
    pages.at(-1)?.push(line);
  }
  const edgesOf = (page: readonly CvLine[]): string[] => [
    ...new Set([...page.slice(0, 3), ...page.slice(-2)].map(textOfLine)),
  ];
  // 'Page 1 of 3', '2 of 3, 9:42 PM'.
  const keyOf = (text: string): string =>
    (/\p{L}/u.test(text) && !text.includes('\t')) || /\d of \d|page \d/i.test(text)
      ? text.replace(/\d+/g, '#')
      : text;
  for (const text of pages.length > 1 ? pages.flatMap(edgesOf) : [])
    seen.set(keyOf(text), (seen.get(keyOf(text)) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(textOfLine(line), (counts.get(textOfLine(line)) ?? 0) + 1);
  return pages.flatMap((page, number) => {
    const edges = new Set(number === 0 ? page.slice(-2).map(textOfLine) : edgesOf(page));
    return page.filter((line) => {
      const text = textOfLine(line);
      if (RULE.test(text)) return false;
      const isEdge = line === page[0] || line === page.at(-1);
      if (isEdge && PAGE_NUMBER.test(text) && yearNamed(text) === undefined) return false;
      // What stands more than once on a page, as 'Supporting' below each title, is of the text.
      const isOften = (counts.get(text) ?? 0) > pages.length;
      return (
        !edges.has(text) || isOften || (seen.get(keyOf(text)) ?? 0) < 2 || headingNamed(text) !== undefined
      );
    });
  });
}

/** 'Films: Salt Road as Meera (2012); Umeed as', 'Theatre includes: Hamlet, The Further' */
const LISTED = /^[^:;,.]{3,40}(?:: \S[^;]*;| includ(?:es?|ing):? \S)/iu;

/** The lines with works between semicolons in one, where further lines stand closer to the first than it to others. */
function withParagraphs(lines: readonly CvLine[]): CvLine[] {
  const whole: CvLine[] = [];
  let first: CvLine | undefined;
  for (const line of lines) {
    const text = textOfLine(line);
    const isSingle = filledCells(line).length === 1;
    const [cell] = filledCells(whole.at(-1) ?? line);
    const goesOn =
      first !== undefined &&
      isSingle &&
      line.begins === 'below' &&
      line.pitch > 0 &&
      line.pitch < first.pitch * 0.8 &&
      !LISTED.test(text);
    if (first && cell && goesOn) {
      const above = whole.pop() ?? first;
      whole.push({ ...above, cells: [{ ...cell, text: `${cell.text} ${text}` }] });
      continue;
    }
    first = isSingle && LISTED.test(text) ? line : undefined;
    whole.push(line);
  }
  return whole;
}

const BULLET = new RegExp(`^[${BULLETS}*–-]$`, 'u');
const NUMBER = /^\(?(?:\p{Nd}{1,2}|[ivx]{1,4}|[a-z])[.)]$/iu;

/** A bullet in a cell of its own belongs to the text beside it, and so does a number beside a single text. */
function withBullet(line: CvLine): CvLine {
  const [first, second, ...others] = filledCells(line);
  if (!first || !second || line.isTable) return line;
  const isMark = BULLET.test(first.text) || (others.length === 0 && NUMBER.test(first.text));
  return isMark ? { ...line, cells: [{ ...second, text: `${first.text} ${second.text}` }, ...others] } : line;
}

/** 'Hamlet | Role | Guard | Director | A. Rao': names of fields in cells of their own, each before its value. */
function withLabels(line: CvLine): CvLine {
  const cells = filledCells(line);
  const isName = (cell: Cell | undefined): boolean =>
    cell !== undefined && kindNamed(cell.text) === undefined && labelNamed(cell.text) !== undefined;
  const names = cells.filter(isName).length;
  if (
    names < 2 ||
    cells.some((cell, at) => isName(cell) && (at === cells.length - 1 || isName(cells[at + 1])))
  )
    return line;
  return {
    ...line,
    cells: cells.flatMap((cell, at) => {
      const before = cells[at - 1];
      if (isName(cell)) return [];
      return before && isName(before) ? [{ ...cell, text: `${before.text}: ${cell.text}` }] : [cell];
    }),
  };
}

/** The lines that stand once, each item in one. */
export const wholeLines = (lines: readonly CvLine[]): CvLine[] =>
  withWholeItems(withParagraphs(withoutFurniture(lines)).map((line) => withLabels(withBullet(line))));
