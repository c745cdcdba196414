// Draws a contact sheet: all pictures of a profile on one A4 page, as large as they fit beside each other.
import type { SheetContent, SheetPicture } from '@marquee/domain/site/documents';
import type { Drawing } from './drawing.ts';
import { COLORS, FOOTER, PAGE, PdfDocument } from './pdf-document.ts';
import { printPicture, type Printed } from './print-picture.ts';
import { depthBelow, isRightToLeft, lineHeight, type Style } from './typesetter.ts';

const WIDTH = PAGE.width - 2 * PAGE.margin;
const QR = 54;
const TOP = PAGE.margin + QR + 14;
const BOTTOM = PAGE.height - 58;
const GAP = 14;

const NAME: Style = { face: 'display', size: 24, color: COLORS.brand };
const HEADLINE: Style = { face: 'text', size: 10, color: COLORS.muted };
const CAPTION: Style = { face: 'text', size: 8, color: COLORS.muted };
/** The most lines of a caption; a longer one is cut. */
const CAPTION_LINES = 2;
const CAPTION_HEIGHT = CAPTION_LINES * lineHeight(CAPTION) + 4;

/** A layout with a lower scale is used only if there is no other; with a higher one, wider gaps fill its rows. */
const LEAST_SCALE = 0.85;

/** The position of a picture, in points. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Row {
  /** The width of each picture divided by its height. */
  readonly ratios: readonly number[];
  readonly height: number;
}

interface Layout {
  readonly rows: readonly Row[];
  /** Below 1 if the rows together were too high for the page: then they are narrower than the page by this factor. */
  readonly scale: number;
}

/** Every way to split a list into rows in its order. */
function rowsOf(ratios: readonly number[]): number[][][] {
  if (ratios.length <= 1) return [[[...ratios]]];
  return ratios.flatMap((_, index) => {
    const first = ratios.slice(0, index + 1);
    return index === ratios.length - 1
      ? [[first]]
      : rowsOf(ratios.slice(index + 1)).map((others) => [first, ...others]);
  });
}

/** The rows as wide as the page, each of pictures of one height; scaled down when the rows together are too high. */
function fitted(rows: readonly (readonly number[])[]): Layout {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const heights = rows.map((ratios) => (WIDTH - (ratios.length - 1) * GAP) / sum(ratios));
  const room = BOTTOM - TOP - (rows.length - 1) * GAP - rows.length * CAPTION_HEIGHT;
  const scale = Math.min(1, room / sum(heights));
  return { scale, rows: rows.map((ratios, index) => ({ ratios, height: (heights[index] ?? 0) * scale })) };
}

/** The score of a layout: the logarithm of the product of the pictures' areas, which one tiny picture makes small. */
const size = ({ rows }: Layout): number =>
  rows.reduce(
    (total, { ratios, height }) =>
      total + ratios.reduce((sum, ratio) => sum + Math.log(ratio * height * height), 0),
    0,
  );

/** The positions of pictures in rows, in order, as large as possible; rows are as wide as the page where possible. */
export function framesOf(pictures: readonly Pick<SheetPicture, 'width' | 'height'>[]): Frame[] {
  const ratios = pictures.map(({ width, height }) =>
    width > 0 && height > 0 ? Math.min(Math.max(width / height, 0.4), 2.5) : 0.8,
  );
  if (ratios.length === 0) return [];
  const layouts = rowsOf(ratios).map(fitted);
  const wide = layouts.filter(
    ({ rows, scale }) => scale === 1 || (scale > LEAST_SCALE && rows.every((row) => row.ratios.length > 1)),
  );
  const best = (wide.length > 0 ? wide : layouts).reduce((largest, layout) =>
    size(layout) > size(largest) ? layout : largest,
  );
  let y = TOP;
  return best.rows.flatMap((row) => {
    const between = row.ratios.length - 1;
    const slack = WIDTH - between * GAP - row.ratios.reduce((sum, ratio) => sum + ratio * row.height, 0);
    // A single picture that is narrower than the page is centred.
    let x = PAGE.margin + (between === 0 ? slack / 2 : 0);
    const gap = GAP + (between === 0 ? 0 : slack / between);
    const frames = row.ratios.map((ratio): Frame => {
      const frame = { x, y, width: ratio * row.height, height: row.height };
      x += frame.width + gap;
      return frame;
    });
    y += row.height + CAPTION_HEIGHT + GAP;
    return frames;
  });
}

export async function drawContactSheet(
  content: SheetContent,
  { files, fonts, date }: Drawing,
): Promise<Buffer> {
  const frames = framesOf(content.pictures);
  const printed: { readonly picture: Printed; readonly frame: Frame; readonly caption: string }[] = [];
  // Pictures are prepared one after another, since each is decoded whole in memory.
  for (const [index, sheetPicture] of content.pictures.entries()) {
    const frame = frames[index];
    const picture = frame && (await printPicture(sheetPicture, { ...frame, fit: 'inside' }, files));
    if (picture) printed.push({ picture, frame, caption: sheetPicture.caption });
  }
  const about = {
    content,
    title: content.title,
    author: content.name,
    language: content.language,
    fonts,
    date,
  };
  return PdfDocument.draw(about, (document) => {
    const { margin } = PAGE;
    document.addPage();
    const head = document.element('Sect');
    const beside = WIDTH - QR - 14;
    const name = document.typesetter.clipped(content.name, NAME, beside, 2);
    const isFromRight = isRightToLeft(content.name);
    const inHead = { x: margin, right: margin + beside, isFromRight };
    document.text('H1', head, {
      ...inHead,
      lines: name,
      style: NAME,
      y: margin - 6,
      step: lineHeight(NAME),
    });
    if (name.length === 1) {
      const y = margin - 6 + lineHeight(NAME) + depthBelow(content.name, NAME);
      const lines = document.typesetter.clipped(content.headline, HEADLINE, beside, 1);
      document.text('P', head, { ...inHead, lines, style: HEADLINE, y, step: 0 });
    }
    document.qrCode(content.link, content.qrLabel, PAGE.width - margin - QR, margin - 4, QR);
    for (const { picture, frame, caption } of printed) {
      const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
      const [width, height] = [picture.width * scale, picture.height * scale];
      document.picture(picture, { ...frame, width, height });
      const lines = document.typesetter.clipped(caption, CAPTION, frame.width, CAPTION_LINES);
      const y = frame.y + height + 4;
      if (lines.length > 0)
        document.text('Caption', head, { lines, style: CAPTION, x: frame.x, y, step: lineHeight(CAPTION) });
    }
    document.footer(content, 0, 1, FOOTER);
  });
}
