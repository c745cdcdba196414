// Years as old CVs write them, spans of time, and what stands in place of a year.
import { westernDigits } from '@marquee/domain/values/digits';
import { MONTH } from './credit-words.ts';

export const YEAR = /(?:19[5-9]\d|20\d\d)/;
const TO_TODAY = 'present|now|today|ongoing|till date|अब तक|जारी';
const YEARS = new RegExp(
  `^(${YEAR.source})\\s*(?:[-–—/&,]|to|and|से)\\s*(\\d{2}|${YEAR.source}|${TO_TODAY})?$`,
  'i',
);
const SPACED_YEARS = new RegExp(
  `(${YEAR.source})\\s*[-–—]\\s*(${YEAR.source}|${TO_TODAY}|\\d{2}(?=\\s*(?:$|[,;|)\\]])))`,
  'giu',
);
const SPACED_MONTHS = new RegExp(
  `(^|[^\\p{L}\\p{M}])(${MONTH}(?:[.,]? ${YEAR.source})?)\\s?(?:[-–—]|to|से)\\s?(${MONTH}[.,]? ${YEAR.source})`,
  'giu',
);
/** A year with a day, a month or a season: '11/25', "04/'23", 'Summer 2019', '12.5.2019', '2019-05-12'. */
const POINT = new RegExp(
  `^(?:\\d{1,2}[./-]){0,2}(${YEAR.source})$|^(${YEAR.source})-\\d\\d-\\d\\d$|^(?:0?[1-9]|1[0-2])/['’]?(\\d\\d)$|^['’](\\d\\d)$|^(?:${MONTH}|spring|summer|fall|autumn|winter|season)[.,]?\\s*(?:(${YEAR.source})|['’](\\d\\d))$`,
  'iu',
);
const ONLY_MONTH = new RegExp(`^(?:${MONTH})$`, 'iu');
const TODAY = new RegExp(`^(?:${TO_TODAY})$`, 'iu');
/** What stands in place of a year, and is none. */
const STATUS =
  /^(?:(?:in |under )?(?:post|pre)[- ]?production|ongoing|on ?air|streaming|upcoming|releas(?:ed|ing)(?: soon)?|unreleased|awaiting release|to be released|theatrical|now playing|under production|in production|filming|running|completed|tba|tbd|daily|ep(?:isodes?|\.)? ?(?:no\.? ?)?\d{1,4}|\d{1,4}\+? ?(?:episodes?|eps?\.?|shows)|present|जारी|आगामी)$/i;

/** A text that says how far a work is, in place of a year. */
export const isStatus = (text: string): boolean => STATUS.test(text);

const century = (short: string): number => Number(short) + (short > '50' ? 1900 : 2000);

function pointNamed(text: string): number | undefined {
  const [, ...years] = POINT.exec(text) ?? [];
  const year = years.find(Boolean);
  return year === undefined ? undefined : year.length === 2 ? century(year) : Number(year);
}

/** The (last) year of a text that is a year, a span or a month; `isExact` if the text is nothing but the year. */
export function yearNamed(written: string): { readonly year: number; readonly isExact: boolean } | undefined {
  if (written.length > 40) return undefined;
  const text = withAsciiYears(written)
    .replace(/^[([]([^()[\]]*)[)\]]$/, '$1')
    .trim();
  const [, from, to] = YEARS.exec(text) ?? [];
  if (from !== undefined) {
    const last = to === undefined || !/^\d/.test(to) ? from : to.length === 2 ? from.slice(0, 2) + to : to;
    return { year: Number(last), isExact: false };
  }
  const point = pointNamed(text);
  if (point !== undefined) return { year: point, isExact: /^(?:\d{4}|['’]\d\d)$/.test(text) };
  const [first = '', second = '', ...more] = text.split(/[-–—]|\s(?:to|से)\s/iu).map((each) => each.trim());
  const year = TODAY.test(second) ? pointNamed(first) : pointNamed(second);
  const isFirst = pointNamed(first) !== undefined || ONLY_MONTH.test(first);
  return more.length === 0 && isFirst && year !== undefined ? { year, isExact: false } : undefined;
}

/** The text with the years in digits of Indian scripts converted to 0 to 9. */
export const withAsciiYears = (text: string): string =>
  text.replace(/\p{Nd}+/gu, (digits) => (digits.length === 4 ? westernDigits(digits) : digits));

/** The text with spans of time in one piece: 'Jan–Mar 2020', '2017–18'. */
export const withClosedSpans = (text: string): string =>
  text.replace(SPACED_MONTHS, '$1$2–$3').replace(SPACED_YEARS, '$1–$2');
