// Texts as the PDFs and the share card print them: in the characters that their fonts have.
import { PLAIN_CHARACTERS, SHAPED_CHARACTERS } from './drawn-characters.ts';

const rangesOf = (fonts: Readonly<Record<string, RegExp>>): string =>
  Object.values(fonts)
    .map(({ source }) => source.slice(1, -1))
    .join('');

const SHAPED = rangesOf(SHAPED_CHARACTERS);
const UNDRAWN = new RegExp(`(?!\\n)[^${rangesOf(PLAIN_CHARACTERS)}${SHAPED}]`, 'gu');

/** Joiners, with the letter of a joining script before them if there is one: without it they join nothing. */
const JOINERS = new RegExp(`((?![ \\u200c\\u200d])[${SHAPED}])?[\\u200c\\u200d]+`, 'gu');

/** Characters that show nothing by themselves: format and control characters, variation selectors, keycap marks. */
const INVISIBLE =
  /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Emoji_Modifier}\u034f\u20e3\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** For signs that no font has and that have no compatibility form: a sign of the same meaning. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('‐‑⁃﹘', (hyphen) => [hyphen, '-'])),
  ...Object.fromEntries(Array.from('‒', (dash) => [dash, '–'])),
  ...Object.fromEntries(Array.from('―⸺⸻', (dash) => [dash, '—'])),
  ...Object.fromEntries(Array.from('🔴🟠🟡🟢🔵🟣🟤', (circle) => [circle, '●'])),
  ...Object.fromEntries(Array.from('🔶🔷🔸🔹', (diamond) => [diamond, '◆'])),
  ...Object.fromEntries(Array.from('🟥🟧🟨🟩🟦🟪🟫', (square) => [square, '■'])),
  ...Object.fromEntries(Array.from('🌟🌠', (star) => [star, '★'])),
  ...Object.fromEntries(Array.from('🎵🎶', (note) => [note, '♪'])),
  ...Object.fromEntries(Array.from('👉🡒🡆🠖', (arrow) => [arrow, '→'])),
  '‣': '►',
  '✅': '✔',
  '❌': '✘',
};

/** What is printed for a character that no font has; `undefined` for nothing. */
function substituteOf(character: string): string | undefined {
  const other = SUBSTITUTES[character] ?? character.normalize('NFKC');
  if (other === character) return undefined;
  const parts = Array.from(other, (part) => (part.search(UNDRAWN) < 0 ? part : substituteOf(part)));
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** A character of the private use area, which no text keeps, for what cannot be printed. */
const GAP = '\ue000';

/** A text in characters that the fonts have, with `GAP` for each that has no substitute. */
const withGaps = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(JOINERS, (joiners, letter: string | undefined) => (letter === undefined ? '' : joiners))
    .replace(UNDRAWN, (character) => substituteOf(character) ?? (/\p{M}/u.test(character) ? '' : GAP))
    .normalize('NFC');

/** Whether every character is one of ASCII's: a shortcut for most texts. */
const isPlain = (text: string): boolean => /^[\n -~]*$/.test(text);

/**
 * A text as it is printed: letters and signs that no font has in their compatibility form or as a sign of the same
 * meaning, anything else left out with one space beside it; one space for white space other than line breaks.
 */
export function printedText(text: string): string {
  const printed = isPlain(text)
    ? text
    : withGaps(text).replace(/ ?\ue000[ \ue000]*/g, (gap, at: number, whole: string) =>
        /^$|[\n,.;:!?)\]।]/.test(whole.charAt(at + gap.length)) || /^$|\n/.test(whole.charAt(at - 1))
          ? ''
          : ' ',
      );
  return printed.replace(/ +/g, ' ').trim();
}

/** Whether a text, as it is printed, has a letter or digit. */
export const isPrintable = (text: string): boolean => /[\p{L}\p{N}]/u.test(printedText(text));

/** How many words are listed; more would add nothing. */
const MAX_WORDS = 3;

/** Characters of a word that are shown. */
const LONGEST = 30;

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** The first words and signs in a value's texts that the PDFs leave out, without duplicates; nearly always none. */
export function undrawnWords(value: unknown): string[] {
  const words = textsOf(value)
    .filter((text) => !isPlain(text))
    .flatMap((text) => text.match(/[^\s"\\,;:()[\]{}]+/g) ?? [])
    .filter((word) => withGaps(word).includes(GAP));
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) =>
    Array.from(word.slice(0, 2 * LONGEST))
      .slice(0, LONGEST)
      .join(''),
  );
}
