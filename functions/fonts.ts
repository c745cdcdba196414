// The share card's fonts. Its renderer (Pango, inside sharp) reads TrueType; what we have is made for browsers.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import { CARD_FONTS } from './src/card/card-fonts.ts';

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
