// Facts that casting asks for, beside those of the profile itself: looks, sizes, papers, where and when. Each may be
// empty. Chosen values are stored as ids, whose labels are in the message catalogues; a text that is not one of the ids is
// shown as it is.
import { LIMITS } from './limits.ts';
import { labelled, lines, oneLine, optionOf, text, unlabelled } from './stored-line.ts';
import { isRecord } from './record.ts';

export interface Facts {
  readonly gender: string;
  readonly pronouns: string;
  readonly eyes: string;
  readonly hair: string;
  readonly build: string;
  readonly chest: string;
  readonly waist: string;
  readonly hips: string;
  readonly shoe: string;
  readonly collar: string;
  /** Accents and dialects. */
  readonly accents: readonly string[];
  readonly association: string;
  readonly association_number: string;
  readonly driving_licence: string;
  /** YYYY-MM, or ''. */
  readonly passport_until: string;
  readonly travel: '' | 'yes' | 'no';
  /** Where the actor can work as a local. */
  readonly local_cities: readonly string[];
  /** YYYY-MM-DD, or ''. */
  readonly available_from: string;
}

export const GENDERS = ['female', 'male', 'non_binary', 'other'] as const;
export const PRONOUNS = ['she_her', 'he_him', 'they_them'] as const;
export const EYES = ['black', 'dark_brown', 'brown', 'hazel', 'green', 'blue', 'grey'] as const;
export const HAIR = [
  'black',
  'dark_brown',
  'brown',
  'light_brown',
  'blonde',
  'red',
  'grey',
  'salt_and_pepper',
  'white',
  'coloured',
  'bald',
] as const;
export const BUILDS = ['slim', 'average', 'athletic', 'muscular', 'petite', 'curvy', 'plus_size'] as const;
export const DRIVING_LICENCES = ['two_wheeler', 'car', 'car_and_two_wheeler', 'commercial', 'none'] as const;
export const TRAVEL = ['yes', 'no'] as const;
/** Names, the same in every language. */
export const ASSOCIATIONS = [
  'CINTAA',
  'AMMA',
  'MAA',
  'Nadigar Sangam',
  'KFAA',
  'West Bengal Motion Picture Artists’ Forum',
] as const;

export const EMPTY_FACTS: Facts = {
  gender: '',
  pronouns: '',
  eyes: '',
  hair: '',
  build: '',
  chest: '',
  waist: '',
  hips: '',
  shoe: '',
  collar: '',
  accents: [],
  association: '',
  association_number: '',
  driving_licence: '',
  passport_until: '',
  travel: '',
  local_cities: [],
  available_from: '',
};

const NAMES = Object.keys(EMPTY_FACTS) as (keyof Facts)[];

const isName = (name: string): name is keyof Facts => (NAMES as readonly string[]).includes(name);

const month = (value: string): string => (/^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : '');

const day = (value: string): string =>
  /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value) ? value : '';

/** YYYY-MM; '' for anything else. */
export const readMonth = (value: unknown): string => month(text(value));

const several = (values: readonly string[]): string[] =>
  [...new Set(values.filter((value) => value !== ''))].slice(0, LIMITS.factEntries);

/** The stored lines of facts, `name: value`; a list has a line for each of its entries. Empty ones have none. */
export function storedFacts(facts: Facts): string[] {
  return NAMES.flatMap((name) => {
    const value = facts[name];
    const values = typeof value === 'string' ? [value] : value.slice(0, LIMITS.factEntries);
    return values.filter((entry) => oneLine(entry) !== '').map((entry) => labelled(name, entry));
  });
}

/** The facts of stored lines, or of an object that has them by name; what cannot be read is left empty. */
export function readFacts(stored: unknown): Facts {
  const found = new Map<keyof Facts, string[]>();
  const add = (name: string, value: string): void => {
    if (isName(name)) found.set(name, [...(found.get(name) ?? []), value.trim()]);
  };
  for (const line of lines(stored)) {
    const [name, value = ''] = unlabelled(line);
    add(name, value);
  }
  if (isRecord(stored)) {
    for (const [name, value] of Object.entries(stored)) {
      for (const entry of Array.isArray(value) ? value : [value]) add(name, text(entry));
    }
  }
  const one = (name: keyof Facts): string => found.get(name)?.at(-1) ?? '';
  return {
    gender: one('gender'),
    pronouns: one('pronouns'),
    eyes: one('eyes'),
    hair: one('hair'),
    build: one('build'),
    chest: one('chest'),
    waist: one('waist'),
    hips: one('hips'),
    shoe: one('shoe'),
    collar: one('collar'),
    accents: several(found.get('accents') ?? []),
    association: one('association'),
    association_number: one('association_number'),
    driving_licence: one('driving_licence'),
    passport_until: month(one('passport_until')),
    travel: optionOf(TRAVEL, one('travel')),
    local_cities: several(found.get('local_cities') ?? []),
    available_from: day(one('available_from')),
  };
}
