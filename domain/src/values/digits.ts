const DIGIT = /\p{Nd}/u;

/** The value of a digit of any script: the ten of each script follow each other in Unicode, from zero on. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The text with the digits of all scripts, which the keyboards of their languages type, replaced by 0 to 9. */
export const westernDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, valueOf);

/** A code of digits as it was typed or pasted: without the spaces, dashes and invisible marks around and inside it. */
export const typedCode = (text: string): string =>
  westernDigits(text.slice(0, 100).normalize('NFKC')).replace(/[\s\p{Cf}\p{Pd}\u2212.·]/gu, '');
