// Cuts the web's fonts out of their packages: `npx tsx scripts/make-fonts.ts`. A page loads the weights and the one optical
// size that the design uses, at half of the bytes: one weight of Fraunces and one of Devanagari, which browsers embolden
// without changing its widths, keep a public page's fonts below 60 KB in both languages. The files are
// committed; this runs again only when a font, a weight or a language's name changes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { LANGUAGE_NAMES } from '../web/src/i18n/languages.ts';
import { fromRoot } from './config/project.ts';

export const FONTS_FOLDER = fromRoot('web/src/theme/fonts');

interface Font {
  /** The font's file in its package. */
  readonly source: string;
  /** Every character that the file keeps, with the glyphs that these characters form together. */
  readonly text: string;
  /** For each axis, the fixed value, or the range that stays variable. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

export const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The characters of the first files of Fraunces and Inter, within their `unicode-range` in font-faces.css. */
const LATIN =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  'ıŒœʻʼˆ˚˜' +
  range(0x2010, 0x2026) +
  '\u2009\u200a\u202f‰‹›⁄€™↑↓−∕\ufffd';
const LATIN_EXTENDED =
  range(0x100, 0x2ff) +
  range(0x1e00, 0x1eff) +
  range(0x20a0, 0x20c0) +
  range(0x2c60, 0x2c7f) +
  range(0xa720, 0xa7ff);
/** The characters of modern Hindi, Marathi and Nepali. */
const DEVANAGARI =
  range(0x901, 0x903) +
  range(0x905, 0x90b) +
  range(0x90d, 0x928) +
  range(0x92a, 0x933) +
  range(0x935, 0x939) +
  range(0x93c, 0x945) +
  range(0x947, 0x94d) +
  '\u0950' +
  range(0x958, 0x95f) +
  range(0x964, 0x970) +
  '\u0972₹ \u200c\u200d\u25cc';
/** The whole script: Sanskrit, Kashmiri, Sindhi, Vedic accents. */
const DEVANAGARI_EXTENDED =
  range(0x900, 0x97f) +
  range(0x1cd0, 0x1cf9) +
  range(0xa830, 0xa839) +
  range(0xa8e0, 0xa8ff) +
  '₹ \u200c\u200d\u25cc';

const PACKAGES = '@fontsource-variable';
/** One weight for all headlines. */
const FRAUNCES = { opsz: 72, wght: 500 } as const;
const INTER = { wght: { min: 400, max: 600 } } as const;
const NOTO = `${PACKAGES}/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2`;

export const FONTS: Readonly<Record<string, Font>> = {
  'fraunces.woff2': {
    source: `${PACKAGES}/fraunces/files/fraunces-latin-opsz-normal.woff2`,
    text: LATIN,
    axes: FRAUNCES,
  },
  'fraunces-extended.woff2': {
    source: `${PACKAGES}/fraunces/files/fraunces-latin-ext-opsz-normal.woff2`,
    text: LATIN_EXTENDED,
    axes: FRAUNCES,
  },
  'inter.woff2': {
    source: `${PACKAGES}/inter/files/inter-latin-wght-normal.woff2`,
    text: LATIN,
    axes: INTER,
  },
  'inter-extended.woff2': {
    source: `${PACKAGES}/inter/files/inter-latin-ext-wght-normal.woff2`,
    text: LATIN_EXTENDED,
    axes: INTER,
  },
  // Browsers make the bold weight themselves: a variable font has 24 KB more.
  'devanagari.woff2': { source: NOTO, text: DEVANAGARI, axes: { wght: 400 } },
  'devanagari-extended.woff2': { source: NOTO, text: DEVANAGARI_EXTENDED, axes: { wght: 400 } },
  // The one word of the link to Hindi on English pages, in a weight between a link's and a button's.
  'hindi-name.woff2': { source: NOTO, text: LANGUAGE_NAMES.hi, axes: { wght: 500 } },
};

/** Cuts a font out of its package's file; returns it as WOFF2. */
export function makeFont({ source, text, axes }: Font): Promise<Buffer> {
  const whole = createRequire(fromRoot('web/package.json')).resolve(source);
  return subsetFont(readFileSync(whole), text, { targetFormat: 'woff2', variationAxes: { ...axes } });
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(FONTS_FOLDER, { recursive: true });
  for (const [name, font] of Object.entries(FONTS))
    writeFileSync(join(FONTS_FOLDER, name), await makeFont(font));
}
