// The fonts of PDFs: one file for each weight and script, made by functions/fonts.ts.

/** The font of the invisible text under the outlines of shaped text, for searching and copying. */
export const COPIED_FONT = 'copied.ttf';

/** The ways to set a text: regular, semibold (`strong`), or as a name or title (`display`). */
export type Face = 'text' | 'strong' | 'display';

/** A script's characters and the files of its faces. */
export interface ScriptFonts {
  readonly characters: RegExp;
  readonly files: Readonly<Record<Face, string>>;
  /** Whether glyphs differ from characters in number, form and order: HarfBuzz then draws them. */
  readonly isShaped: boolean;
  readonly isRightToLeft?: boolean;
}

/** The fonts of all characters that no script below has. */
const LATIN: ScriptFonts = {
  characters: /[\s\S]/u,
  isShaped: false,
  files: { text: 'inter-400.ttf', strong: 'inter-600.ttf', display: 'fraunces-500.ttf' },
};

const LATIN_EXTENDED: ScriptFonts = {
  characters: /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20b8\u20ba-\u20c0\u2c60-\u2c7f\ua720-\ua7ff]/u,
  isShaped: false,
  files: { text: 'inter-ext-400.ttf', strong: 'inter-ext-600.ttf', display: 'fraunces-ext-500.ttf' },
};

const shaped = (name: string, characters: RegExp): ScriptFonts => ({
  characters,
  files: { text: `${name}-400.ttf`, strong: `${name}-600.ttf`, display: `${name}-600.ttf` },
  isShaped: true,
});

const DEVANAGARI = shaped(
  'devanagari',
  /[\u0900-\u0963\u0966-\u097f\u1cd0-\u1cf9\u20b9\ua830-\ua839\ua8e0-\ua8ff]/u,
);

/** The scripts of India by their names in Noto's packages. */
export const SHAPED_SCRIPTS: Readonly<Record<string, ScriptFonts>> = {
  devanagari: DEVANAGARI,
  bengali: shaped('bengali', /[\u0980-\u09ff]/u),
  gurmukhi: shaped('gurmukhi', /[\u0a00-\u0a7f]/u),
  gujarati: shaped('gujarati', /[\u0a80-\u0aff]/u),
  oriya: shaped('oriya', /[\u0b00-\u0b7f]/u),
  tamil: shaped('tamil', /[\u0b80-\u0bff]/u),
  telugu: shaped('telugu', /[\u0c00-\u0c7f]/u),
  kannada: shaped('kannada', /[\u0c80-\u0cff]/u),
  malayalam: shaped('malayalam', /[\u0d00-\u0d7f]/u),
  // For Urdu.
  arabic: {
    ...shaped('arabic', /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/u),
    isRightToLeft: true,
  },
};

/** Dandas, joiners and the dotted circle: drawn in the font of the shaped script before them, else in Devanagari's. */
const SHARED = /[\u0964\u0965\u25cc]|\u200c|\u200d/u;

const SCRIPTS: readonly ScriptFonts[] = [LATIN_EXTENDED, ...Object.values(SHAPED_SCRIPTS)];

/** The fonts of a character; `before` are the fonts of the text before it. */
export function scriptOf(character: string, before: ScriptFonts | undefined): ScriptFonts {
  if (before && character === ' ') return before;
  // A shortcut for most characters of most profiles.
  if (character < '\u0100') return LATIN;
  if (SHARED.test(character)) return before?.isShaped ? before : DEVANAGARI;
  return SCRIPTS.find(({ characters }) => characters.test(character)) ?? LATIN;
}

/** Whether HarfBuzz is needed for a text. */
export const needsShaping = (text: string): boolean =>
  SHARED.test(text) || Object.values(SHAPED_SCRIPTS).some(({ characters }) => characters.test(text));
