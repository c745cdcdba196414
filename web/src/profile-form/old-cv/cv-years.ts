// Years as old CVs write them, spans of time, and what stands in place of a year.
import { westernDigits } from '@marquee/domain/values/digits';
import { MONTH } from './credit-words.ts';
import { MONTHS } from './cv-vocabulary.ts';

export const YEAR = /(?:19[5-9]\d|20\d\d)/;
const TO_TODAY = 'present|now|today|ongoing|till date|अब तक|जारी';
const SPACED_YEARS = new RegExp(
  `(${YEAR.source})\\s*[-–—]\\s*(${YEAR.source}|${TO_TODAY}|\\d{2}(?=\\s*(?:$|[,;|)\\]])))`,
  'giu',
);
const SPACED_MONTHS = new RegExp(
  `(^|[^\\p{L}\\p{M}])(${MONTH}(?:[.,]? ${YEAR.source})?)\\s?(?:[-–—]|to|से)\\s?(${MONTH}[.,]? ${YEAR.source})`,
  'giu',
);
/** Words that may stand beside the years of a text that says when. */
const BESIDE_YEARS: ReadonlySet<string> = new Set([
  ...MONTHS.split(', '),
  ...'st nd rd th spring summer fall autumn winter season seasons early late mid since from onward onwards circa'.split(
    ' ',
  ),
  ...'upcoming to and से present now today ongoing till date अब तक जारी'.split(' '),
]);
/** What stands in place of a year, and is none. */
const STATUS =
  /^(?:(?:in |under )?(?:post|pre)[- ]?production|(?:in|under) post|on[- ]?going|(?:currently )?on ?air|off ?air|(?:now |currently )?(?:streaming|playing|shooting|filming)|(?:shoot|shooting) (?:is )?(?:going on|in progress|on)|upcoming|forthcoming|coming soon|releas(?:ed|ing)(?: (?:soon|in \d{4}))?|unreleased|(?:awaiting|due for) release|release awaited|(?:yet )?to (?:be )?(?:release|released|announced)|theatrical|(?:under|in) production|in (?:development|rehearsals?)|on (?:the )?floors?|running|wrapped|completed|tba|tbd|daily|ep(?:isodes?|\.)? ?(?:no\.? ?)?\d{1,4}|\d{1,4}\+? ?(?:episodes?|eps?\.?|shows|seasons|stories)|(?:multiple|various|several) (?:episodes|eps?\.?|shows)|seasons? \d{1,2}(?:[-–]\d{1,2})?|s\d{1,2}(?:[ :]?e\d{1,3})?|present|till date|जारी|आगामी)$/i;

/** A text that says how far a work is, in place of a year. */
export const isStatus = (text: string): boolean => STATUS.test(text);

const century = (short: string): number => Number(short) + (short > '50' ? 1900 : 2000);

/** The year that a number of a text means by the tokens before it: '19' in '’19', '11/19' and '2018-19'. */
function yearOf(tokens: readonly string[], at: number, before: number): number | undefined {
  const [number = '', sign = '', first = ''] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  if (new RegExp(`^${YEAR.source}$`).test(number)) return Number(number);
  if (!/^\d\d$/.test(number) || (/[-./]/.test(tokens[at + 1] ?? '') && !/['’]/.test(sign))) return undefined;
  const isSpan = before > 0 && /[-–—/&]/.test(sign) && first === String(before) && number > first.slice(2);
  if (isSpan) return Number(first.slice(0, 2) + number);
  // '11/19', not '8.1/10'
  const isMonth = sign === '/' && /^(?:0?[1-9]|1[0-2])$/.test(first) && tokens[at - 3] !== '.';
  return isMonth || /['’]/.test(sign) ? century(number) : undefined;
}

/** The (last) year of a text that says when, and nothing else; `isExact` if the text is nothing but the year. */
export function yearNamed(written: string): { readonly year: number; readonly isExact: boolean } | undefined {
  if (written.length > 40 || !/^[\p{L}\p{N}([’']/u.test(written)) return undefined;
  const tokens =
    withAsciiYears(written)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*|\p{N}+|\S/gu) ?? [];
  let year = 0;
  for (const [at, token] of tokens.entries()) {
    const own = yearOf(tokens, at, year);
    if (own !== undefined) year = own;
    else if (/\p{L}/u.test(token) ? !BESIDE_YEARS.has(token) : /\p{N}/u.test(token) && !(Number(token) <= 31))
      return undefined;
  }
  return year === 0
    ? undefined
    : { year, isExact: /^[([]?(?:\d{4}|['’]\d\d)[)\]]?[.,]?$/.test(written.trim()) };
}

/** The text with the years in digits of Indian scripts converted to 0 to 9. */
export const withAsciiYears = (text: string): string =>
  text.replace(/\p{Nd}{4}(?!\p{Nd})(?:[-–—/]\p{Nd}{2}(?!\p{Nd}))?/gu, westernDigits);

/** The text with spans of time in one piece: 'Jan–Mar 2020', '2017–18'. */
export const withClosedSpans = (text: string): string =>
  text.replace(SPACED_MONTHS, '$1$2–$3').replace(SPACED_YEARS, '$1–$2');

/** Digits and names of months or separators: '12 May 2019', '11/25'. */
export const isDate = (text: string): boolean =>
  /\d/.test(text) &&
  (text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).every((word) => BESIDE_YEARS.has(word));
