// Reads values of unknown shape. Every text and list is cut to its limit before it is processed further, so that no
// stored document, of whatever shape and size, slows a page down. Nothing here throws.
import { isCalendarDate } from './calendar-day.ts';
import { LIMITS } from './limits.ts';
import { isRecord } from './record.ts';

/** JSON that older documents hold as text is parsed up to this many characters. */
const LONGEST_JSON = 65_536;

/** How many times more entries than the limit are read, because some of them may be invalid. */
const LOOKED_AT = 4;

/** The text trimmed and cut to `max` characters; never ends in half of a surrogate pair. */
export function cut(text: string, max: number): string {
  const start = text.trimStart().slice(0, max);
  return start.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}

/** The value if it is a text, cut to `max` characters; '' for anything else. */
export const readText = (value: unknown, max: number): string =>
  typeof value === 'string' ? cut(value, max) : '';

/** Reads a text of one line: whitespace of every kind, line breaks and tabs included, becomes one space. */
export const readLine = (value: unknown, max: number): string => readText(value, max).replace(/\s+/g, ' ');

/** Typed addresses have up to `LIMITS.url` characters; percent-encoded ones of another script nine times as many. */
const LONGEST_ADDRESS = 9 * LIMITS.url;

/** Reads an address as one line; '' for an address over the limit: a shortened address would lead elsewhere. */
export const readAddress = (value: unknown): string =>
  typeof value === 'string' && value.length <= LONGEST_ADDRESS ? readLine(value, LONGEST_ADDRESS) : '';

/** The value if it is one of the options, else ''. */
export const optionOf = <Option extends string>(options: readonly Option[], value: unknown): Option | '' =>
  options.find((option) => option === value) ?? '';

/** Whether a text is a month, YYYY-MM. */
export const isMonth = (text: string): boolean => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text);

/** Reads a month, YYYY-MM; '' for anything else. */
export function readMonth(value: unknown): string {
  const month = readText(value, 8);
  return isMonth(month) ? month : '';
}

/** Reads a day that exists, YYYY-MM-DD; '' for anything else. */
export function readDay(value: unknown): string {
  const day = readText(value, 11);
  return isCalendarDate(day) ? day : '';
}

/** Reads a number from 0 on, without its fraction; a negative number and anything else are 0. */
export const readCount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;

/** Reads a number, also one written as text, as a whole number; above `max` it is `max`, for anything else 0. */
export function readWhole(value: unknown, max: number): number {
  const number = typeof value === 'string' ? Number(value.slice(0, 20)) : value;
  return typeof number === 'number' && number > 0 ? Math.min(Math.trunc(number), max) : 0;
}

/** Parses a JSON text, which older documents store; any other value is returned as it is. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.length > LONGEST_JSON) return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads at most `most` entries of a list by `read`, which returns `undefined` to leave an entry out. */
export function readList<Entry>(
  value: unknown,
  most: number,
  read: (entry: unknown) => Entry | undefined,
): Entry[] {
  const list = parsed(value);
  const found: Entry[] = [];
  for (const entry of Array.isArray(list) ? (list.slice(0, LOOKED_AT * most) as unknown[]) : []) {
    if (found.length === most) break;
    const readable = read(entry);
    if (readable !== undefined) found.push(readable);
  }
  return found;
}

/** Reads texts of one line without duplicates: a list, or the comma-separated text of older documents. */
export function readLines(value: unknown, most: number, max: number): string[] {
  const list = typeof value === 'string' ? (parsed(value) ?? value.slice(0, most * max).split(',')) : value;
  const found = readList(list, LOOKED_AT * most, (entry) => readLine(entry, max) || undefined);
  return [...new Set(found)].slice(0, most);
}

/** Reads at most `most` values of a map, whose keys people chose; `read` returns `undefined` to leave a value out. */
export function readMap<Value>(
  value: unknown,
  most: number,
  read: (value: unknown) => Value | undefined,
): Readonly<Record<string, Value>> {
  const found: [string, Value][] = [];
  if (!isRecord(value)) return {};
  let looked = 0;
  for (const name in value) {
    looked += 1;
    if (found.length === most || looked > LOOKED_AT * most) break;
    const readable = Object.hasOwn(value, name) && name !== '' ? read(value[name]) : undefined;
    if (readable !== undefined) found.push([name, readable]);
  }
  return Object.fromEntries(found);
}

/** An own property of an object whose keys people chose: never one of the prototype's. */
export const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
