// The lines of an old CV, as read from a PDF, a Word document or a pasted text.
import { headingNamed } from './credit-words.ts';

/** A piece of a line: a cell of a table, or a text after a tab or a wide gap. */
export interface Cell {
  readonly text: string;
  /** The edges in points; in a pasted text both are the cell's index. */
  readonly left: number;
  readonly right: number;
}

/** Where the first word of a text would end behind another, with the room of so many letters. */
export function endBehind(behind: Cell, text: Cell, letters: number): number {
  const letter = (text.right - text.left) / text.text.length;
  const [word = ''] = text.text.split(' ');
  return behind.right + (word.length + letters) * letter;
}

/** How a line looks: headings look different from the lines below them. */
export interface LineStyle {
  /** The font's size in points. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isUnderlined: boolean;
}

export interface CvLine {
  /** At least one; a document's table may have empty ones. */
  readonly cells: readonly Cell[];
  readonly style: LineStyle;
  /** Whether `left` and `right` of the cells are positions, so that cells below each other are a column. */
  readonly isPlaced: boolean;
  /** The distance to the line before, in heights of the line; 0 when unknown or after another column. */
  readonly pitch: number;
  /** Where the line begins: another column of the page, or another page. */
  readonly begins: 'column' | 'page' | 'below';
  /** Whether a table of a document has this row. */
  readonly isTable: boolean;
  /** Whether its letters belong to a font from before Unicode. */
  readonly isLegacy: boolean;
}

const PLAIN: LineStyle = { size: 10, isBold: false, isUnderlined: false };

/** A line of cells whose positions are unknown. */
export const looseLine = (texts: readonly string[], style: LineStyle = PLAIN): CvLine => ({
  cells: texts.map((text, index) => ({ text, left: index, right: index })),
  style,
  isPlaced: false,
  pitch: 0,
  begins: 'below',
  isTable: false,
  isLegacy: false,
});

/** What lists begin their items with, as a class of characters: bullets, arrows, shapes and dingbats. */
export const BULLETS =
  '\\u2022\\u2023\\u2043\\u2219\\u2190-\\u21FF\\u25A0-\\u25FF\\u2605\\u2606\\u2700-\\u27BF\\u2B00-\\u2BFF·';

export const filledCells = ({ cells }: CvLine): readonly Cell[] => cells.filter(({ text }) => text !== '');

/** The whole text of a line; tabs separate its cells. */
export const textOfLine = (line: CvLine): string =>
  filledCells(line)
    .map(({ text }) => text)
    .join('\t');

/** '*Theatre* - 4 years with a group': a heading as messengers write bold letters, and a remark behind it. */
const STARRED = /^\s*\*([^*]{2,40})\*\s*[-–:]\s*(\S.*)$/;

/** A pasted text as lines: tabs, three spaces and dots that lead to the next text separate cells. */
export function pastedLines(text: string): CvLine[] {
  let pitch = 1;
  const written = text.split(/\r\n?|[\n\u2028\u2029]/).flatMap((line) => {
    const [, bold = '', remark = ''] = STARRED.exec(line.slice(0, 500)) ?? [];
    return headingNamed(bold) ? [bold, remark] : [line];
  });
  return written.flatMap((line) => {
    const cells = line.split(/\t+| {3,}|\s(?:[._…]\s?){4,}/).map((cell) => cell.trim());
    if (cells.every((cell) => cell === '')) {
      pitch = 2;
      return [];
    }
    const read = { ...looseLine(cells.length > 1 && cells[0] === '' ? cells.slice(1) : cells), pitch };
    pitch = 1;
    return [read];
  });
}

/** Whether a text in bold letters and one in plain letters after a space are two parts of a line: 'Hamlet', 'Ophelia'. */
export const areParts = (bold: string, plain: string): boolean =>
  /[\p{L}\p{N}!?’”)] *$/u.test(bold) && /^ *[\p{Lu}\p{Lo}\p{N}“]/u.test(plain) && bold.trim().length > 1;

/** Whether a line is a sentence that tells what a work is about. */
export const isProse = (text: string): boolean =>
  /\s\p{Ll}+ \p{Ll}+ \p{Ll}+\s.*(?:\p{Ll}{3}\.|…|\.\.\.)$/u.test(text.slice(0, 1000));

export const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
