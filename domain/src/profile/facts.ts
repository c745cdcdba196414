// Facts that casting asks for, beside those of the profile itself: looks, sizes, papers, where and when. This table is all
// there is to say about one: form, page, CV, what can be hidden and what is stored follow from it, in this order. Its labels
// are in web/src/i18n/{en,hi}/casting.ts.
import { choice, day, emptyValues, line, lines, month, openChoice, periods, type ValuesOf } from './field.ts';
import { LIMITS } from '../values/limits.ts';
import { CITIES } from './options.ts';

/** Names, the same in every language. */
const ASSOCIATIONS = [
  'CINTAA',
  'AMMA',
  'MAA',
  'Nadigar Sangam',
  'KFAA',
  'West Bengal Motion Picture Artists’ Forum',
] as const;

const HAIR = [
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

/** Where the editor asks for a fact. */
export const FACT_GROUPS = ['looks', 'sizes', 'work', 'dates'] as const;

/**
 * `shown`: a row of the page's facts, or one of its size sheet; `beside` another fact, in its row; in the `glance` below
 * the name, which words it itself.
 */
export const FACTS = {
  gender: openChoice(['female', 'male', 'non_binary', 'other'], { group: 'looks', shown: 'row' }),
  pronouns: openChoice(['she_her', 'he_him', 'they_them'], { group: 'looks', shown: 'row' }),
  eyes: openChoice(['black', 'dark_brown', 'brown', 'hazel', 'green', 'blue', 'grey'], {
    group: 'looks',
    shown: 'row',
  }),
  hair: openChoice(HAIR, { group: 'looks', shown: 'row' }),
  build: openChoice(['slim', 'average', 'athletic', 'muscular', 'petite', 'curvy', 'plus_size'], {
    group: 'looks',
    shown: 'row',
  }),
  chest: line({ group: 'sizes', shown: 'size' }),
  waist: line({ group: 'sizes', shown: 'size' }),
  hips: line({ group: 'sizes', shown: 'size' }),
  shoe: line({ group: 'sizes', shown: 'size' }),
  collar: line({ group: 'sizes', shown: 'size' }),
  /** Where the actor can work as a local. */
  local_cities: lines(LIMITS.factEntries, { group: 'work', shown: 'glance', suggestions: CITIES }),
  /** Accents and dialects. */
  accents: lines(LIMITS.factEntries, { group: 'work', shown: 'row' }),
  association: line({ group: 'work', shown: 'row', suggestions: ASSOCIATIONS }),
  association_number: line({ group: 'work', shown: 'beside', beside: 'association' }),
  driving_licence: openChoice(['two_wheeler', 'car', 'car_and_two_wheeler', 'commercial', 'none'], {
    group: 'work',
    shown: 'row',
  }),
  passport_until: month({ group: 'work', shown: 'row' }),
  travel: choice(['yes', 'no'], { group: 'work', shown: 'row' }),
  /** From when the actor is free for work, also a day that is over; '' for 'ask me'. */
  available_from: day({ group: 'dates', shown: 'glance' }),
  /** When the actor is at work already. */
  busy: periods({ group: 'dates', shown: 'glance' }),
} as const;

export type Facts = ValuesOf<typeof FACTS>;
export type FactName = keyof Facts;

export const FACT_NAMES = Object.keys(FACTS) as FactName[];

export const EMPTY_FACTS: Facts = emptyValues(FACTS);
