// Draws the picture messengers show for a profile's link: portrait, name, place and facts, in the page's own look.
import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { printedText } from '@marquee/domain/site/printed-text';
import { BRAND } from '@marquee/domain/site/brand';
import { escapeHtml } from '../mail/escape-html.ts';
import { loadSharp, openPicture, type MakeSharp } from '../pictures/open-untrusted.ts';
import { FONT_CONFIGURATION } from './card-fonts.ts';

export interface CardInput {
  readonly name: string;
  /** The line below the actor's name; '' for none. */
  readonly line: string;
  /** Playing age, height and languages, below that line; '' for none. */
  readonly facts: string;
  /** The product's name, drawn as the wordmark. */
  readonly product: string;
  /** The stored portrait; `undefined` for a card without a picture. */
  readonly portrait: Uint8Array | undefined;
  /** The folder of the fonts and their configuration. */
  readonly fonts: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const PORTRAIT_WIDTH = 504;
/** The texts below the name, in pixels: the font size, and the height above which a smaller size is used. */
const LINE = { size: 34, height: 56 } as const;
const FACTS = { size: 28, height: 72 } as const;
/** WhatsApp shows no picture of this size or larger. */
const MAX_BYTES = 300 * 1024;

// Colours of the light theme in web/src/theme/tokens.ts.
const { aubergine: BAR, paper: PAPER, amber: ACCENT } = BRAND;

/** The most characters of a text that are drawn: two names of 60 fit, and Pango would take minutes for 100 KB. */
const MAX_TEXT = 130;

/** A text as it is printed, cut to `MAX_TEXT`. */
function shortened(whole: string): string {
  const text = printedText(whole.slice(0, 4 * MAX_TEXT));
  const characters = Array.from(text.slice(0, 2 * MAX_TEXT));
  return characters.length > MAX_TEXT ? `${characters.slice(0, MAX_TEXT).join('')}…` : text;
}

/** Whether a text has anything to draw: Pango throws for joiners alone. */
const isVisible = (text: string): boolean => /[^\s\p{C}]/u.test(shortened(text));

interface TextBox {
  readonly text: string;
  readonly font: string;
  readonly color: string;
  readonly width: number;
  readonly height: number;
}

interface Drawn {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
  /** The size of a fitted text whose font names none, in pixels. */
  readonly size: number;
}

/** The size of a font description without one, in points. */
const DEFAULT_SIZE = 12;

/** Pixels: a word that would have to be smaller is broken instead. */
const SMALLEST = 36;

type Wrap = 'word' | 'word-char';

/** Draws a text, which Pango shapes: as large as fits the box if `isFitted`, else in the size of `font`. */
async function drawText(
  sharp: MakeSharp,
  { text, font, color, width, height }: TextBox,
  { isFitted, wrap }: { readonly isFitted: boolean; readonly wrap: Wrap },
): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(shortened(text))}</span>`,
      font,
      width,
      ...(isFitted ? { height } : { dpi: 72 }),
      rgba: true,
      wrap,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const size = (DEFAULT_SIZE * (info.textAutofitDpi ?? 72)) / 72;
  return { input: data, width: info.width, height: info.height, size };
}

/** Draws a text as large as fits the box with its words whole; one that would be too small to read has broken words. */
async function drawFitted(sharp: MakeSharp, box: TextBox): Promise<Drawn> {
  const whole = await drawText(sharp, box, { isFitted: true, wrap: 'word' });
  return whole.size >= SMALLEST && whole.width <= box.width
    ? whole
    : drawText(sharp, box, { isFitted: true, wrap: 'word-char' });
}

/** Draws a text in `size`, smaller only where that is too large for the box; `undefined` for nothing to draw. */
async function drawWords(
  sharp: MakeSharp,
  text: string,
  width: number,
  { size, height }: typeof LINE | typeof FACTS,
): Promise<Drawn | undefined> {
  if (!isVisible(text)) return undefined;
  const box = { text, font: `Inter ${String(size)} @wght=400`, color: PAPER, width, height };
  const drawn = await drawText(sharp, box, { isFitted: false, wrap: 'word' });
  return drawn.height <= height && drawn.width <= width
    ? drawn
    : drawText(sharp, box, { isFitted: true, wrap: 'word-char' });
}

const bulbs = (x: number, y: number, width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}"><rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" fill="none" stroke="${ACCENT}" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 22"/></svg>`,
  );

async function drawPortrait(sharp: MakeSharp, portrait: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await openPicture(sharp, portrait)
      .rotate()
      .resize(PORTRAIT_WIDTH, HEIGHT, { fit: 'cover', position: 'top' })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** A JPEG of 1200x630 pixels and less than 300 KB. A portrait that is no picture is left out. */
export async function drawCard({ name, line, facts, product, portrait, fonts }: CardInput): Promise<Buffer> {
  // Pango reads the variable when the process draws its first text; from then on it knows these fonts, and no others.
  process.env['FONTCONFIG_FILE'] = join(fonts, FONT_CONFIGURATION);
  const sharp = await loadSharp();
  const picture = portrait && (await drawPortrait(sharp, portrait));
  const left = picture ? PORTRAIT_WIDTH + 72 : 96;
  const width = WIDTH - left - (picture ? 72 : 96);

  const title = await drawFitted(sharp, {
    text: isVisible(name) ? name : product,
    font: 'Fraunces @wght=450,opsz=144',
    color: PAPER,
    width,
    height: 250,
  });
  const below = await drawWords(sharp, line, width, LINE);
  const last = await drawWords(sharp, facts, width, FACTS);
  const mark = await drawFitted(sharp, {
    text: product,
    font: 'Fraunces @wght=600,opsz=72',
    color: ACCENT,
    width: 220,
    height: 40,
  });
  const wordsHeight = title.height + (below ? 44 + below.height : 0) + (last ? 24 + last.height : 0);
  const top = Math.max(72, Math.round((HEIGHT - wordsHeight - 108) / 2));
  const layers: OverlayOptions[] = [
    ...(picture
      ? [{ input: picture, left: 0, top: 0 }]
      : [{ input: bulbs(33, 33, WIDTH - 66, HEIGHT - 66) }]),
    { input: title.input, left, top },
    ...(below ? [{ input: below.input, left, top: top + title.height + 44 }] : []),
    ...(last ? [{ input: last.input, left, top: top + wordsHeight - last.height }] : []),
    { input: mark.input, left, top: HEIGHT - 72 - mark.height },
  ];
  const card = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: BAR } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of [84, 70, 50]) {
    const jpeg = await sharp(card).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength < MAX_BYTES) return jpeg;
  }
  return sharp(card).jpeg({ quality: 30 }).toBuffer();
}
