import type { CvContent } from '@marquee/domain/site/documents';
import type { Drawing } from './drawing.ts';
import { layOutCv, PORTRAIT, QR, RIGHT, type CvLayout, type Part, type PlacedRow } from './lay-out-cv.ts';
import { COLORS, FOOTER, PAGE, PdfDocument, type Element } from './pdf-document.ts';
import { printPicture, type Printed } from './print-picture.ts';

function drawRow(document: PdfDocument, { part, row, y }: PlacedRow, body: Element): void {
  const parent = part.isTable ? document.element('TR', body) : body;
  for (const cell of row.cells) document.text(part.isTable ? 'TD' : 'P', parent, { ...cell, y: y + cell.y });
}

function drawHead(
  document: PdfDocument,
  { head }: CvLayout,
  content: CvContent,
  portrait: Printed | undefined,
): void {
  const section = document.element('Sect');
  document.text('H1', section, head.name);
  document.text('P', section, head.headline);
  if (portrait) {
    const { margin } = PAGE;
    document.picture(portrait, { x: margin, y: margin, ...PORTRAIT });
  }
  if (head.facts.length > 0) {
    const table = document.element('Table');
    for (const fact of head.facts) drawRow(document, fact, table);
  }
  document.qrCode(content.link, content.qrLabel, RIGHT - QR, PAGE.margin, QR);
  document.rule(PAGE.margin, head.bottom, RIGHT - PAGE.margin, COLORS.accent, 1);
}

function drawPage(document: PdfDocument, rows: readonly PlacedRow[], bodies: Map<Part, Element>): void {
  for (const placed of rows) {
    const { part, y } = placed;
    const title = { ...part.title, y: y + part.title.y };
    if (placed.title === 'first') {
      const section = document.element('Sect');
      document.text('H2', section, title);
      bodies.set(part, part.isTable ? document.element('Table', section) : section);
    }
    if (placed.title === 'further') document.artifactText(title);
    const body = bodies.get(part);
    if (body) drawRow(document, placed, body);
  }
}

/** The CV as a PDF. */
export async function drawCv(content: CvContent, { files, fonts, date }: Drawing): Promise<Buffer> {
  const portrait = content.portrait
    ? await printPicture(content.portrait, { ...PORTRAIT, fit: 'cover' }, files)
    : undefined;
  const about = {
    content,
    title: content.title,
    author: content.name,
    language: content.language,
    fonts,
    date,
  };
  return PdfDocument.draw(about, (document) => {
    const layout = layOutCv(document.typesetter, content, portrait !== undefined);
    const bodies = new Map<Part, Element>();
    layout.pages.forEach((rows, index) => {
      document.addPage();
      if (index === 0) drawHead(document, layout, content, portrait);
      drawPage(document, rows, bodies);
      document.footer(content, index, layout.pages.length, FOOTER);
    });
  });
}
