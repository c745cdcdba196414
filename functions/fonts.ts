// The fonts of the share card and of documents. Their renderers (Pango, inside sharp, and pdfkit) read TrueType; what we
// have is made for browsers.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import subsetFont from 'subset-font';
import { FONTS } from '../scripts/make-fonts.ts';
import { CARD_FONTS } from './src/card/card-fonts.ts';
import { LATIN, SCRIPTS } from './src/documents/document-fonts.ts';

const { resolve } = createRequire(import.meta.url);

const SOURCES: Readonly<Record<(typeof CARD_FONTS)[number], string>> = {
  'fraunces.ttf': '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  'fraunces-ext.ttf': '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
  'inter.ttf': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'noto-sans-devanagari.ttf':
    '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
};

/** Writes the fonts as TrueType files into a folder. */
export async function writeCardFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of CARD_FONTS) {
    await writeFile(join(folder, name), await decompress(await readFile(resolve(SOURCES[name]))));
  }
}

/** Signs that the web takes from the device's fonts. */
const MORE = '′″';

/** A document's font: one of the web's, in one weight. */
interface FontInstance {
  readonly web: keyof typeof FONTS;
  readonly weight: number;
}

const INSTANCES: Readonly<Record<string, FontInstance>> = {
  'inter-400.ttf': { web: 'inter.woff2', weight: 400 },
  'inter-600.ttf': { web: 'inter.woff2', weight: 600 },
  'inter-ext-400.ttf': { web: 'inter-extended.woff2', weight: 400 },
  'inter-ext-600.ttf': { web: 'inter-extended.woff2', weight: 600 },
  'fraunces-500.ttf': { web: 'fraunces.woff2', weight: 500 },
  'fraunces-ext-500.ttf': { web: 'fraunces-extended.woff2', weight: 500 },
  'devanagari-400.ttf': { web: 'devanagari-extended.woff2', weight: 400 },
  'devanagari-600.ttf': { web: 'devanagari-extended.woff2', weight: 600 },
};

/** Writes the fonts of documents into a folder: pdfkit embeds static TrueType fonts only. */
export async function writeDocumentFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = new Set([LATIN, ...SCRIPTS].flatMap(({ files }) => Object.values(files)));
  for (const name of names) {
    const instance = INSTANCES[name];
    const font = instance && FONTS[instance.web];
    if (!font) throw new Error(`functions/fonts.ts does not say how ${name} is made.`);
    const whole = await readFile(resolve(font.source));
    const variationAxes = { ...font.axes, wght: instance.weight };
    const text = font.text + MORE;
    await writeFile(
      join(folder, name),
      await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes }),
    );
  }
}
