// The values of domain that firestore.rules and storage.rules repeat, each with the text before it in the rules.
import { USERNAME_PATTERN } from '@marquee/domain/accounts/username-pattern';
import { RESERVED_WORDS } from '@marquee/domain/site/routes';
import { LIMITS } from '@marquee/domain/values/limits';
import { RELEASED_FOR } from '@marquee/domain/values/timing';
import { LINK_CODE } from '@marquee/domain/views/link-code';
import { DAY } from '@marquee/domain/values/time';
import { CONTACT_NAMES, fieldChecks, PROFILE_NAMES } from './profile-rules.ts';
import { readReleased } from './released-fields.ts';
import { acceptedBounds, FIRESTORE_BOUNDS, STORAGE_BOUNDS } from './rule-bounds.ts';

/** A value in the rules (a number, or a string up to its closing quote) and the text before it. */
type RuleValue = readonly [before: string, value: number | string];

/** One string for all words: of a list, each word would count as one of a request's 1,000 expressions. */
const reservedUsernames = RESERVED_WORDS.filter((word) => USERNAME_PATTERN.test(word)).join(' ');

const FIRESTORE: readonly RuleValue[] = [
  ["let names = '", PROFILE_NAMES],
  ["let ownNames = '", CONTACT_NAMES],
  ['data.at < request.time - duration.value(', RELEASED_FOR / DAY],
  ["username.matches('", USERNAME_PATTERN.source.replace(/^\^|\$$/g, '')],
  ["username in '", reservedUsernames],
  ['name.size() > ', LIMITS.name],
  ['name[0:', LIMITS.name],
  ["data.changed.matches('", LINK_CODE],
  ["link.version.matches('", `(${LINK_CODE})?`],
  ...acceptedBounds(FIRESTORE_BOUNDS, readReleased().bounds),
];

const STORAGE: readonly RuleValue[] = [
  ['resource.size >= ', LIMITS.image.minBytes],
  ...acceptedBounds(STORAGE_BOUNDS, readReleased().bounds),
];

function withValue(rules: string, before: string, old: RegExp, value: number | string): string {
  const [first = '', ...others] = rules.split(before);
  if (others.length === 0) throw new Error(`The rules have no place for what follows ${before}`);
  return [first, ...others.map((text) => text.replace(old, () => String(value)))].join(before);
}

const withValues = (rules: string, values: readonly RuleValue[]): string =>
  values.reduce(
    (filled, [before, value]) =>
      withValue(filled, before, typeof value === 'number' ? /^\d+/ : /^[^']*/, value),
    rules,
  );

const withChecks = (rules: string, isPrivate: boolean): string =>
  withValue(
    rules,
    `// Generated from the table of fields${isPrivate ? ', private ones' : ''} in domain/src: npm run generate.\n`,
    /^[^]*?(?= *\/\/ The end of what is generated)/,
    fieldChecks(isPrivate),
  );

/** Writes the values of domain into the text of firestore.rules. Throws when a place is missing. */
export const withFirestoreValues = (rules: string): string =>
  withChecks(withChecks(withValues(rules, FIRESTORE), false), true);

/** Writes the values of domain into the text of storage.rules. Throws when a place is missing. */
export const withStorageValues = (rules: string): string => withValues(rules, STORAGE);
