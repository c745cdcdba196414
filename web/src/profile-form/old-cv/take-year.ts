// The year of a work: a part that is one, or one directly before or after a text.
import type { Found } from './found.ts';
import { YEAR, isStatus, yearNamed } from './cv-years.ts';
import { trimmed } from './split-text.ts';

/** Reads a part that is a year, or says how far a work is, into `found`; returns whether it is one. */
export function takeYear(found: Found, text: string): boolean {
  const named = yearNamed(text);
  if (!named) {
    if (isStatus(text)) found.rest.push(text);
    return isStatus(text);
  }
  if (found.year !== 0 && found.year !== named.year) found.rest.push(text);
  else {
    found.year = named.year;
    if (!named.isExact) found.rest.push(text);
  }
  return true;
}

const YEARS = new RegExp(`\\b${YEAR.source}\\b`, 'g');
/** Reads into `found` the last year of dates: 'Okt–Nov 2017, Feb 2018 (Darmstadt)'; returns whether there is one. */
export function takeDates(found: Found, text: string): boolean {
  const last = text.match(YEARS)?.at(-1);
  if (last === undefined) return false;
  if (found.year === 0) found.year = Number(last);
  found.rest.push(text);
  return true;
}

const LOOSE_YEAR = new RegExp(
  `^(${YEAR.source}(?:–${YEAR.source}|/\\d\\d)?)[\\s.:,]+(?=\\S)|\\((${YEAR.source})\\)$|[\\s,–-](${YEAR.source})$`,
);

/** Reads into `found` a year directly before or after a text, and returns the text without it: 'Hamlet 2019', '2019: Hamlet'. */
export function withoutLooseYear(found: Found, text: string): string {
  // 'Zee TV, 2018–present'
  const [, other = '', when = ''] = found.year === 0 ? (/^(.{2,}?),\s([^,]{4,30})$/u.exec(text) ?? []) : [];
  if (yearNamed(when) !== undefined) {
    takeYear(found, when);
    return trimmed(other);
  }
  const [, before, bracketed, after] = LOOSE_YEAR.exec(text) ?? [];
  const year = before ?? bracketed ?? after;
  if (found.year !== 0 || year === undefined || text === year) return text;
  // 'Class of 2020'
  if (after !== undefined && /\s(?:of|in|the|since|area)[\s,–-]+\d{4}$/i.test(text)) return text;
  found.year = yearNamed(year)?.year ?? 0;
  if (year.length > 4) found.rest.push(year);
  if (/[^\s,–-]\s\d{4}$/.test(text)) found.dated = text;
  return trimmed(
    before === undefined
      ? text.replace(/\(?\d{4}\)?$/, '')
      : text.slice(before.length).replace(/^[\s.:]+/, ''),
  );
}
