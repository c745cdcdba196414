// Usernames: 3 to 30 characters (a-z, 0-9, `-` and `_`), with a letter or digit at both ends; case is ignored.
import { LIMITS } from '../values/limits.ts';
import { PRODUCT } from '../site/product.ts';
import { RESERVED_WORDS } from '../site/routes.ts';
import { withoutEnd } from '../values/without-end.ts';
import { USERNAME_PATTERN } from './username-pattern.ts';

const reserved = new Set(RESERVED_WORDS);

/** The stored form of a typed username. */
export function normaliseUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Characters of the longest part of an address that can be a username with something around it. */
const LONGEST = 100;

/** The text with its percent-escapes decoded, also where it was encoded more than once; `undefined` for a broken one. */
function decoded(text: string): string | undefined {
  let plain = text;
  try {
    for (let round = 0; round < 3 && /%[0-9a-f]{2}/i.test(plain); round += 1)
      plain = decodeURIComponent(plain);
  } catch {
    return undefined;
  }
  return plain;
}

const isLatin = (character: string): boolean => /[a-z0-9]|\p{Script=Latin}/u.test(character);

/**
 * The username in a part of an address that a messenger or a person may have changed: upper-case letters, an @ or a
 * bracket before it, and behind it the end of a sentence, a bracket, a quote, a space, a query whose ? was encoded, or
 * invisible characters. No username begins or ends with any of these. Latin letters are never left out: 'ashé' is not
 * 'ash'.
 */
export function usernameInAddress(part: string): string {
  const text = part.length > LONGEST ? undefined : decoded(part);
  if (text === undefined) return '';
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    // What HTML makes of a quote or a bracket before the name.
    .replace(/^(?:&(?:#x?[0-9a-f]{1,6}|[a-z]{1,6});)+/, '')
    .replace(/^[^\p{L}\p{N}._-]+/u, '');
  const [name = ''] = plain.split(/[?#&]|['’]s(?![\p{L}\p{N}])/u, 1);
  return withoutEnd(name, (character) => !isLatin(character));
}

/**
 * The username in what was typed or pasted: '@Asha Rao' and 'https://marquee.example/asha-rao' both mean `asha-rao`.
 * Blanks inside become hyphens.
 */
export function typedUsername(typed: string): string {
  const text = typed.trim().toLowerCase();
  const [, scheme, host = '', path = ''] = /^(https?:\/\/)?([^/\s]+)\/(.+)$/.exec(text) ?? [];
  const isAddress = path !== '' && (scheme !== undefined || /[^.]\.[^.]/.test(host));
  const [name = ''] = isAddress ? path.replace(/^actor\/u\//, '').split(/[/?#]/, 1) : [text];
  const plain = withoutEnd(name, (character) => /[/\s]/.test(character)).replace(/^[@/\s]+/, '');
  return normaliseUsername(plain).replace(/\s+/g, '-');
}

export type UsernameProblem = 'too-short' | 'too-long' | 'characters' | 'reserved';

/** Whether the username speaks for the product (`marquee-support`). The rules check the same. */
const namesProduct = (username: string): boolean =>
  username.replace(/[_-]/g, '').includes(PRODUCT.name.toLowerCase());

/** Why a normalised username cannot be claimed by anybody; `undefined` when it can. */
export function usernameProblem(username: string): UsernameProblem | undefined {
  if (username.length < LIMITS.username.min) return 'too-short';
  if (username.length > LIMITS.username.max) return 'too-long';
  if (!USERNAME_PATTERN.test(username)) return 'characters';
  if (reserved.has(username) || namesProduct(username)) return 'reserved';
  return undefined;
}

export interface UsernameChange {
  /** The earlier usernames that go on redirecting, newest first. */
  readonly former_usernames: readonly string[];
  /** Usernames given up: the commit deletes their `usernames` documents. The rules allow one in a commit. */
  readonly released: readonly string[];
}

/** The former and released usernames after a change to `next` ('' for none): the two latest former ones are kept. */
export function changeUsername(
  profile: { readonly username: string; readonly former_usernames: readonly string[] },
  next: string,
): UsernameChange {
  const held = [...new Set([profile.username, ...profile.former_usernames])];
  const earlier = held.filter((name) => name !== '' && name !== next);
  const redirecting = LIMITS.usernamesHeld - 1;
  return { former_usernames: earlier.slice(0, redirecting), released: earlier.slice(redirecting) };
}
