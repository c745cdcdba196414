// Cuts the letters of 'हिन्दी' out of our Devanagari font: `npx tsx scripts/make-language-font.ts`. The choice of language
// names it on pages in English, whose readers would fetch 121 KB for one word. The file is committed; this runs again only
// when a name in languages.ts or the font changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { LANGUAGE_NAMES } from '../web/src/i18n/languages.ts';
import { fromRoot } from './lib/project.ts';

const DEVANAGARI =
  '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';

export const LANGUAGE_FONT = fromRoot('web/src/theme/hindi-name.woff2');

/** The font as woff2, in one weight between a link's and a button's. */
export function languageFont(): Promise<Buffer> {
  const whole = createRequire(fromRoot('web/package.json')).resolve(DEVANAGARI);
  return subsetFont(readFileSync(whole), LANGUAGE_NAMES.hi, {
    targetFormat: 'woff2',
    variationAxes: { wght: 500 },
  });
}

if (process.argv[1] === import.meta.filename) writeFileSync(LANGUAGE_FONT, await languageFont());
