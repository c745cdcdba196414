// The fonts of the share card and of PDFs, as TrueType: the renderers (Pango, inside sharp, and pdfkit) do not read
// WOFF2, the format of the web's fonts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import subsetFont from 'subset-font';
import svg2ttf from 'svg2ttf';
import { FONTS } from '../scripts/make-fonts.ts';
import { CARD_FONTS, FONT_CONFIGURATION } from './src/card/card-fonts.ts';
import { COPIED_FONT, SHAPED_SCRIPTS } from './src/documents/document-fonts.ts';

const { resolve } = createRequire(import.meta.url);

const SOURCES: Readonly<Record<(typeof CARD_FONTS)[number], string>> = {
  'fraunces.ttf': '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  'fraunces-ext.ttf': '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
  'inter.ttf': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
};

/**
 * The text of fonts.conf: Pango gets all fonts of the folder except PDFs' Latin fonts and their font of invisible text.
 * Without `rescan` 0, fontconfig would read the folder again after a change, and forget fonts that were added by hand.
 */
const configuration = (): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <selectfont><rejectfont>${[COPIED_FONT, ...Object.keys(LATIN_INSTANCES)]
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

/** The characters in the font of every script: spaces, joiners, dandas, rupee sign and dotted circle. */
const SHARED_CHARACTERS = ' \u00a0\u200c\u200d\u0964\u0965₹\u25cc';

/** The characters of the Basic Multilingual Plane that match a script's pattern. */
function charactersOf(script: string): string {
  const { characters } = SHAPED_SCRIPTS[script] ?? {};
  if (!characters) throw new Error(`There is no script ${script}.`);
  return Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code))
    .filter((character) => characters.test(character))
    .join('');
}

/** Characters that documents need, and that the web's fonts lack because the web shows them in the device's fonts. */
const MORE = '′″';

/** The Latin fonts of PDFs, by their files: each is a font of the web in one weight. */
const LATIN_INSTANCES: Readonly<Record<string, { web: keyof typeof FONTS; weight: number }>> = {
  'inter-400.ttf': { web: 'inter.woff2', weight: 400 },
  'inter-600.ttf': { web: 'inter.woff2', weight: 600 },
  'inter-ext-400.ttf': { web: 'inter-extended.woff2', weight: 400 },
  'inter-ext-600.ttf': { web: 'inter-extended.woff2', weight: 600 },
  'fraunces-500.ttf': { web: 'fraunces.woff2', weight: 500 },
  'fraunces-ext-500.ttf': { web: 'fraunces-extended.woff2', weight: 500 },
};

/** One weight of a variable font as TrueType: pdfkit embeds static fonts only. */
async function makeLatin({ web, weight }: { web: keyof typeof FONTS; weight: number }): Promise<Buffer> {
  const font = FONTS[web];
  if (!font) throw new Error(`There is no font ${web}.`);
  return subsetFont(await readFile(resolve(font.source)), font.text + MORE, {
    targetFormat: 'truetype',
    variationAxes: { ...font.axes, wght: weight },
  });
}

/** A glyph half an em wide and as high: programs find spaces and lines of a text by the boxes of its characters. */
const BOX = 'M0 0H500V500H0Z';

/** The font of PDFs' invisible text (`COPIED_FONT`): the same glyph for each character of the shaped scripts. */
function makeCopied(): Buffer {
  const glyphs = Array.from(
    new Set(SHARED_CHARACTERS + Object.keys(SHAPED_SCRIPTS).map(charactersOf).join('')),
  )
    .map((character) => `<glyph unicode="&#x${(character.codePointAt(0) ?? 0).toString(16)};" d="${BOX}"/>`)
    .join('');
  const font = `<font id="copied" horiz-adv-x="500"><font-face font-family="copied" units-per-em="1000" ascent="800" descent="-200"/>${glyphs}</font>`;
  return Buffer.from(
    svg2ttf(`<svg xmlns="http://www.w3.org/2000/svg"><defs>${font}</defs></svg>`, { ts: 0 }).buffer,
  );
}

/** Noto Sans of a script in one weight, with all of the font's characters of that script. */
async function makeShaped(script: string, weight: number): Promise<Buffer> {
  const noto = `noto-sans-${script}`;
  const whole = await readFile(
    resolve(`@fontsource-variable/${noto}/files/${noto}-${script}-wght-normal.woff2`),
  );
  return subsetFont(whole, SHARED_CHARACTERS + charactersOf(script), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
}

/** Writes the fonts of documents into a folder. */
export async function writeDocumentFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, instance] of Object.entries(LATIN_INSTANCES))
    await writeFile(join(folder, name), await makeLatin(instance));
  for (const [script, { files }] of Object.entries(SHAPED_SCRIPTS)) {
    await writeFile(join(folder, files.text), await makeShaped(script, 400));
    await writeFile(join(folder, files.strong), await makeShaped(script, 600));
  }
  await writeFile(join(folder, COPIED_FONT), makeCopied());
}
