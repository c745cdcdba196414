// Splits lists into pages. A page token is a place in the list's order, so that what is created or deleted between two
// pages moves nothing into or out of the next one.
import { randomBytes } from 'node:crypto';
import { invalidArgument } from '../store/error.ts';
import { compareValues } from '../value/compare.ts';
import type { Value } from '../value/value.ts';
import { decodeCursor, encodeMessage } from './wire/messages.ts';

export interface Page<T> {
  readonly items: readonly T[];
  /** The token of the next page, if any. */
  readonly token: string | undefined;
}

/** The page token of the place after an item with these values of its order. */
export function pageToken(values: readonly Value[]): string {
  return Buffer.from(encodeMessage('Cursor', { values })).toString('base64url');
}

/** The values in a page token; `undefined` for the first page. @throws FirestoreError INVALID_ARGUMENT */
export function placeOf(token: string): readonly Value[] | undefined {
  if (token === '') return undefined;
  try {
    const { values } = decodeCursor(Buffer.from(token, 'base64url'));
    if (values.length > 0 && pageToken(values) === token) return values;
  } catch {
    // The error is thrown below, as for any invalid token.
  }
  throw invalidPageToken();
}

function invalidPageToken(): Error {
  return invalidArgument('invalid page token');
}

/**
 * One page of a list that is sorted by `place`; a size of 0 means the default.
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function nextPage<T>(
  all: readonly T[],
  token: string,
  size: number,
  defaultSize: number,
  place: (item: T) => Value,
): Page<T> {
  if (size < 0) throw invalidArgument('Page size must be nonnegative.');
  const [last, ...more] = placeOf(token) ?? [];
  if (more.length > 0) throw invalidPageToken();
  const start = last ? all.findIndex((item) => compareValues(place(item), last) > 0) : 0;
  const rest = start === -1 ? [] : all.slice(start);
  const items = rest.slice(0, size === 0 ? defaultSize : size);
  const next = items.length < rest.length ? pageToken([place(items.at(-1) as T)]) : undefined;
  return { items, token: next };
}

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

/** A random document id of the kind that the SDKs create. */
export function newDocumentId(): string {
  let id = '';
  while (id.length < ID_LENGTH) {
    // Rejects values beyond the last multiple of the alphabet's length, which would favour its first letters.
    for (const byte of randomBytes(ID_LENGTH * 2)) {
      if (byte < 248 && id.length < ID_LENGTH) id += ID_ALPHABET.charAt(byte % ID_ALPHABET.length);
    }
  }
  return id;
}
