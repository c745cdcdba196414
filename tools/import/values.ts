// Values of the earlier SQL tables as an export may spell them.

import type { UnknownRecord } from '@marquee/domain/record';

export type Row = UnknownRecord;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The characters of a UTF-16 text that Firestore can store: half a surrogate pair is replaced. */
export const storable = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');

/** Boolean columns as JSON, as Postgres' text (`t`, `f`) or as numbers. */
export function flagOf(value: unknown): boolean {
  return (
    value === true || value === 1 || (typeof value === 'string' && /^(t|true|1|yes)$/i.test(value.trim()))
  );
}

/** A timestamp column in milliseconds since 1970; `undefined` when it is none. A time without a zone is UTC. */
export function timeOf(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) {
    // Seconds or milliseconds: 1e11 seconds is the year 5138.
    const milliseconds = Math.abs(value) < 1e11 ? value * 1000 : value;
    return isStorable(milliseconds) ? Math.trunc(milliseconds) : undefined;
  }
  const text = textOf(value)
    .replace(/^(\d{4}-\d\d-\d\d) /, '$1T')
    .replace(/(:\d\d(?:\.\d+)?[+-]\d\d)$/, '$1:00');
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return undefined;
  const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes('T') ? text : `${text}Z`;
  const milliseconds = Date.parse(zoned);
  return isStorable(milliseconds) ? milliseconds : undefined;
}

/** Firestore's years, 1 to 9999. */
const isStorable = (milliseconds: number): boolean =>
  milliseconds > -62_135_596_800_000 && milliseconds < 253_402_300_800_000;

/** A list column: as JSON, as JSON text, or as Postgres' array literal. */
export function listOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text.startsWith('[')) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return value;
    }
  }
  if (!/^\{.*\}$/s.test(text) || text.includes(':"')) return value;
  return Array.from(text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,"]+)/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '').trim() : quoted.replace(/\\(.)/g, '$1'),
  );
}

/** A user's id: what Auth and Firestore both take. */
export function uidOf(value: unknown): string | undefined {
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : textOf(value);
  return /^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}\p{Cs}]{1,128}$/u.test(id) ? id : undefined;
}
