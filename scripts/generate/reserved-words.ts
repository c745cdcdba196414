// The reserved words inside firestore.rules, in one text: in a list each word would count as an expression of the request.
import { RESERVED_WORDS } from '@marquee/domain/site/routes';
import { USERNAME_PATTERN } from '@marquee/domain/accounts/username';

const PLACE = /(username in ')[^']*/;

/** The rules with the domain's words, those that could be usernames; throws when they have no such pattern. */
export function withReservedWords(rules: string): string {
  if (!PLACE.test(rules)) throw new Error('firestore.rules has no list of reserved words.');
  const words = RESERVED_WORDS.filter((word) => USERNAME_PATTERN.test(word));
  return rules.replace(PLACE, (_all, before: string) => before + words.join(' '));
}
