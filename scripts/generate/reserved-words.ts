// The pattern of reserved words inside firestore.rules: in a list each word would count as an expression of the request.
import { RESERVED_WORDS } from '@marquee/domain/routes';
import { USERNAME_PATTERN } from '@marquee/domain/username';

const PATTERN = /(!username\.matches\(')[^']*/;

/** The rules with the domain's words, those that could be usernames; throws when they have no such pattern. */
export function withReservedWords(rules: string): string {
  if (!PATTERN.test(rules)) throw new Error('firestore.rules has no !username.matches() of reserved words.');
  const words = RESERVED_WORDS.filter((word) => USERNAME_PATTERN.test(word));
  return rules.replace(PATTERN, (_all, before: string) => before + words.join('|'));
}
