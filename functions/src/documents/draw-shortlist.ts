// Draws the contact sheet of a shortlist: up to nine profiles a page, each with its portrait, its facts and its address.
import type { ShortlistContent, ShortlistEntry } from '@marquee/domain/site/documents';
import type { Drawing } from './drawing.ts';
import { COLORS, FOOTER, PAGE, PdfDocument, type Element } from './pdf-document.ts';
import { printPicture, type Printed } from './print-picture.ts';
import { depthBelow, lineHeight, type Style } from './typesetter.ts';

const MAX_PER_PAGE = 9;
const MAX_PER_ROW = 3;
const GAP = 18;
const TOP = PAGE.margin + 40;
/** A page with one row of entries is laid out as if it had two. */
const LEAST_ROWS = 2;
/** The share of an entry's height that its portrait (4:5) takes. */
const PORTRAIT_SHARE = 0.56;

/** The page and the area of an entry, in points. */
export interface Cell {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Splits a number into the fewest parts of at most `most` that differ by one at most: 7 in threes are 3, 2, 2. */
function evenParts(count: number, most: number): number[] {
  const parts = Math.ceil(count / most);
  return Array.from({ length: parts }, (_, index) => Math.ceil((count - index) / parts));
}

/** The cells of `count` entries, in their order: no entry is alone below a full row. */
export function cellsOf(count: number): Cell[] {
  return evenParts(count, MAX_PER_PAGE).flatMap((onPage, page) => {
    const rows = evenParts(onPage, MAX_PER_ROW);
    const [columns, places] = [Math.max(rows[0] ?? 1, 2), Math.max(rows.length, LEAST_ROWS)];
    const width = (PAGE.width - 2 * PAGE.margin - (columns - 1) * GAP) / columns;
    const height = (PAGE.height - TOP - 58 - (places - 1) * GAP) / places;
    return rows.flatMap((inRow, row) =>
      Array.from({ length: inRow }, (_, column) => ({
        page,
        x: PAGE.margin + column * (width + GAP),
        y: TOP + row * (height + GAP),
        width,
        height,
      })),
    );
  });
}

const portraitSize = ({ height }: Cell): { readonly width: number; readonly height: number } => ({
  width: height * PORTRAIT_SHARE * 0.8,
  height: height * PORTRAIT_SHARE,
});

const TITLE: Style = { face: 'display', size: 22, color: COLORS.brand };
const NAME: Style = { face: 'display', size: 12, color: COLORS.brand };
const FACT: Style = { face: 'text', size: 8, color: COLORS.ink };
const LINK: Style = { face: 'text', size: 7.4, color: COLORS.brand };

function drawEntry(
  document: PdfDocument,
  { name, initials, facts, note, link }: ShortlistEntry,
  portrait: Printed | undefined,
  cell: Cell,
): void {
  const { x, y, width, height } = cell;
  const section: Element = document.element('Sect');
  let top = y;
  const area = { x, y, ...portraitSize(cell) };
  if (portrait) document.picture(portrait, area);
  else if (initials !== '') document.initials(initials, area);
  if (portrait || initials !== '') top += area.height + 3;
  const bottom = y + height;
  const write = (tag: string, text: string, style: Style, most: number, href?: string): void => {
    const step = lineHeight(style);
    const room = Math.max(0, Math.floor((bottom - top) / step));
    const lines = document.typesetter.clipped(text, style, width, Math.min(most, room));
    if (lines.length === 0) return;
    document.text(tag, section, { lines, style, x, y: top, step, href });
    top += lines.length * step;
  };
  write('H2', name, NAME, 2);
  top += depthBelow(name, NAME);
  write('P', note, FACT, 2);
  if (link !== '') write('P', link.replace(/^https?:\/\//, ''), LINK, 1, link);
  for (const { label, value } of facts) write('P', `${label}: ${value}`, FACT, 4);
}

/** The contact sheet as a PDF. `files` loads the pictures of all its profiles. */
export async function drawShortlist(
  content: ShortlistContent,
  { files, fonts, date }: Drawing,
): Promise<Buffer> {
  const cells = cellsOf(content.entries.length);
  const portraits: (Printed | undefined)[] = [];
  // Pictures are prepared one after another, since each is decoded whole in memory.
  for (const [index, { portrait }] of content.entries.entries()) {
    const cell = cells[index];
    portraits.push(
      portrait && cell
        ? await printPicture(portrait, { ...portraitSize(cell), fit: 'cover' }, files)
        : undefined,
    );
  }
  const about = { content, title: content.title, author: 'Marquee', language: content.language, fonts, date };
  return PdfDocument.draw(about, (document) => {
    const pages = (cells.at(-1)?.page ?? 0) + 1;
    for (let page = 0; page < pages; page += 1) {
      document.addPage();
      const lines = [{ text: content.title, isRightToLeft: false }];
      const heading = { lines, style: TITLE, x: PAGE.margin, y: PAGE.margin - 8, step: 0 };
      if (page === 0) document.text('H1', document.element('Sect'), heading);
      for (const [index, entry] of content.entries.entries()) {
        const cell = cells[index];
        if (cell?.page === page) drawEntry(document, entry, portraits[index], cell);
      }
      document.footer({ confirmed: '', link: content.link }, page, pages, FOOTER);
    }
  });
}
