// The lines of a Word document (.docx): a ZIP of XML. mammoth is not used, because it unpacks everything in the ZIP and
// omits headers and footers, which often have phone and e-mail (decision 76).
import { Parser } from 'htmlparser2';
import { strFromU8, unzipSync } from 'fflate';
import { CV_FILE, CvFileError } from './cv-file-problem.ts';
import { areParts, type Cell, type CvLine, type LineStyle } from './cv-line.ts';
import { cellText } from './take-part.ts';
import { headingNamed } from './credit-words.ts';
import { isLegacyFont } from './legacy-letters.ts';

/** The files in the ZIP that contain text, in the order in which they are read. */
const PARTS = [
  /^word\/header\d*\.xml$/,
  /^word\/document\d*\.xml$/,
  /^word\/(?:foot|end)notes\d*\.xml$/,
  /^word\/footer\d*\.xml$/,
];
const STYLES = 'word/styles.xml';
/** Where the letters of paragraphs without a style are kept. */
const NORMAL = ' ';

/** A cell with more paragraphs is part of the page's layout, not of a table. */
const MAX_CELL_LINES = 3;
/** Points between Word's own tab stops, and per unit of an attribute. */
const TAB = 36;
const TWIP = 1 / 20;
/** How wide a column of a table is taken to be: only the order of columns matters. */
const COLUMN = 1000;

/** Elements whose text is not part of the document, or is a copy (text boxes for older versions of Word). */
const LEFT_OUT = new Set([
  'Fallback',
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'sectPr',
  'tblPr',
  'pPrChange',
  'rPrChange',
]);

/** What the XML says about letters; '' and 0 for what it does not say. */
interface Letters {
  isBold?: boolean;
  isCaps?: boolean;
  isUnderlined?: boolean;
  isHidden?: boolean;
  size?: number;
  font?: string;
}

interface Paragraph {
  letters: Letters;
  readonly stops: number[];
  runs: { text: string; letters: Letters }[];
}

type Block = Paragraph | { readonly rows: Block[][][] };

const attribute = (attributes: Readonly<Record<string, string>>, name: string): string =>
  attributes[`w:${name}`] ?? attributes[name] ?? '';

const isOn = (attributes: Readonly<Record<string, string>>): boolean =>
  !['0', 'false', 'none', 'off'].includes(attribute(attributes, 'val'));

/** Reads an element that describes letters. */
function takeLetters(letters: Letters, element: string, attributes: Readonly<Record<string, string>>): void {
  if (element === 'b') letters.isBold = isOn(attributes);
  else if (element === 'caps') letters.isCaps = isOn(attributes);
  else if (element === 'u') letters.isUnderlined = isOn(attributes);
  else if (element === 'vanish' || element === 'webHidden') letters.isHidden = isOn(attributes);
  else if (element === 'sz') letters.size = Number(attribute(attributes, 'val')) / 2;
  else if (element === 'rFonts')
    letters.font = attribute(attributes, 'ascii') || attribute(attributes, 'hAnsi');
}

/** A character of a symbol font, usually a bullet. */
function symbolOf(attributes: Readonly<Record<string, string>>): string {
  const code = attribute(attributes, 'char');
  const letter = /^[0-9a-f]{4}$/i.test(code) ? String.fromCodePoint(Number.parseInt(code, 16)) : '';
  return /[\uE000-\uF8FF]/.test(letter) ? '• ' : letter;
}

/** The letters of each style, with those of the styles that it is based on. */
function stylesOf(xml: string): Map<string, Letters> {
  const styles = new Map<string, Letters>();
  let id = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = name.slice(name.indexOf(':') + 1);
        if (element === 'docDefaults') id = 'default';
        else if (element === 'style') {
          const isNormal =
            attribute(attributes, 'default') === '1' && attribute(attributes, 'type') === 'paragraph';
          id = isNormal ? NORMAL : attribute(attributes, 'styleId');
        }
        const letters = { ...styles.get(id) };
        if (element === 'basedOn') {
          styles.set(id, { ...styles.get(attribute(attributes, 'val')), ...letters });
          return;
        }
        takeLetters(letters, element, attributes);
        if (id !== '') styles.set(id, letters);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return styles;
}

/** The paragraphs and tables in a file. */
function blocksOf(xml: string, styles: ReadonlyMap<string, Letters>): Block[] {
  const blocks: Block[] = [];
  const targets: Block[][] = [blocks];
  const tables: { rows: Block[][][] }[] = [];
  /** What the first of merged cells holds, by the cells below it. */
  const merged = new Map<Block[], Block[]>();
  // A stack, since a paragraph may contain text boxes with paragraphs.
  const paragraphs: Paragraph[] = [];
  let [leftOut, placeholder] = [0, 0];
  let [isText, isRun] = [false, false];
  let letters: Letters = {};
  const add = (text: string): void => void paragraphs.at(-1)?.runs.push({ text, letters });
  const open = (element: string, attributes: Readonly<Record<string, string>>): void => {
    if (element === 'p') paragraphs.push({ letters: {}, stops: [], runs: [] });
    else if (element === 'r') [isRun, letters] = [true, {}];
    else if (element === 't') isText = true;
    else if (element === 'ptab' || (element === 'tab' && attribute(attributes, 'pos') === '')) add('\t');
    else if (element === 'tab' && attribute(attributes, 'val') !== 'clear') {
      paragraphs.at(-1)?.stops.push(Number(attribute(attributes, 'pos')) * TWIP);
    } else if (element === 'br' || element === 'cr') add('\n');
    else if (element === 'noBreakHyphen') add('-');
    else if (element === 'sym') add(symbolOf(attributes));
    else if (element === 'pStyle' || element === 'rStyle') {
      const style = styles.get(attribute(attributes, 'val')) ?? {};
      const paragraph = paragraphs.at(-1);
      if (isRun) letters = { ...style, ...letters };
      else if (paragraph) paragraph.letters = { ...style, ...paragraph.letters };
    } else if (element === 'tbl') tables.push({ rows: [] });
    else if (element === 'tr') tables.at(-1)?.rows.push([]);
    else if (element === 'tc') {
      const cell: Block[] = [];
      tables.at(-1)?.rows.at(-1)?.push(cell);
      targets.push(cell);
    } else if (element === 'vMerge' && attribute(attributes, 'val') !== 'restart') {
      // The cell goes on with the first one above: '2019' beside several works. Tables within it would multiply.
      const rows = tables.at(-1)?.rows ?? [];
      const cell = rows.at(-1)?.at(-1) ?? [];
      const above = rows.at(-2)?.[(rows.at(-1)?.length ?? 0) - 1] ?? [];
      const first = merged.get(above) ?? above.filter((block) => !('rows' in block));
      merged.set(cell, first);
      cell.push(...first);
    } else if (isRun) takeLetters(letters, element, attributes);
  };
  const close = (element: string): void => {
    if (element === 't') isText = false;
    else if (element === 'r') isRun = false;
    else if (element === 'p') {
      const paragraph = paragraphs.pop();
      if (paragraph) targets.at(-1)?.push(paragraph);
    } else if (element === 'tc' && targets.length > 1) targets.pop();
    else if (element === 'tbl') {
      const table = tables.pop();
      if (table) targets.at(-1)?.push(table);
    }
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = name.slice(name.indexOf(':') + 1);
        if (element === 'showingPlcHdr') placeholder += 1;
        if (element === 'sdt') placeholder = 0;
        if (LEFT_OUT.has(element)) leftOut += 1;
        if (leftOut === 0 && !(placeholder > 0 && element === 't')) open(element, attributes);
      },
      ontext(text) {
        if (isText && leftOut === 0) add(text);
      },
      onclosetag(name) {
        const element = name.slice(name.indexOf(':') + 1);
        if (element === 'sdt') placeholder = 0;
        if (LEFT_OUT.has(element)) leftOut -= 1;
        else if (leftOut === 0) close(element);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return blocks;
}

/** How wide a text is, roughly, in points. */
function widthOf(text: string, size: number): number {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  return (text.length * 0.5 + count(/\p{Lu}/gu) * 0.16 - count(/[\s,.'ilI|]/g) * 0.22) * size;
}

/** The cells between a line's tabs, at the tab stops that they reach. */
function tabbedCells(text: string, stops: readonly number[], size: number): Cell[] {
  let at = 0;
  return text.split('\t').flatMap((part, index): Cell[] => {
    if (index > 0) at = stops.find((stop) => stop > at + 1) ?? (Math.floor(at / TAB + 0.05) + 1) * TAB;
    const left = at;
    at += widthOf(part, size);
    return part.trim() === '' ? [] : [{ text: part.trim(), left, right: at }];
  });
}

/** The lines of a paragraph: several when it has line breaks. */
function paragraphLines({ letters: own, stops, runs }: Paragraph, normal: Letters): CvLine[] {
  const shown = runs
    .map(({ text, letters }) => ({ text, letters: { ...normal, ...own, ...letters } }))
    .filter(({ letters }) => letters.isHidden !== true);
  const solid = shown.filter(({ text }) => text.trim() !== '');
  const all = (name: 'isBold' | 'isUnderlined' | 'isCaps'): boolean =>
    solid.length > 0 && solid.every(({ letters }) => letters[name] === true);
  const size = Math.max(...solid.map(({ letters }) => letters.size ?? 11), 1);
  const style: LineStyle = { size, isBold: all('isBold'), isUnderlined: all('isUnderlined') };
  const text = shown.reduce((before, { text: own, letters }, at) => {
    const run = letters.isCaps === true ? own.toUpperCase() : own;
    const isSpaced = before.endsWith(' ') || run.startsWith(' ');
    const wasBold = shown[at - 1]?.letters.isBold === true && letters.isBold !== true;
    return isSpaced && wasBold && areParts(before, run) ? `${before}\t${run}` : before + run;
  }, '');
  const legacy = solid.filter(({ letters }) => isLegacyFont(letters.font ?? ''));
  return text
    .split('\n')
    .map((line) =>
      tabbedCells(
        line.replace(/ {4,}/g, '\t'),
        [...stops].sort((a, b) => a - b),
        size,
      ),
    )
    .filter((cells) => cells.length > 0)
    .map((cells) => ({
      cells,
      style,
      // Where Word's own stops are reached depends on widths that are only estimated here.
      isPlaced: stops.length > 0,
      pitch: 0,
      begins: 'below' as const,
      isTable: false,
      isLegacy: legacy.length > solid.length / 2,
    }));
}

const textOf = (lines: readonly CvLine[]): string =>
  cellText(lines.map(({ cells }) => cells.map(({ text }) => text).join(' ')));

/** The rows of a table, or the lines of its cells if the table is the layout of the page. */
function tableLines(rows: readonly (readonly CvLine[][])[]): CvLine[] {
  return rows.flatMap((cells): CvLine[] => {
    const longest = Math.max(...cells.map((lines) => lines.length));
    const [head = [], own = []] = cells;
    // 'Films' beside a line for each of them.
    const isMargin = cells.length === 2 && own.length > 1 && head.length === 1 && headingNamed(textOf(head));
    const row = (texts: readonly string[], lines: readonly CvLine[]): CvLine => ({
      cells: texts.map((text, index) => ({ text, left: index * COLUMN, right: (index + 0.9) * COLUMN })),
      style: {
        size: Math.max(...lines.map(({ style }) => style.size), 1),
        isBold: lines.every(({ style }) => style.isBold),
        isUnderlined: lines.every(({ style }) => style.isUnderlined),
      },
      isPlaced: true,
      pitch: 0,
      begins: 'below',
      isTable: true,
      isLegacy: lines.some(({ isLegacy }) => isLegacy),
    });
    if (longest <= MAX_CELL_LINES && cells.length > 1 && !isMargin) {
      const texts = cells.map(textOf);
      return texts.some((text) => text !== '') ? [row(texts, cells.flat())] : [];
    }
    // A row over all columns is the heading of those below it.
    const isOver = cells.length === 1 && longest === 1 && rows.some(({ length }) => length > 1);
    return cells.flatMap((lines) =>
      lines.map((line, index) =>
        isOver ? { ...line, isTable: true } : index === 0 ? { ...line, begins: 'column' } : line,
      ),
    );
  });
}

/** How far a line stands below an empty paragraph; the distance to a line above it is unknown. */
const ROOM = 2;

/** The lines of paragraphs and tables. */
function linesOf(blocks: readonly Block[], normal: Letters): CvLine[] {
  let pitch = 0;
  return blocks.flatMap((block) => {
    if ('rows' in block)
      return tableLines(block.rows.map((cells) => cells.map((cell) => linesOf(cell, normal))));
    const lines = paragraphLines(block, normal).map((line, at) => (at === 0 ? { ...line, pitch } : line));
    pitch = lines.length === 0 ? ROOM : 0;
    return lines;
  });
}

/** The XML files of a document, by their names. @throws {CvFileError} */
function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name !== STYLES && !PARTS.some((part) => part.test(name))) return false;
        unpacked += originalSize;
        if (unpacked > CV_FILE.maxUnpacked) throw new CvFileError('too-much');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof CvFileError ? error : new CvFileError('damaged', error);
  }
}

/** @throws {CvFileError} */
export function readDocx(bytes: Uint8Array): CvLine[] {
  const parts = unzip(bytes);
  const names = PARTS.flatMap((part) =>
    Object.keys(parts)
      .filter((name) => part.test(name))
      .sort(),
  );
  if (!names.some((name) => name.startsWith('word/document'))) throw new CvFileError('other-type');
  const styles = stylesOf(strFromU8(parts[STYLES] ?? new Uint8Array()));
  const normal = { ...styles.get('default'), ...styles.get(NORMAL) };
  return names.flatMap((name) =>
    linesOf(blocksOf(strFromU8(parts[name] ?? new Uint8Array()), styles), normal),
  );
}
