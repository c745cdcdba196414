// Typography that depends on a text's letters: a name's size and line height, a page's direction.

/** Scripts with marks above and below the line and joined letters: they need loose leading and no letter spacing. */
const TALL_SCRIPT =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Thai}]/u;

export interface NameStyle {
  /** The name's size, at which its widest word fits a 320 px screen without a break. */
  readonly 'data-size': 'display' | 'long' | 'longer' | 'longest';
  readonly 'data-script': 'tall' | undefined;
}

/** Widths of letters in the font of the name, in em, as Chromium measures them. Combining marks have no width. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[ijlIft'’.,-]/, 0.31],
  [/[crsz]/, 0.42],
  [/[mMW@]/, 0.9],
  [/[w\p{Lu}]/u, 0.7],
];
const OTHER_WIDTH = 0.52;

const widthOf = (word: string): number =>
  Array.from(word).reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH),
    0,
  );

/** By size: the width, in em, of the widest word that fits a screen of 320 px (profile-hero.module.css). */
const ROOM = { display: 5.5, long: 7.5, longer: 10 } as const;

/** How many characters of a name are measured: names have up to 121. */
const MEASURED = 200;

/** A name with more characters than this would take too many lines at a larger size than `longer`. */
const LONG_NAME = 44;

export function nameStyle(name: string): NameStyle {
  // Only the beginning is measured: a longer word is too long for any size.
  const widest = Math.max(
    ...name
      .slice(0, MEASURED)
      .split(/[\s-]+/)
      .map(widthOf),
  );
  return {
    'data-size':
      widest > ROOM.longer
        ? 'longest'
        : widest > ROOM.long || name.length > LONG_NAME
          ? 'longer'
          : widest > ROOM.display
            ? 'long'
            : 'display',
    'data-script': TALL_SCRIPT.test(name) ? 'tall' : undefined,
  };
}

const RIGHT_TO_LEFT =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const REORDERING =
  /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a text has letters or control characters that reorder what is beside it. */
export const reordersOthers = (text: string): boolean => REORDERING.test(text);

/** The direction of a text's first letter, as `dir=auto` finds it, for elements around the text. */
export function directionOf(text: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}
