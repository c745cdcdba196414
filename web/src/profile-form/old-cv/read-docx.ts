// The text of a Word document (.docx): a ZIP of XML. mammoth is not used, because it unpacks everything in the ZIP and
// omits headers and footers, which often have phone and e-mail (decision 76).
import { Parser } from 'htmlparser2';
import { strFromU8, unzipSync } from 'fflate';
import { CV_FILE, CvFileError } from './cv-file-problem.ts';

/** The files in the ZIP that contain text, in the order in which they are read. */
const PARTS = [
  /^word\/header\d*\.xml$/,
  /^word\/document\d*\.xml$/,
  /^word\/(?:foot|end)notes\d*\.xml$/,
  /^word\/footer\d*\.xml$/,
];

/** A cell with more paragraphs is part of the page's layout, not of a table. */
const MAX_CELL_LINES = 3;

/** Elements whose text is not part of the document, or is a copy (text boxes for older versions of Word). */
const LEFT_OUT = new Set([
  'Fallback',
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'rPr',
  'pPr',
  'sectPr',
  'tblPr',
]);

/** The lines of a row: one if it is a row of a table, those of each cell if it is part of the layout. */
function rowLines(cells: readonly (readonly string[])[]): string[] {
  const filled = cells.map((lines) => lines.filter((line) => line.trim() !== ''));
  if (filled.some((lines) => lines.length > MAX_CELL_LINES)) return filled.flat();
  return [filled.map((lines) => lines.join(' ')).join('\t')];
}

/** The lines in a file: a paragraph, a line break and a table's row each end one; cells are separated by tabs. */
function linesOf(xml: string): string[] {
  const lines: string[] = [];
  // The lists that paragraphs are added to: the document's, or the innermost cell's.
  const targets: string[][] = [lines];
  const rows: string[][][] = [];
  // A stack, since a paragraph may contain text boxes with paragraphs.
  const paragraphs: string[] = [];
  let leftOut = 0;
  let isText = false;
  const add = (text: string): void => {
    if (paragraphs.length > 0) paragraphs.push(`${paragraphs.pop() ?? ''}${text}`);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = name.slice(name.indexOf(':') + 1);
        if (LEFT_OUT.has(element)) leftOut += 1;
        if (leftOut > 0) return;
        if (element === 'p') paragraphs.push('');
        else if (element === 't') isText = true;
        else if (element === 'tab' || element === 'ptab') add('\t');
        else if (element === 'br' || element === 'cr') add('\n');
        else if (element === 'noBreakHyphen') add('-');
        else if (element === 'sym') add(symbolOf(attributes));
        else if (element === 'tr') rows.push([]);
        else if (element === 'tc') {
          const cell: string[] = [];
          rows.at(-1)?.push(cell);
          targets.push(cell);
        }
      },
      ontext(text) {
        if (isText && leftOut === 0) add(text);
      },
      onclosetag(name) {
        const element = name.slice(name.indexOf(':') + 1);
        if (LEFT_OUT.has(element)) leftOut -= 1;
        else if (leftOut > 0) return;
        else if (element === 't') isText = false;
        else if (element === 'p') targets.at(-1)?.push(...(paragraphs.pop() ?? '').split('\n'));
        else if (element === 'tc' && targets.length > 1) targets.pop();
        else if (element === 'tr') targets.at(-1)?.push(...rowLines(rows.pop() ?? []));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return lines;
}

/** A character of a symbol font, usually a bullet. */
function symbolOf(attributes: Readonly<Record<string, string>>): string {
  const code = Object.entries(attributes).find(([name]) => name.endsWith('char'))?.[1] ?? '';
  return /^[0-9a-f]{4}$/i.test(code) ? String.fromCodePoint(Number.parseInt(code, 16)) : '';
}

/** @throws {CvFileError} */
export function readDocx(bytes: Uint8Array): string[] {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PARTS.some((part) => part.test(name))) return false;
      unpacked += originalSize;
      if (unpacked > CV_FILE.maxUnpacked) throw new CvFileError('too-much');
      return true;
    },
  });
  const names = PARTS.flatMap((part) =>
    Object.keys(parts)
      .filter((name) => part.test(name))
      .toSorted(),
  );
  if (!names.some((name) => name.startsWith('word/document'))) throw new CvFileError('other-type');
  return names.flatMap((name) => linesOf(strFromU8(parts[name] ?? new Uint8Array())));
}
