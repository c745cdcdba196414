// The checks of a profile's fields inside firestore.rules, from the table of fields and the last release's: which names
// may be there, their types and sizes.
import { acceptedFields, currentFields, readReleased, type RuleField } from './released-fields.ts';

/** What every stored profile has beside the table's fields; functions alone write `taken_down`. */
const FLAGS = ['has_contact', 'is_profile_complete'];
const BESIDE = ['confirmed_at', 'created_at', 'updated_at', 'former_usernames', ...FLAGS];
const BESIDE_PRIVATE = ['whatsapp_link', 'hidden', 'updated_at'];

/** Fields whose checks are written by hand in the rules, because they check more than the type. */
const BY_HAND = [
  'first_name',
  'last_name',
  'username',
  'whatsapp_link',
  'contact_shield',
  'is_profile_public',
  'date_of_birth',
  'phone_number',
  'show_whatsapp',
];

const ACCEPTED = acceptedFields(readReleased(), currentFields());

const namesOf = (isPrivate: boolean): string[] =>
  Object.keys(ACCEPTED).filter((name) => (ACCEPTED[name]?.private ?? false) === isPrivate);

/** One string for all names: of a list, each would count as one of a request's 1,000 expressions. */
export const PROFILE_NAMES = [...namesOf(false), ...BESIDE, 'taken_down'].toSorted().join(' ');
export const CONTACT_NAMES = [...namesOf(true), ...BESIDE_PRIVATE].toSorted().join(' ');

interface Checked extends Required<Pick<RuleField, 'max' | 'most' | 'options'>> {
  /** The expression of the field's value; of a field that may be missing, with its empty value. */
  readonly value: string;
}

/** The length of a stored day or month. */
const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** How the rules check a field, and its empty value there, by its kind. An open choice has a length. */
function checkOf({ kind, max }: RuleField): readonly [check: string, empty: string] {
  if (kind === 'choice') return max === undefined ? ['choice', "''"] : ['text', "''"];
  const CHECKS: Readonly<Record<string, readonly [string, string]>> = {
    line: ['text', "''"],
    text: ['text', "''"],
    month: ['text', "''"],
    day: ['text', "''"],
    whole: ['whole', '0'],
    flag: ['flag', 'false'],
    list: ['list', '[]'],
    periods: ['list', '[]'],
    map: ['map', '{}'],
    record: ['record', 'null'],
  };
  const check = CHECKS[kind];
  if (!check) throw new Error(`The rules do not know the kind ${kind}.`);
  return check;
}

function fieldsOf(isPrivate: boolean, check: string): readonly Checked[] {
  return namesOf(isPrivate)
    .filter((name) => !BY_HAND.includes(name))
    .flatMap((name) => {
      const field = ACCEPTED[name];
      if (!field) return [];
      const [own, empty] = checkOf(field);
      const { max = DATE_LENGTH, most = 0, options = [], isOptional } = field;
      const value = isOptional ? `data.get('${name}', ${empty})` : `data.${name}`;
      return own === check ? [{ value, max, most, options: isOptional ? ['', ...options] : options }] : [];
    });
}

const total = (limits: readonly number[]): string => String(limits.reduce((sum, limit) => sum + limit, 0));

const sum = (fields: readonly Checked[]): string => fields.map(({ value }) => value).join(' + ');

function checks(isPrivate: boolean): string[] {
  const of = (check: string): readonly Checked[] => fieldsOf(isPrivate, check);
  const [texts, lists, wholes] = [of('text'), of('list'), of('whole')];
  const joined = lists.map(({ value }, index) => (index === 0 ? value : `.concat(${value})`)).join('');
  const flags = [
    ...of('flag').map(({ value }) => value),
    ...(isPrivate ? [] : FLAGS.map((name) => `data.${name}`)),
  ];
  return [
    ...(texts.length > 0 ? [`(${sum(texts)}).size() <= ${total(texts.map(({ max }) => max))}`] : []),
    ...(lists.length > 0 ? [`${joined}.size() <= ${total(lists.map(({ most }) => most))}`] : []),
    ...of('map').map(({ value }) => `${value} is map`),
    ...of('record').map(({ value }) => `${value} is map || ${value} == null`),
    ...(wholes.length > 0 ? [`(${sum(wholes)}) is int`] : []),
    ...of('choice').map(({ value, options }) => `${value} in ['${options.join("', '")}']`),
    ...(flags.length > 0 ? [`[${flags.join(', ')}].hasOnly([true, false])`] : []),
  ];
}

/** The entries of the list of conditions in `isProfile`, or in `isContact`, a line each. */
export const fieldChecks = (isPrivate = false): string =>
  checks(isPrivate)
    .map((check) => `${' '.repeat(isPrivate ? 12 : 10)}${check},\n`)
    .join('');
