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

/**
 * A code of digits as it was typed or pasted: without the spaces, dashes, quotes and invisible marks around and inside it.
 * Of a whole message its only run of six digits.
 */
export function typedCode(text: string): string {
  const plain = westernDigits(text.slice(0, 400).normalize('NFKC')).replace(/\p{Cf}/gu, '');
  const [code, ...others] = plain.match(/\d+/g)?.filter((run) => run.length === 6) ?? [];
  if (code !== undefined && others.length === 0) return code;
  return plain.slice(0, 100).replace(/[\s\p{Pd}\u2212.,·'"“”‘’]/gu, '');
}
