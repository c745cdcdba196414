// The parts of a line of an old CV that are recognised by themselves: a year, a kind, a size of role, a company, a
// director, a labelled value.
import type { CreditKind, RoleSize } from '@marquee/domain/profile/credit';
import {
  columnNamed,
  companyNamed,
  kindNamed,
  MONTH,
  qualifiedSizeNamed,
  sizeNamed,
  type Column,
} from './credit-words.ts';

/** What has been recognised in one line so far. */
export interface Found {
  title: string;
  role: string;
  size: RoleSize | '';
  readonly production: string[];
  /** Whether a part named a director or producer as such. */
  isDirected: boolean;
  year: number;
  kind: CreditKind | undefined;
  /** The kind that most works of the named channel or platform have, used when nothing else names a kind. */
  likelyKind: CreditKind | undefined;
  link: string;
  /** Whether only their order tells the title from the role. */
  isOrdered: boolean;
  readonly rest: string[];
}

const EDGES = /^[\s,;:|*–—-]+|[\s,;:|*–—-]+$/g;

export const YEAR = /(?:19[5-9]\d|20\d\d)/;
const ENDS_IN_YEAR = new RegExp(`^(.*[^\\s,(–-])[\\s,(–-]+(${YEAR.source})\\)?$`);
const ONLY_YEAR = new RegExp(`^(${YEAR.source})$`);
const SHORT_YEAR = /^['’](\d\d)$/;
const TO_TODAY = 'present|now|today|ongoing|till date|अब तक|जारी';
const YEARS = new RegExp(`^(${YEAR.source})\\s*(?:[-–—/]|to|से)\\s*(\\d{2}|${YEAR.source}|${TO_TODAY})$`, 'i');
/** Spans of years and months with spaces around their dash, which could be mistaken for a separator. */
const SPACED_YEARS = new RegExp(
  `(${YEAR.source})\\s*[-–—]\\s*(${YEAR.source}|${TO_TODAY}|\\d{2}(?=\\s*(?:$|[,;|)\\]])))`,
  'giu',
);
const MONTHS = `(?<![\\p{L}\\p{M}])(${MONTH}(?:[.,]? ${YEAR.source})?)\\s?(?:[-–—]|to|से)\\s?(${MONTH}[.,]? ${YEAR.source})`;
const SPACED_MONTHS = new RegExp(MONTHS, 'giu');

const PRODUCTION_MARK =
  /^(?:(?:dir(?:ect(?:ed|or|ion))?|prod(?:uced|ucer|uction)?)\.?\s*(?:by\s+|[:.-]\s*)|dir\.?\s+|[dp]\s*:\s*|(?:channel|network|platform|studio|banner|company)\s*[:-]\s*|(?:डायरेक्टर|निर्देशक|निर्देशन|दिग्दर्शक|दिग्दर्शन|निर्माता|नि\.|পরিচালনা|পরিচালক|இயக்கம்|இயக்குனர்|దర్శకత్వం|દિગ્દર્શક|ನಿರ್ದೇಶನ|സംവിധാനം|ਨਿਰਦੇਸ਼ਕ)(?!\p{M})\s*[:.-]?\s*)(.+)$/iu;
const PRODUCTION_AFTER =
  /^(.+?)(?:\s+[([]?(?:dir\.?|director|producer)[)\]]?|\s+(?:द्वारा|के)\s+निर्देश(?:ित|न में))$/iu;
const ROLE_MARK =
  /^(?:as\s+|role\s*(?:of\s+|[:-]\s*)|character\s*[:-]\s*|(?:रोल|भूमिका|किरदार|पात्र)\s*[:-]\s*)(.+)$/iu;
const ROLE_AFTER = /^(.+?)\s+(?:की भूमिका(?: में)?|का किरदार|के किरदार में|के रूप में)$/u;
const QUOTED = /^(?:["“„](.+)["”]|['‘](.+)['’]|«(.+)»)$/u;

/** The text without separators at its ends, and with single spaces. */
export const trimmed = (text: string): string => text.replace(EDGES, '').replace(/\s+/g, ' ').trim();

/** The text with years in Hindi digits converted to 0 to 9. */
export const withAsciiYears = (text: string): string =>
  text.replace(/(?<![०-९])[०-९]{4}(?![०-९])/g, (digits) =>
    digits.replace(/./g, (digit) => String(digit.charCodeAt(0) - 0x0966)),
  );

/** Removes the spaces around the dash in spans of time: 'Jan–Mar 2020'. */
export const withClosedSpans = (text: string): string =>
  text.replace(SPACED_MONTHS, '$1–$2').replace(SPACED_YEARS, '$1–$2');

const SEASON = 'spring|summer|fall|autumn|winter|season';
/** A year with a day, a month or a season before it: '11/25', "04/'23", 'Summer 2019', '12.5.2019'. */
const POINT = new RegExp(
  `^(?:\\d{1,2}[./-]){0,2}(${YEAR.source})$|^(?:0?[1-9]|1[0-2])/['’]?(\\d\\d)$|^['’](\\d\\d)$|^(?:${MONTH}|${SEASON})[.,]?\\s*(?:(${YEAR.source})|['’](\\d\\d))$`,
  'iu',
);
const ONLY_MONTH = new RegExp(`^(?:${MONTH})$`, 'iu');
const SPAN = /\s*[-–—]\s*|\s(?:to|से)\s/iu;

const century = (short: string): number => Number(short) + (short > '50' ? 1900 : 2000);

/** The year of a date: '11/25', 'March 2019'. */
function pointNamed(text: string): number | undefined {
  const [, ...years] = POINT.exec(text) ?? [];
  const year = years.find(Boolean);
  if (year === undefined) return undefined;
  return year.length === 2 ? century(year) : Number(year);
}

/** The (last) year of a text that is a year, a span or a month; `isExact` if the text is nothing but the year. */
export function yearNamed(written: string): { readonly year: number; readonly isExact: boolean } | undefined {
  if (written.length > 40) return undefined;
  const text = written.replace(/^[([]([^()[\]]*)[)\]]$/, '$1').trim();
  const only = ONLY_YEAR.exec(text)?.[1] ?? SHORT_YEAR.exec(text)?.[1];
  if (only !== undefined) return { year: only.length === 2 ? century(only) : Number(only), isExact: true };
  const [, from, to] = YEARS.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const last = /^\d{2}$/.test(to) ? from.slice(0, 2) + to : /^\d/.test(to) ? to : from;
    return { year: Number(last), isExact: false };
  }
  const point = pointNamed(text);
  if (point !== undefined) return { year: point, isExact: false };
  const [first = '', second = '', ...more] = text.split(SPAN);
  const isFirst = pointNamed(first) !== undefined || ONLY_MONTH.test(first);
  const isToday = new RegExp(`^(?:${TO_TODAY})$`, 'iu').test(second);
  const year = isToday ? pointNamed(first) : pointNamed(second);
  return more.length === 0 && isFirst && year !== undefined ? { year, isExact: false } : undefined;
}

export function takeYear(found: Found, text: string): boolean {
  const named = yearNamed(text);
  if (!named) return false;
  if (found.year !== 0 && found.year !== named.year) found.rest.push(text);
  else {
    found.year = named.year;
    if (!named.isExact) found.rest.push(text);
  }
  return true;
}

function takeKind(found: Found, text: string): boolean {
  const kind = kindNamed(text);
  if (!kind) return false;
  if (found.kind !== undefined && found.kind !== kind) found.rest.push(text);
  else found.kind = kind;
  return true;
}

export function takeSize(found: Found, text: string): boolean {
  const qualified = qualifiedSizeNamed(text);
  const size = qualified ?? sizeNamed(text);
  if (!size) return false;
  if (qualified !== undefined || (found.size !== '' && found.size !== size)) found.rest.push(text);
  if (found.size === '') found.size = size;
  return true;
}

function takeCompany(found: Found, text: string): boolean {
  const company = companyNamed(text);
  if (!company) return false;
  found.production.push(text);
  found.likelyKind ??= company.kind;
  return true;
}

function takeProduction(found: Found, text: string): boolean {
  const named = PRODUCTION_MARK.exec(text)?.[1] ?? PRODUCTION_AFTER.exec(text)?.[1];
  if (named === undefined || trimmed(named) === '') return false;
  found.production.push(trimmed(named));
  found.isDirected = true;
  return true;
}

function takeRole(found: Found, text: string): boolean {
  const role = ROLE_MARK.exec(text)?.[1] ?? ROLE_AFTER.exec(text)?.[1];
  if (role === undefined || found.role !== '') return false;
  found.role = trimmed(role);
  return true;
}

/** The text without the quotation marks around it. */
export const withoutQuotes = (text: string): string => {
  const [, ...quoted] = QUOTED.exec(text) ?? [];
  return quoted.find(Boolean) ?? text;
};

export function takeTitle(found: Found, text: string): boolean {
  const [, ...quoted] = QUOTED.exec(text) ?? [];
  const title = quoted.find(Boolean);
  if (title === undefined || found.title !== '') return false;
  found.title = trimmed(title);
  return true;
}

/** Reads a part into `found` if it is recognised by itself; returns whether it was recognised. */
export const takeNamed = (found: Found, text: string): boolean =>
  takeYear(found, text) ||
  takeKind(found, text) ||
  takeSize(found, text) ||
  takeCompany(found, text) ||
  takeProduction(found, text) ||
  takeRole(found, text);

/** Reads a labelled value into `found`: 'Role: Meera', 'Year: 2019', 'Film: …'; returns the rest of the text. */
export function takeLabelled(found: Found, text: string): string {
  const [, label = '', value = ''] = /^([^:]{2,30}):\s*(.+)$/.exec(text) ?? [];
  if (label === '') return text;
  if (found.kind === undefined && takeKind(found, label)) return value;
  const column = columnNamed(label);
  if (column === undefined || !takeColumn(found, column, value)) return text;
  return '';
}

export function takeColumn(found: Found, column: Column, text: string): boolean {
  switch (column) {
    case 'role': {
      // 'Meera · supporting', as this product prints it; from right to left the size comes first.
      const parts = text.split(' · ');
      const size = parts.findIndex((part) => parts.length === 2 && takeSize(found, part));
      if (size !== -1) return takeText(found, column, parts[1 - size] ?? '');
      return takeSize(found, text) || takeText(found, column, text);
    }
    case 'title':
      return takeText(found, column, text);
    case 'production': {
      const [, name = text, year = ''] = ENDS_IN_YEAR.exec(text) ?? [];
      if (found.year === 0 && year !== '') found.year = Number(year);
      const company = found.year === Number(year) ? name : text;
      // 'Director' without a sign behind it may be a part of a name here.
      const isMarked =
        /^[\p{L}\p{M}]{1,12}\s?(?:[.:-]|by\s)/iu.test(company) || !/[\u0900-\u0DFF]/.test(company);
      if (!takeCompany(found, company) && !(isMarked && takeProduction(found, company))) {
        found.production.push(company);
      }
      return true;
    }
    case 'year':
      return takeYear(found, text);
    case 'kind':
      return takeKind(found, text);
    case 'size':
      return takeSize(found, text);
    case 'ignored':
      return true;
  }
}

function takeText(found: Found, column: 'title' | 'role', text: string): boolean {
  if (found[column] !== '') return false;
  found[column] = column === 'title' ? withoutQuotes(text) : text;
  return true;
}
