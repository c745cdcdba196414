// The fonts of documents: one file a weight and script, cut by functions/fonts.ts.

/** How a text is set. */
export type Face = 'text' | 'strong' | 'display';

/** A script's characters and the files of its faces; the first script is the fallback. */
export interface ScriptFonts {
  readonly characters: RegExp;
  /** Whether glyphs are in another order than characters: the text is then stored beside them. */
  readonly isReordered: boolean;
  readonly files: Readonly<Record<Face, string>>;
}

export const LATIN: ScriptFonts = {
  characters: /[\s\S]/u,
  isReordered: false,
  files: { text: 'inter-400.ttf', strong: 'inter-600.ttf', display: 'fraunces-500.ttf' },
};

export const SCRIPTS: readonly ScriptFonts[] = [
  {
    characters: /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20c0\u2c60-\u2c7f\ua720-\ua7ff]/u,
    isReordered: false,
    files: { text: 'inter-ext-400.ttf', strong: 'inter-ext-600.ttf', display: 'fraunces-ext-500.ttf' },
  },
  {
    characters: /[\u0900-\u097f\u1cd0-\u1cf9\u20b9\ua830-\ua839\ua8e0-\ua8ff\u25cc]|\u200c|\u200d/u,
    isReordered: true,
    files: { text: 'devanagari-400.ttf', strong: 'devanagari-600.ttf', display: 'devanagari-600.ttf' },
  },
];
