/** The card's own font files; for scripts other than Latin it uses the documents' fonts. */
export const CARD_FONTS = ['fraunces.ttf', 'fraunces-ext.ttf', 'inter.ttf'] as const;

/** The file in the folder of the fonts that makes them Pango's fonts (functions/fonts.ts writes both). */
export const FONT_CONFIGURATION = 'fonts.conf';
