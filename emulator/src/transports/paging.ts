// Splits lists into pages. A page token is an offset: lists are small, and clients do not look into tokens.
import { randomBytes } from 'node:crypto';
import { invalidArgument } from '../store/error.ts';

export interface Page<T> {
  readonly items: readonly T[];
  /** The token of the next page, if any. */
  readonly token: string | undefined;
}

/** The offset of a page token. @throws FirestoreError INVALID_ARGUMENT */
export function offsetOf(token: string): number {
  if (token === '') return 0;
  if (!/^\d{1,9}$/.test(token)) throw invalidArgument('Invalid page token.');
  return Number(token);
}

/** One page of a list; a size of 0 means the default. @throws FirestoreError INVALID_ARGUMENT */
export function nextPage<T>(all: readonly T[], token: string, size: number, defaultSize: number): Page<T> {
  if (size < 0) throw invalidArgument('Page size must be nonnegative.');
  const start = offsetOf(token);
  const end = start + (size === 0 ? defaultSize : size);
  return { items: all.slice(start, end), token: end < all.length ? String(end) : undefined };
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
