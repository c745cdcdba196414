// The fonts of PDFs: one file for each weight and script, made by functions/fonts.ts.
import { PLAIN_CHARACTERS, SHAPED_CHARACTERS } from '@marquee/domain/site/drawn-characters';
import { shapedFile } from './font-files.ts';

/** The ways to set a text: regular, semibold (`strong`), or as a name or title (`display`). */
export type Face = 'text' | 'strong' | 'display';

/** A script's characters and the files of its faces. */
export interface ScriptFonts {
  /** The characters that the fonts have. */
  readonly characters: RegExp;
  readonly files: Readonly<Record<Face, string>>;
  /** Whether glyphs differ from characters in number, form and order: HarfBuzz then draws them. */
  readonly isShaped: boolean;
  readonly isRightToLeft?: boolean;
}

const { inter, interExtended, fraunces, frauncesExtended, signs, mathematics } = PLAIN_CHARACTERS;

const unshaped = (characters: RegExp, text: string, strong = text, display = strong): ScriptFonts => ({
  characters,
  files: { text, strong, display },
  isShaped: false,
});

const INTER = unshaped(inter, 'inter-400.ttf', 'inter-600.ttf');
const FRAUNCES = unshaped(fraunces, 'fraunces-500.ttf');
/** The fonts of letters that are drawn as they are, in the order in which a character is looked for. */
const TEXT_FONTS: readonly ScriptFonts[] = [
  INTER,
  unshaped(interExtended, 'inter-ext-400.ttf', 'inter-ext-600.ttf'),
  unshaped(signs, 'signs.ttf'),
  unshaped(mathematics, 'mathematics.ttf'),
];
const DISPLAY_FONTS: readonly ScriptFonts[] = [
  FRAUNCES,
  unshaped(frauncesExtended, 'fraunces-ext-500.ttf'),
  ...TEXT_FONTS,
];

type Shaped = keyof typeof SHAPED_CHARACTERS;

const shaped = (name: Shaped): ScriptFonts => ({
  characters: SHAPED_CHARACTERS[name],
  files: { text: shapedFile(name, 400), strong: shapedFile(name, 600), display: shapedFile(name, 600) },
  isShaped: true,
});

const DEVANAGARI = shaped('devanagari');

/** The scripts of India by their names in Noto's packages. */
const SHAPED_SCRIPTS: Readonly<Record<Shaped, ScriptFonts>> = {
  devanagari: DEVANAGARI,
  bengali: shaped('bengali'),
  gurmukhi: shaped('gurmukhi'),
  gujarati: shaped('gujarati'),
  oriya: shaped('oriya'),
  tamil: shaped('tamil'),
  telugu: shaped('telugu'),
  kannada: shaped('kannada'),
  malayalam: shaped('malayalam'),
  // For Urdu.
  arabic: { ...shaped('arabic'), isRightToLeft: true },
};

/** Dandas, joiners and the dotted circle: drawn in the font of the shaped script before them, else in Devanagari's. */
const SHARED = /[\u0964\u0965\u25cc]|\u200c|\u200d/u;

const SHAPED = Object.values(SHAPED_SCRIPTS);

/** The fonts of a character of a printed text (`printedText`); `before` are the fonts of the text before it. */
export function scriptOf(character: string, before: ScriptFonts | undefined, face: Face): ScriptFonts {
  if (character === ' ' && before?.characters.test(' ')) return before;
  const latin = face === 'display' ? FRAUNCES : INTER;
  // A shortcut for most characters of most profiles.
  if (character < '\u007f') return latin;
  if (SHARED.test(character)) return before?.isShaped ? before : DEVANAGARI;
  const has = ({ characters }: ScriptFonts): boolean => characters.test(character);
  return (face === 'display' ? DISPLAY_FONTS : TEXT_FONTS).find(has) ?? SHAPED.find(has) ?? latin;
}

/** Whether HarfBuzz is needed for a text. */
export const needsShaping = (text: string): boolean =>
  (text.match(/[^ -~\u200c\u200d]/gu) ?? []).some(
    (character) => scriptOf(character, undefined, 'text').isShaped,
  );
