// CVs that are written as text, one for all the makes that they are drawn in.
//
// A line is a text; ` ¦ ` divides its cells. After ` ⇒ ` stands what is right for it: `title | role | production | year`,
// `||` divides several right readings, `kind:` before them names a kind other than the section's, `-` says that the line
// is no credit. `# X ⇒ film trpy` is a heading, the kind of its rows, and what their cells are (title, role, production,
// year, x for none), where they are not written out; `X ⇒ # film` is a heading that looks like a line. `## X` is bold,
// `> X` stands on each page, `--- right` and `--- page` begin a column and a page.
import { Document, Packer, type Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import PDFDocument from 'pdfkit';
import { paragraph, writePdf, type Drawn } from './write-files.ts';

type Look = Partial<Pick<Drawn, 'font' | 'size'>>;

interface PdfMake {
  readonly as: 'pdf';
  readonly xs?: readonly number[];
  /** The left edge of lines of one cell, and that of the column before `--- right`. */
  readonly x?: number;
  readonly left?: number;
  readonly size?: number;
  readonly step?: number;
  readonly font?: Drawn['font'];
  readonly heading?: Look;
  readonly bold?: Look;
  readonly isWrapped?: boolean;
  readonly isCentred?: boolean;
  /** Whether the cells stand in the middle of their columns. */
  readonly hasCentredCells?: boolean;
}

interface DocxMake {
  readonly as: 'docx';
  readonly stops?: readonly number[];
  /** Whether lines of several cells are rows of tables, and whether their headings are rows too. */
  readonly isTable?: boolean;
  readonly headingInTable?: boolean;
  readonly heading?: { readonly isBold?: boolean; readonly isUnderlined?: boolean; readonly size?: number };
}

export type Make = PdfMake | DocxMake | { readonly as: 'paste' };

export interface WrittenCv {
  readonly what: string;
  readonly makes: readonly Make[];
  readonly text: string;
}

/** `kind | title | role | production | year`, for each reading that is right. */
export type RightReadings = readonly string[];

interface Line {
  readonly as: 'line' | 'heading' | 'bold' | 'every-page' | 'right' | 'page';
  readonly cells: readonly string[];
}

interface Section {
  readonly kind: string;
  readonly lines: string[];
}

export interface ParsedCv {
  readonly lines: readonly Line[];
  readonly credits: readonly RightReadings[];
  readonly sections: readonly Section[];
}

const asCredit = (kind: string, parts: readonly string[]): string => {
  const [title = '', role = '', production = '', year = ''] = parts.map((part) => part.trim());
  return [kind, title, role, production, year || '0'].join(' | ');
};

function byPattern(cells: readonly string[], pattern: string): string[] {
  const of = (letter: string): string =>
    cells.filter((cell, at) => pattern[at] === letter && cell !== '').join(', ');
  const year = /\d{4}/.exec(of('y'))?.[0] ?? '';
  return [of('t'), of('r'), of('p').replace(/\b(?:dir\.|Dir:|Dir\.) /g, ''), year];
}

function readings(right: string, kind: string): string[] {
  return right.split('||').map((each) => {
    const named = /^\s*([a-z_]+): /.exec(each);
    return asCredit(named?.[1] ?? kind, each.slice(named?.[0].length ?? 0).split('|'));
  });
}

const AS = { '# ': 'heading', '## ': 'bold', '> ': 'every-page' } as const;

export function parseCv(text: string): ParsedCv {
  const lines: Line[] = [];
  const credits: RightReadings[] = [];
  const sections: Section[] = [{ kind: 'none', lines: [] }];
  let kind = 'none';
  let pattern = '';
  for (const written of text.trim().split('\n')) {
    const [whole = '', right = ''] = written.split(' ⇒ ');
    if (whole.startsWith('--- ')) {
      lines.push({ as: whole === '--- page' ? 'page' : 'right', cells: [] });
      continue;
    }
    const mark = Object.entries(AS).find(([each]) => whole.startsWith(each));
    const cells = whole.slice(mark?.[0].length ?? 0).split(/\s*¦\s*/);
    lines.push({ as: mark?.[1] ?? 'line', cells });
    if (mark?.[1] === 'heading' || right.startsWith('# ')) {
      [kind = 'none', pattern = ''] = right.replace('# ', '').split(' ');
      sections.push({ kind, lines: [...cells] });
    } else {
      sections.at(-1)?.lines.push(...cells);
      if (right === '-' || right === '!') continue;
      if (right !== '') credits.push(readings(right, kind));
      else if (pattern !== '') credits.push([asCredit(kind, byPattern(cells, pattern))]);
    }
  }
  return { lines, credits, sections };
}

/** A text in lines that are at most so wide. */
function wrapped(pdf: PDFKit.PDFDocument, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && pdf.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const PAGE = { top: 50, width: 595, margin: 40 };

function drawPdf({ lines }: ParsedCv, make: PdfMake): Promise<Uint8Array> {
  const { size = 10, step = Math.round(size * 1.5), font = 'Helvetica', heading = {}, bold = {} } = make;
  const { x = make.xs?.[0] ?? 50, left, xs = [x] } = make;
  const ruler = new PDFDocument();
  const pages: Drawn[][] = [[]];
  const every = lines.filter((line) => line.as === 'every-page');
  let y = PAGE.top;
  let at = left ?? x;
  const headed = (): void => {
    for (const { cells } of every) {
      pages.at(-1)?.push({ x: at, y: y - 30, text: cells.join(' '), size: 8, font });
      y += 10;
    }
  };
  headed();
  for (const { as, cells } of lines) {
    if (as === 'every-page') continue;
    if (as === 'page' || as === 'right') {
      y = PAGE.top;
      if (as === 'right') at = x;
      else {
        pages.push([]);
        headed();
      }
      continue;
    }
    const style = { size, font, ...(as === 'heading' ? heading : as === 'bold' ? bold : {}) };
    ruler.font(style.font).fontSize(style.size);
    if (as === 'heading') y += step * 0.7;
    const edges =
      cells.length > 1
        ? xs
        : [make.isCentred && as === 'heading' ? (PAGE.width - ruler.widthOfString(cells[0] ?? '')) / 2 : at];
    const drawn = cells.map((cell, index) => {
      const from = edges[index] ?? 0;
      const width =
        (cells.length > 1 ? (edges[index + 1] ?? PAGE.width - PAGE.margin) : PAGE.width - PAGE.margin) -
        from -
        6;
      const texts = make.isWrapped ? wrapped(ruler, cell, width) : [cell];
      const indent = (text: string): number =>
        make.hasCentredCells && cells.length > 1 && index > 0 ? (width - ruler.widthOfString(text)) / 2 : 0;
      return texts.map((text, line) => ({
        x: from + indent(text),
        y: y + line * (size * 1.2),
        text,
        ...style,
      }));
    });
    pages.at(-1)?.push(...drawn.flat().filter(({ text }) => text !== ''));
    y += step + Math.max(0, ...drawn.map((texts) => texts.length - 1)) * size * 1.2;
  }
  return writePdf(pages);
}

function drawDocx({ lines }: ParsedCv, make: DocxMake): Promise<Uint8Array> {
  const { heading = {}, isTable = false, headingInTable = false, stops = [] } = make;
  const children: (Paragraph | Table)[] = [];
  let table: TableRow[] = [];
  const count = Math.max(...lines.map(({ cells }) => cells.length));
  const cellOf = (text: string, span = 1): TableCell =>
    new TableCell({ columnSpan: span, children: [paragraph(text, span > 1 ? heading : {})] });
  const endTable = (): void => {
    if (table.length > 0) {
      children.push(new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: table }));
    }
    table = [];
  };
  for (const { as, cells } of lines) {
    if (as === 'every-page' || as === 'page' || as === 'right') continue;
    if (isTable && cells.length > 1)
      table.push(new TableRow({ children: cells.map((cell) => cellOf(cell)) }));
    else if (headingInTable && as === 'heading' && table.length > 0) {
      table.push(new TableRow({ children: [cellOf(cells.join(' '), count)] }));
    } else {
      endTable();
      const style = as === 'heading' ? heading : as === 'bold' ? { isBold: true } : { stops };
      children.push(paragraph(cells.join('\t'), style));
    }
  }
  endTable();
  return Packer.toBuffer(new Document({ sections: [{ children }] })).then((bytes) => new Uint8Array(bytes));
}

/** The CV's file, or its text to paste. */
export function draw(cv: ParsedCv, make: Make): Promise<Uint8Array> | string {
  if (make.as === 'pdf') return drawPdf(cv, make);
  if (make.as === 'docx') return drawDocx(cv, make);
  return cv.lines.map(({ cells }) => cells.join('\t')).join('\n');
}
