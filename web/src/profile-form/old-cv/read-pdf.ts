// The lines of a PDF, by pdf.js. pdf.js's worker code runs in our worker: not every browser has nested workers, and ours
// is terminated when it takes too long. No script of the file runs (no `eval`, no sandbox), and nothing is fetched.
import { getDocument, Util, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { CV_FILE, CvFileError, MISSING_LETTER } from './cv-file-problem.ts';
import type { CvLine } from './cv-line.ts';
import { isLegacyFont } from './legacy-letters.ts';
import { isOwnCv, ownLines, type TaggedItem } from './own-cv.ts';
import { pageLines } from './page-lines.ts';
import type { Piece } from './page-segments.ts';
import { refuseBomb } from './refuse-bomb.ts';

/** More pieces of text than any page of a CV has. */
const MAX_PIECES = 8000;

interface Widget {
  readonly subtype?: string;
  readonly fieldValue?: unknown;
  readonly rect?: readonly number[];
}

/** A text, or the begin or end of content that a tag marks. */
interface Item {
  readonly str?: string;
  readonly transform?: readonly number[];
  readonly width?: number;
  readonly height?: number;
  readonly fontName?: string;
  readonly type?: string;
  readonly id?: string;
}

/** The items of a page. They are not read with `getTextContent`, which iterates a stream: WebKit cannot. */
async function itemsOf(page: PDFPageProxy, includeMarkedContent: boolean): Promise<Item[]> {
  const reader = page.streamTextContent({ includeMarkedContent }).getReader() as ReadableStreamDefaultReader<{
    items: Item[];
  }>;
  const items: Item[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    items.push(...value.items);
    if (items.length > 2 * MAX_PIECES) throw new CvFileError('too-much');
  }
}

interface Font {
  readonly isBold: boolean;
  readonly isLegacy: boolean;
}

/** Reads the names of a page's fonts, which come with the instructions that draw the page. */
async function fontsOf(page: PDFPageProxy, items: readonly Item[]): Promise<Map<string, Font>> {
  await page.getOperatorList();
  const fonts = new Map<string, Font>();
  for (const { fontName = '' } of items) {
    if (fontName === '' || fonts.has(fontName)) continue;
    const font: unknown = page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : undefined;
    const {
      name = '',
      bold = false,
      black = false,
    } = (font ?? {}) as {
      name?: string;
      bold?: boolean;
      black?: boolean;
    };
    const isBold = bold || black || /bold|black|heavy|semibold|demi/i.test(name);
    fonts.set(fontName, { isBold, isLegacy: isLegacyFont(name) });
  }
  return fonts;
}

/** The values of the fields of a PDF form, as pieces of text. */
const fieldPieces = (widgets: readonly Widget[], height: number): Piece[] =>
  widgets.flatMap(({ subtype, fieldValue, rect: [x = 0, y = 0] = [] }) =>
    subtype === 'Widget' && typeof fieldValue === 'string'
      ? fieldValue.split('\n').map((text, line) => ({
          text,
          x,
          y: height - y + line * 10,
          width: text.length * 5,
          size: 10,
          isBold: false,
          isLegacy: false,
        }))
      : [],
  );

/** A page has at least so many marks of tabs. */
const LEAST_MARKS = 5;
const MARKS = /!/g;

/**
 * The items without '!' in fonts that have no letter: a Mac of 2010 to 2014 makes a font of its own for tabs and ends of
 * lines, whose glyph it calls '!' and does not draw.
 */
function withoutMarks(items: readonly Item[]): readonly Item[] {
  const texts = new Map<string, string>();
  for (const { fontName = '', str = '' } of items) texts.set(fontName, (texts.get(fontName) ?? '') + str);
  const fonts = new Set(
    [...texts].flatMap(([font, text]) => (/[\p{Lu}\p{Ll}\p{Lo}\p{N}]/u.test(text) ? [] : [font])),
  );
  const isMarks = ({ fontName = '' }: Item): boolean => fonts.has(fontName);
  const marks = items.filter(isMarks).reduce((sum, { str = '' }) => sum + (str.match(MARKS) ?? []).length, 0);
  if (marks < LEAST_MARKS) return items;
  return items.map((item) =>
    isMarks(item) ? { ...item, str: (item.str ?? '').replace(MARKS, ' ').trimEnd() } : item,
  );
}

/** The pieces of text of a page, as the page is seen: turned, and without text that stands across it. */
async function piecesOf(page: PDFPageProxy): Promise<Piece[]> {
  const items = withoutMarks(await itemsOf(page, false));
  if (items.length > MAX_PIECES) throw new CvFileError('too-much');
  const fonts = await fontsOf(page, items);
  const { transform, height } = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations()) as readonly Widget[];
  const pieces = items.flatMap(({ str = '', transform: own, width = 0, fontName = '' }): Piece[] => {
    if (str === '' || !own) return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(
      transform as number[],
      own as number[],
    ) as number[];
    if (Math.abs(b) > Math.abs(a)) return [];
    const { isBold = false, isLegacy = false } = fonts.get(fontName) ?? {};
    return [{ text: str, x, y, width, size: Math.hypot(c, d) || 10, isBold, isLegacy }];
  });
  return [...pieces, ...fieldPieces(annotations, height)];
}

/** Characters that pdf.js returns for a glyph whose font names no character; bullets have been replaced before. */
const NO_LETTER = /[\uFFFD\uFFFE\uE000-\uF8FF\p{Cc}]/gu;

/** The lines, with a sign for each missing letter. @throws {CvFileError} when too many are missing */
function withMissingLetters(lines: readonly CvLine[]): CvLine[] {
  let missing = 0;
  let length = 0;
  const marked = lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => {
      length += cell.text.length;
      const text = cell.text.replace(NO_LETTER, () => {
        missing += 1;
        return MISSING_LETTER;
      });
      return { ...cell, text };
    }),
  }));
  if (missing > length * 0.3) throw new CvFileError('no-letters');
  return marked;
}

async function readPages(document: PDFDocumentProxy): Promise<CvLine[]> {
  if (document.numPages > CV_FILE.maxPages) throw new CvFileError('too-much');
  const isOwn = await isOwnCv(document);
  const lines: CvLine[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const own = isOwn
      ? ownLines(await page.getStructTree(), (await itemsOf(page, true)) as TaggedItem[])
      : [];
    const pageText = own.length > 0 ? own : pageLines(await piecesOf(page));
    page.cleanup();
    length += pageText.reduce((sum, { cells }) => cells.reduce((all, { text }) => all + text.length, sum), 0);
    if (length > CV_FILE.maxText) throw new CvFileError('too-much');
    lines.push(...pageText);
  }
  return withMissingLetters(lines);
}

/** @throws {CvFileError} */
export async function readPdf(bytes: Uint8Array): Promise<CvLine[]> {
  refuseBomb(bytes);
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    useWorkerFetch: false,
    useWasm: false,
    disableFontFace: true,
    enableXfa: false,
    // Prevents pdf.js from decoding pictures.
    maxImageSize: 1,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: 0,
  });
  let document: PDFDocumentProxy;
  try {
    document = await task.promise;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') throw new CvFileError('password');
    if (name === 'InvalidPDFException' || name === 'FormatError') throw new CvFileError('damaged', error);
    throw error;
  }
  try {
    return await readPages(document);
  } finally {
    await task.destroy();
  }
}
