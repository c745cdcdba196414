// Parses the path of a public address. An impossible name or id needs no read of Firestore.
import { isLinkCode } from '@marquee/domain/views/link-code';
import { usernameInAddress } from '@marquee/domain/accounts/username';
import { USERNAME_PATTERN } from '@marquee/domain/accounts/username-pattern';
import { documentId } from '../requests/input.ts';

export type Address =
  | { readonly kind: 'id'; readonly id: string }
  /** `isStoredSpelling` is false for a name with upper-case letters, or with something around it. */
  | { readonly kind: 'username'; readonly username: string; readonly isStoredSpelling: boolean }
  /** A named link, by its code. */
  | {
      readonly kind: 'link';
      readonly username: string;
      readonly code: string;
      readonly isStoredSpelling: boolean;
    }
  | { readonly kind: 'none' };

const NONE: Address = { kind: 'none' };

function byId(id: string): Address {
  return documentId.isValidSync(id) ? { kind: 'id', id } : NONE;
}

function byUsername(typed: string): Address {
  const username = usernameInAddress(typed);
  return USERNAME_PATTERN.test(username)
    ? { kind: 'username', username, isStoredSpelling: username === typed }
    : NONE;
}

/** Reads the address `/{username}/{code}`. */
function byLink(name: string, typed: string): Address {
  const address = byUsername(name);
  const code = usernameInAddress(typed);
  if (address.kind !== 'username' || !isLinkCode(code)) return NONE;
  const { username, isStoredSpelling } = address;
  return { kind: 'link', username, code, isStoredSpelling: isStoredSpelling && code === typed };
}

/** The decoded segments of a path; none when it cannot be decoded. */
export function segmentsOf(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

const isById = (segment: string | undefined): boolean => segment === 'actor' || segment === 'profile';

/** The segments without one behind a name that has no letter or digit: what a messenger linked of '/asha/, and'. */
export function namingSegments(path: string): string[] {
  const segments = segmentsOf(path);
  const [first, second] = segments;
  const isName = second === undefined || isById(first) || /[\p{L}\p{N}]/u.test(segments.at(-1) ?? '');
  return isName ? segments : segments.slice(0, -1);
}

export function readAddress(path: string): Address {
  const [first, second, third, ...rest] = namingSegments(path);
  if (first === undefined || rest.length > 0) return NONE;
  if (third !== undefined) return first === 'actor' && second === 'u' ? byUsername(third) : NONE;
  if (second !== undefined) {
    return isById(first) ? byId(second) : byLink(first, second);
  }
  return byUsername(first);
}
