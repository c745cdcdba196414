// Writes the files of old CVs: PDFs by pdfkit, Word documents by docx.
import {
  AlignmentType,
  Document,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalMergeType,
  WidthType,
} from 'docx';
import PDFDocument from 'pdfkit';

/** A text at a place of a page, in points from its left and top edge. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly font?:
    | 'Helvetica'
    | 'Helvetica-Bold'
    | 'Helvetica-Oblique'
    | 'Times-Roman'
    | 'Times-Bold'
    | 'Times-Italic';
  readonly characterSpacing?: number;
}

interface PdfOptions extends PDFKit.PDFDocumentOptions {
  /** The file of a font that all texts are drawn with. */
  readonly fontFile?: string;
  /** Whether each word is drawn by itself, as typesetting programs do. */
  readonly isByWord?: boolean;
  /** Whether the page is stored on its side, and turned by the viewer. */
  readonly isTurned?: boolean;
}

/** A PDF with a page for each list of texts. */
export async function writePdf(
  pages: readonly (readonly Drawn[])[],
  options: PdfOptions = {},
): Promise<Uint8Array> {
  const { fontFile, isTurned = false, isByWord = false, ...rest } = options;
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, ...rest });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const page of pages) {
    pdf.addPage();
    if (isTurned) {
      // A viewer turns the page by 90 degrees, so what is drawn on it stands the other way.
      (pdf.page.dictionary.data as Record<string, unknown>)['Rotate'] = 90;
      pdf.translate(0, pdf.page.height).rotate(-90);
    }
    for (const { x, y, text, size = 10, font = 'Helvetica', characterSpacing = 0 } of page) {
      pdf.font(fontFile ?? font).fontSize(size);
      let at = x;
      for (const word of isByWord ? text.split(' ') : [text]) {
        pdf.text(word, at, y, { lineBreak: false, characterSpacing });
        at += pdf.widthOfString(`${word} `);
      }
    }
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Texts below each other. */
export const column = (
  x: number,
  y: number,
  texts: readonly string[],
  step = 14,
  style: Partial<Drawn> = {},
): Drawn[] => texts.map((text, index) => ({ x, y: y + index * step, text, ...style }));

/** Rows of cells at the same places. */
export const rows = (
  xs: readonly number[],
  y: number,
  cells: readonly (readonly string[])[],
  step = 14,
  style: Partial<Drawn> = {},
): Drawn[] =>
  cells.flatMap((row, index) =>
    row.flatMap((text, at) => (text === '' ? [] : [{ x: xs[at] ?? 0, y: y + index * step, text, ...style }])),
  );

/** Sections below each other, each a heading and what `body` draws from a height on. */
export function sections(
  parts: readonly (readonly [heading: string, cells: readonly (readonly string[])[]])[],
  {
    x = 50,
    y = 110,
    xs = [50, 230, 400],
    step = 14,
    heading = {},
    body = {},
  }: {
    readonly x?: number;
    readonly y?: number;
    readonly xs?: readonly number[];
    readonly step?: number;
    readonly heading?: Partial<Drawn>;
    readonly body?: Partial<Drawn>;
  } = {},
): Drawn[] {
  let at = y;
  return parts.flatMap(([title, cells]) => {
    const drawn = [{ x, y: at, text: title, ...heading }, ...rows(xs, at + step + 4, cells, step, body)];
    at += (cells.length + 2) * step + 4;
    return drawn;
  });
}

/** A paragraph of a Word document; tabs divide its text. */
export function paragraph(
  text: string,
  options: {
    readonly isBold?: boolean;
    readonly isUnderlined?: boolean;
    readonly size?: number;
    readonly stops?: readonly number[];
    readonly font?: string;
    readonly isHidden?: boolean;
    readonly isCentred?: boolean;
  } = {},
): Paragraph {
  const {
    isBold = false,
    isUnderlined = false,
    size,
    stops = [],
    font,
    isHidden = false,
    isCentred = false,
  } = options;
  const children = text.split('\t').flatMap((part, index) => [...(index > 0 ? [new Tab()] : []), part]);
  return new Paragraph({
    ...(isCentred ? { alignment: AlignmentType.CENTER } : {}),
    tabStops: stops.map((position) => ({ type: 'left', position: position * 20 })),
    children: [
      new TextRun({
        children,
        bold: isBold,
        vanish: isHidden,
        ...(isUnderlined ? { underline: {} } : {}),
        ...(size === undefined ? {} : { size: size * 2 }),
        ...(font === undefined ? {} : { font }),
      }),
    ],
  });
}

export const paragraphs = (texts: readonly string[]): Paragraph[] => texts.map((text) => paragraph(text));

/** Stands for a cell that goes on with the cell above. */
export const MERGED = '^';

/** A table; a cell with line breaks has several paragraphs. */
export const docxTable = (
  cells: readonly (readonly (string | readonly Paragraph[])[])[],
  isHeadBold = false,
): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: cells.map(
      (row, index) =>
        new TableRow({
          children: row.map(
            (cell, at) =>
              new TableCell({
                ...(cells[index + 1]?.[at] === MERGED && { verticalMerge: VerticalMergeType.RESTART }),
                ...(cell === MERGED && { verticalMerge: VerticalMergeType.CONTINUE }),
                children:
                  typeof cell === 'string'
                    ? cell
                        .replace(MERGED, '')
                        .split('\n')
                        .map((text) => paragraph(text, { isBold: isHeadBold && index === 0 }))
                    : [...cell],
              }),
          ),
        }),
    ),
  });

export const writeDocx = async (children: readonly (Paragraph | Table)[]): Promise<Uint8Array> =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children: [...children] }] })));
