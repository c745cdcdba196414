// Draws the contact sheet of a shortlist: nine profiles a page, each with its portrait, its facts and its address.
import type { ShortlistContent, ShortlistEntry } from '@marquee/domain/documents';
import type { Drawing } from './drawing.ts';
import { COLORS, FOOTER, PAGE, PdfDocument, type Element } from './pdf-document.ts';
import { printPicture, type Printed } from './print-picture.ts';
import { lineHeight, type Style } from './typesetter.ts';

const COLUMNS = 3;
const ROWS = 3;
const GAP = 18;
const TOP = PAGE.margin + 40;
const WIDTH = (PAGE.width - 2 * PAGE.margin - (COLUMNS - 1) * GAP) / COLUMNS;
const HEIGHT = (PAGE.height - TOP - 58 - (ROWS - 1) * GAP) / ROWS;
/** A portrait, 4:5. */
const PORTRAIT = { width: 108, height: 135 } as const;

const TITLE: Style = { face: 'display', size: 22, color: COLORS.brand };
const NAME: Style = { face: 'display', size: 12, color: COLORS.brand };
const FACT: Style = { face: 'text', size: 8, color: COLORS.ink };
const LINK: Style = { face: 'text', size: 7.4, color: COLORS.brand };

function drawEntry(
  document: PdfDocument,
  { name, facts, note, link }: ShortlistEntry,
  portrait: Printed | undefined,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const section: Element = document.element('Sect');
  let top = y;
  if (portrait) {
    document.picture(portrait, { x, y, ...PORTRAIT });
    top += PORTRAIT.height + 3;
  }
  const bottom = y + HEIGHT;
  const write = (tag: string, text: string, style: Style, most: number, href?: string): void => {
    const step = lineHeight(style);
    const room = Math.max(0, Math.floor((bottom - top) / step));
    const lines = document.type.clipped(text, style, WIDTH, Math.min(most, room));
    if (lines.length === 0) return;
    document.text(tag, section, { lines, style, x, y: top, step, href });
    top += lines.length * step;
  };
  write('H2', name, NAME, 2);
  write('P', note, FACT, 2);
  if (link !== '') write('P', link.replace(/^https?:\/\//, ''), LINK, 1, link);
  for (const { label, value } of facts) write('P', `${label}: ${value}`, FACT, 2);
}

/** The contact sheet as a PDF. `files` finds a picture by its address, whosever it is. */
export async function drawShortlist(
  content: ShortlistContent,
  { files, fonts, date }: Drawing,
): Promise<Buffer> {
  const portraits: (Printed | undefined)[] = [];
  // One after another: each is unpacked as a whole.
  for (const { portrait } of content.entries)
    portraits.push(portrait ? await printPicture(portrait, { ...PORTRAIT, fit: 'cover' }, files) : undefined);
  const about = { title: content.title, author: 'Marquee', language: content.language, fonts, date };
  return PdfDocument.draw(about, (document) => {
    const pages = Math.max(1, Math.ceil(content.entries.length / (COLUMNS * ROWS)));
    for (let page = 0; page < pages; page += 1) {
      document.addPage();
      const heading = { lines: [content.title], style: TITLE, x: PAGE.margin, y: PAGE.margin - 8, step: 0 };
      if (page === 0) document.text('H1', document.element('Sect'), heading);
      const first = page * COLUMNS * ROWS;
      content.entries.slice(first, first + COLUMNS * ROWS).forEach((entry, index) => {
        const x = PAGE.margin + (index % COLUMNS) * (WIDTH + GAP);
        const y = TOP + Math.floor(index / COLUMNS) * (HEIGHT + GAP);
        drawEntry(document, entry, portraits[first + index], { x, y });
      });
      document.footer({ confirmed: '', link: content.link }, page, pages, FOOTER);
    }
  });
}
