// Typography that depends on a text's letters: a name's size and line height, a page's direction.
import type { Profile } from '@marquee/domain/profile/profile';

/** Scripts with marks above and below the line and joined letters: they need loose leading and no letter spacing. */
const TALL_SCRIPT =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Thai}]/u;

export interface NameStyle {
  /** The name's size, at which its widest word fits a 320 px screen without a break. */
  readonly 'data-size': 'display' | 'long' | 'longer' | 'longest';
  readonly 'data-script': 'tall' | undefined;
}

/** Widths of letters, in em, as Chromium measures them in the font of the name; of other scripts in Noto Sans. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlIft'’.,-]/, 0.31],
  [/[crsz]/, 0.42],
  [/[mMW@]/, 0.9],
  [/[w\p{Lu}]/u, 0.7],
  // The scripts of the south have letters and signs of very different widths: each is in the class of its width.
  // A virama makes the letters beside it narrower.
  [/[\u094d\u09cd\u0a4d\u0acd\u0b4d]/u, -0.3],
  [/\u0d4d/u, -0.45],
  [/[ிுഃിീുൂൃాుృಿುೃಂಃ]|\u0b82|\u0c02|\u0d02/u, 0.4],
  [/[ஈசடநபராேടാേംഠകగఠరశಕಾೇೌೕ]/u, 0.66],
  [/[கதமயறழஎஏஒஓூெഉഒദഭമരറളഴെർఅఆఇఉఎఏఐఒఓఔఖఙచఛజటడఢతథదధనపఫబభలళవషసూಇಎಏಒಓಔಗಙಚಜಠಡಢತಥದಧನಪಫಬರಲಳವಶಸೀೂ]/u, 0.86],
  [/[அஇஉஐஙஜலளவஶைഇഖഗചജഥധനപലവఈఞణఱಅಆಐಖಘಛಞಟಣಭಱಷಹ]/u, 1.06],
  [/[ஆஞனஷஸகകങതഫയശഷഹൻൽൾఘమహఊಈಋಮಉಝಯಊಾ]/u, 1.26],
  [/[ஊோഎഏഓഘഛഡഢണബസോൿఝయఋ]/u, 1.5],
  [/[ணஹொൊഅഊഔഞൈൺ]/u, 1.7],
  [/[ஔௌആഈഝൌഐ]/u, 2.1],
  [/[োৌୈୋୌ]/u, 1.2],
  [/\p{Mc}/u, 0.3],
  [/\p{M}/u, 0],
  [/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}]/u, 0.68],
];
const OTHER_WIDTH = 0.52;

/** A virama and the consonant that Telugu and Kannada then write below the line. */
const BELOW = /[\u0c4d\u0ccd][\u0c15-\u0c39\u0c95-\u0cb9]/gu;

const widthOf = (word: string): number =>
  Array.from(word.replace(BELOW, '')).reduce(
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

/** The direction of a text's first letter, as `dir=auto` finds it, for elements around the text. */
export function directionOf(text: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/** Whether the columns of credits begin at the right: where the introduction does, or most titles do. */
export function areCreditsFromRight({
  introduction,
  credits,
}: Pick<Profile, 'introduction' | 'credits'>): boolean {
  const fromRight = credits.filter(({ title, production }) => directionOf(title || production) === 'rtl');
  return directionOf(introduction) === 'rtl' || fromRight.length * 2 > credits.length;
}
