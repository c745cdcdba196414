// Writes domain/src/site/drawn-characters.ts: which characters the fonts of the PDFs and the share card have.
import { create } from 'fontkit';
import { DOCUMENT_FONTS, sourceOf } from './fonts.ts';

/** A file of each font, of letters that are drawn as they are and of scripts that HarfBuzz shapes; the weights of a font have the same characters. */
const FILES = {
  PLAIN_CHARACTERS: {
    inter: 'inter-400.ttf',
    interExtended: 'inter-ext-400.ttf',
    fraunces: 'fraunces-500.ttf',
    frauncesExtended: 'fraunces-ext-500.ttf',
    signs: 'signs.ttf',
    mathematics: 'mathematics.ttf',
  },
  SHAPED_CHARACTERS: {
    devanagari: 'devanagari-400.ttf',
    bengali: 'bengali-400.ttf',
    gurmukhi: 'gurmukhi-400.ttf',
    gujarati: 'gujarati-400.ttf',
    oriya: 'oriya-400.ttf',
    tamil: 'tamil-400.ttf',
    telugu: 'telugu-400.ttf',
    kannada: 'kannada-400.ttf',
    malayalam: 'malayalam-400.ttf',
    arabic: 'arabic-400.ttf',
  },
} as const;

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;

/** A regular expression's class of characters of the Basic Multilingual Plane, as its ranges. */
function characterClass(codes: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const written = ranges.map(([first, last]) =>
    first === last ? escaped(first) : `${escaped(first)}-${escaped(last)}`,
  );
  return `[${written.join('')}]`;
}

/** The characters that a font's text asks for and its package's file has. */
async function charactersOf(file: string): Promise<number[]> {
  const font = DOCUMENT_FONTS[file];
  if (!font) throw new Error(`There is no font ${file}.`);
  const source = create(await sourceOf(font));
  if (!('characterSet' in source)) throw new Error(`${file} is no single font.`);
  const has = new Set(source.characterSet);
  const asked = new Set(Array.from(font.text, (character) => character.codePointAt(0) ?? 0));
  return [...asked].filter((code) => has.has(code));
}

export async function generatedDrawnCharacters(): Promise<string> {
  const tables: string[] = [];
  for (const [table, files] of Object.entries(FILES)) {
    const rows: string[] = [];
    for (const [name, file] of Object.entries(files)) {
      rows.push(`  ${name}:\n    /${characterClass(await charactersOf(file))}/,\n`);
    }
    tables.push(`\nexport const ${table} = {\n${rows.join('')}} as const;\n`);
  }
  const comment =
    'Written by `npm run generate`: the characters that the fonts of the PDFs and the share card have.';
  return `// ${comment}\n${tables.join('')}`;
}
