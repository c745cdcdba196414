// The scripts for which the PDFs and the share card have fonts (functions/src/documents/document-fonts.ts).

/** Matches a letter or a digit of any other script. */
const UNDRAWN =
  /(?![\p{Script=Latin}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{N}]/u;

/** How many words are listed; more would add nothing. */
const MAX_WORDS = 3;

/** Characters of a word that are shown. */
const LONGEST = 30;

/** The first words in a value's texts that no font of the PDFs can show, without duplicates; nearly always none. */
export function undrawnWords(value: unknown): string[] {
  const words = JSON.stringify(value).match(/[^\s"\\,;:()[\]{}]+/g) ?? [];
  return [...new Set(words.filter((word) => UNDRAWN.test(word)))].slice(0, MAX_WORDS).map((word) =>
    Array.from(word.slice(0, 2 * LONGEST))
      .slice(0, LONGEST)
      .join(''),
  );
}
