// The names of PDFs' font files, which functions/fonts.ts writes and the drawing reads.

/** The font of the invisible words under the outlines of shaped text, for searching and copying. */
export const COPIED_FONT = 'copied.ttf';

export const SHAPED_WEIGHTS = [400, 600] as const;

/** The font of a script that HarfBuzz shapes. */
export const shapedFile = (script: string, weight: (typeof SHAPED_WEIGHTS)[number]): string =>
  `${script}-${String(weight)}.ttf`;
