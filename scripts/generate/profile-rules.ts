// The checks of a profile's fields inside firestore.rules, from the table of fields: their number, types and sizes.
import { PUBLIC_NAMES } from '@marquee/domain/profile/profile';
import { FIELDS } from '@marquee/domain/profile/profile-fields';

/** Timestamps of every stored profile, which are not in the table of fields. */
const TIMES = ['confirmed_at', 'created_at', 'updated_at'];
const FLAGS = ['has_contact', 'is_profile_complete'];
const LISTS_OF_NAMES = ['former_usernames'];

/** Fields whose checks are written by hand in the rules, because they check more than the type. */
const BY_HAND = [
  'first_name',
  'last_name',
  'username',
  'whatsapp_link',
  'contact_shield',
  'is_profile_public',
];

/** The number of fields of a stored profile. */
export const FIELD_COUNT = [...PUBLIC_NAMES, ...TIMES, ...FLAGS, ...LISTS_OF_NAMES].length;

const fieldsOf = (...kinds: readonly string[]) =>
  PUBLIC_NAMES.filter((name) => !BY_HAND.includes(name))
    .map((name) => ({ max: 0, most: 0, options: [], ...FIELDS[name], path: `data.${name}` }))
    .filter(({ kind }) => kinds.includes(kind));

const total = (limits: readonly number[]): string => String(limits.reduce((sum, limit) => sum + limit, 0));

function textCheck(): string {
  const texts = fieldsOf('line', 'text');
  return `(${texts.map(({ path }) => path).join(' + ')}).size() <= ${total(texts.map(({ max }) => max))}`;
}

function listCheck(): string {
  const lists = fieldsOf('list');
  const joined = lists.map(({ path }, index) => (index === 0 ? path : `.concat(${path})`)).join('');
  return `${joined}.size() <= ${total(lists.map(({ most }) => most))}`;
}

function flagCheck(): string {
  const flags = [...fieldsOf('flag').map(({ path }) => path), ...FLAGS.map((name) => `data.${name}`)];
  return `[${flags.join(', ')}].hasOnly([true, false])`;
}

const checks = (): string[] => [
  textCheck(),
  listCheck(),
  ...fieldsOf('map').map(({ path }) => `${path} is map`),
  ...fieldsOf('record').map(({ path }) => `${path} is map || ${path} == null`),
  `(${fieldsOf('whole')
    .map(({ path }) => path)
    .join(' + ')}) is int`,
  ...fieldsOf('choice').map(({ path, options }) => `${path} in ['${options.join("', '")}']`),
  flagCheck(),
];

/** The entries of the list of conditions in `isProfile`, a line each. */
export const fieldChecks = (): string =>
  checks()
    .map((check) => `          ${check},\n`)
    .join('');
