/** The files functions/fonts.ts writes and the card is set in. */
export const CARD_FONTS = [
  'fraunces.ttf',
  'fraunces-ext.ttf',
  'inter.ttf',
  'noto-sans-devanagari.ttf',
] as const;
