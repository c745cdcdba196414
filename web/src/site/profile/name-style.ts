// How a text's letters steer how it is set: a name's size and leading, a page's direction.

/** Scripts whose marks stand above and below the line and whose letters join: no tight leading or spacing. */
const TALL_SCRIPT =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Thai}]/u;

export interface NameStyle {
  /** By the longest word, so that it fits a 320 px screen without a break inside. */
  readonly 'data-size': 'display' | 'long' | 'longer' | 'longest';
  readonly 'data-script': 'tall' | undefined;
}

export function nameStyle(name: string): NameStyle {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => Array.from(word).length));
  return {
    'data-size':
      longest > 22
        ? 'longest'
        : longest > 16 || name.length > 44
          ? 'longer'
          : longest > 10
            ? 'long'
            : 'display',
    'data-script': TALL_SCRIPT.test(name) ? 'tall' : undefined,
  };
}

const RIGHT_TO_LEFT =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of the first letter, as `dir=auto` finds it: what stands around a text has to go along with it. */
export function directionOf(text: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}
