// The fonts of the share card and of PDFs, as TrueType: the renderers (Pango, inside sharp, and pdfkit) do not read
// WOFF2, the format of the web's fonts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import subsetFont from 'subset-font';
import svg2ttf from 'svg2ttf';
import { FONTS, range } from '../scripts/make-fonts.ts';
import { CARD_FONTS, FONT_CONFIGURATION } from './src/card/card-fonts.ts';
import { COPIED_FONT, SHAPED_WEIGHTS, shapedFile } from './src/documents/font-files.ts';

const { resolve } = createRequire(import.meta.url);

const SOURCES: Readonly<Record<(typeof CARD_FONTS)[number], string>> = {
  'fraunces.ttf': '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  'fraunces-ext.ttf': '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
  'inter.ttf': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
};

/**
 * The text of fonts.conf: Pango gets all fonts of the folder except PDFs' Latin fonts (but for
 * the one of extended Latin, which the card's own lack in part) and their font of invisible text.
 * Without `rescan` 0, fontconfig would read the folder again after a change, and forget fonts that were added by hand.
 */
const configuration = (): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <selectfont><rejectfont>${[COPIED_FONT, ...Object.keys(LATIN_FONTS)]
    .map((file) => `<glob>*/${file}</glob>`)
    .join('')}</rejectfont></selectfont>
  <cachedir>${join(tmpdir(), 'marquee-fontconfig')}</cachedir>
  <config><rescan><int>0</int></rescan></config>
</fontconfig>
`;

/** Writes the card's own fonts as TrueType files, and fonts.conf, into a folder. */
export async function writeCardFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of CARD_FONTS) {
    await writeFile(join(folder, name), await decompress(await readFile(resolve(SOURCES[name]))));
  }
  await writeFile(join(folder, FONT_CONFIGURATION), configuration());
}

/** The characters in the font of every shaped script: spaces, joiners, dandas, rupee sign and dotted circle. */
const SHARED_CHARACTERS = ' \u00a0\u200c\u200d\u0964\u0965₹\u25cc';

/** By script, the first and the last code of each range of its characters. */
const SCRIPT_RANGES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  devanagari: [
    [0x900, 0x97f],
    [0x1cd0, 0x1cf9],
    [0xa830, 0xa839],
    [0xa8e0, 0xa8ff],
  ],
  bengali: [[0x980, 0x9ff]],
  gurmukhi: [[0xa00, 0xa7f]],
  gujarati: [[0xa80, 0xaff]],
  oriya: [[0xb00, 0xb7f]],
  tamil: [[0xb80, 0xbff]],
  telugu: [[0xc00, 0xc7f]],
  kannada: [[0xc80, 0xcff]],
  malayalam: [[0xd00, 0xd7f]],
  arabic: [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8ff],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefc],
  ],
};

const textOf = (ranges: readonly (readonly [number, number])[]): string =>
  ranges.map(([first, last]) => range(first, last)).join('');

/** Characters that documents need, and that the web's fonts lack because the web shows them in the device's fonts. */
const MORE = '′″†‡' + range(0x1d00, 0x1dbf);

/** A font file of documents and how it is cut out of its package's file. */
interface DocumentFont {
  readonly source: string;
  readonly text: string;
  readonly axes: Readonly<Record<string, number>>;
}

/** A font of the web in one weight: pdfkit embeds static fonts only. */
function latin(web: keyof typeof FONTS, weight: number): DocumentFont {
  const font = FONTS[web];
  if (!font) throw new Error(`There is no font ${web}.`);
  const { opsz } = font.axes;
  const axes = { wght: weight, ...(typeof opsz === 'number' && { opsz }) };
  return { source: font.source, text: font.text + MORE, axes };
}

/** Noto Sans of a script in one weight, with all of the font's characters of that script. */
function shaped(script: string, weight: number): DocumentFont {
  const noto = `noto-sans-${script}`;
  return {
    source: `@fontsource-variable/${noto}/files/${noto}-${script}-wght-normal.woff2`,
    text: SHARED_CHARACTERS + textOf(SCRIPT_RANGES[script] ?? []),
    axes: { wght: weight },
  };
}

/** The Latin fonts of PDFs alone: the card has whole fonts instead. */
const LATIN_FONTS: Readonly<Record<string, DocumentFont>> = {
  'inter-400.ttf': latin('inter.woff2', 400),
  'inter-600.ttf': latin('inter.woff2', 600),
  'inter-ext-600.ttf': latin('inter-extended.woff2', 600),
  'fraunces-500.ttf': latin('fraunces.woff2', 500),
  'fraunces-ext-500.ttf': latin('fraunces-extended.woff2', 500),
};

/** Every font of PDFs by its file. */
export const DOCUMENT_FONTS: Readonly<Record<string, DocumentFont>> = {
  ...LATIN_FONTS,
  'inter-ext-400.ttf': latin('inter-extended.woff2', 400),
  // Bullets, stars, ticks, arrows.
  'signs.ttf': {
    source: '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2',
    text: textOf([
      [0x2300, 0x23ff],
      [0x2580, 0x27bf],
      [0x2b00, 0x2bff],
    ]),
    axes: {},
  },
  'mathematics.ttf': {
    source: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
    text: textOf([
      [0x2030, 0x205e],
      [0x2070, 0x209f],
      [0x2190, 0x22ff],
      [0x2500, 0x257f],
      [0x2600, 0x266f],
      [0x27f0, 0x27ff],
    ]),
    axes: {},
  },
  ...Object.fromEntries(
    Object.keys(SCRIPT_RANGES).flatMap((script) =>
      SHAPED_WEIGHTS.map((weight) => [shapedFile(script, weight), shaped(script, weight)]),
    ),
  ),
};

export const sourceOf = ({ source }: DocumentFont): Promise<Buffer> => readFile(resolve(source));

/** A glyph half an em wide and as high: programs drop text without a box, and find lines by the boxes. */
const BOX = 'M0 0H500V500H0Z';

/** A font of one glyph, for the invisible words of PDFs (`COPIED_FONT`). */
const makeCopied = (): Buffer =>
  Buffer.from(
    svg2ttf(
      `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="copied" horiz-adv-x="500"><font-face font-family="copied" units-per-em="1000" ascent="800" descent="-200"/><glyph unicode=" " d="${BOX}"/></font></defs></svg>`,
      { ts: 0 },
    ).buffer,
  );

export async function writeDocumentFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, font] of Object.entries(DOCUMENT_FONTS)) {
    const { text, axes } = font;
    const options = { targetFormat: 'truetype', variationAxes: { ...axes } } as const;
    await writeFile(join(folder, name), await subsetFont(await sourceOf(font), text, options));
  }
  await writeFile(join(folder, COPIED_FONT), makeCopied());
}
